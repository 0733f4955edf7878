import type { ExplainerField } from '@whenabouts/core';
import { type PointerEvent, useRef } from 'react';
import * as styles from './explainer.css.ts';
import { nearestStop } from './starting-values.ts';

interface SentenceNumberProps {
  text: string;
  field: ExplainerField;
  value: number;
  onChange: (value: number) => void;
  /** Leads to where the number can be typed. */
  onVisit: () => void;
}

/** How far the pointer goes for the whole range, in pixels. */
const RANGE_WIDTH = 320;

/**
 * A number of the visitor's within a sentence. A press leads to its box, where it can be typed; a drag
 * changes it in place, as an extra for those who point.
 */
export function SentenceNumber({ text, field, value, onChange, onVisit }: SentenceNumberProps) {
  const drag = useRef<{ from: number; value: number; moved: boolean }>(undefined);

  function begin(event: PointerEvent<HTMLButtonElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, value, moved: false };
  }

  function move({ clientX, buttons }: PointerEvent): void {
    const { current } = drag;
    if (!current || buttons === 0) return;
    const steps = (field.max - field.min) / field.step;
    const moved = Math.round(((clientX - current.from) / RANGE_WIDTH) * steps);
    if (moved === 0 && !current.moved) return;
    current.moved = true;
    onChange(nearestStop(field, current.value + moved * field.step));
  }

  function press(): void {
    if (!drag.current?.moved) onVisit();
    drag.current = undefined;
  }

  return (
    <button
      type="button"
      className={styles.ownNumber}
      aria-label={`${text}: ${field.label}`}
      onPointerDown={begin}
      onPointerMove={move}
      onClick={press}
    >
      {/* A page translator may replace the text node: a new number is a new element. */}
      <span key={text} translate="no">
        {text}
      </span>
    </button>
  );
}
