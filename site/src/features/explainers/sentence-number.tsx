import type { Field } from '@whenabouts/core';
import { type PointerEvent, useRef } from 'react';
import * as styles from './explainer.css.ts';
import { nearestStop } from './starting-values.ts';

interface SentenceNumberProps {
  text: string;
  field: Field;
  value: number;
  onChange: (value: number) => void;
  /** Focuses the field in which the number can be typed. */
  onSelect: () => void;
}

/** Drag distance for the whole range, in pixels. */
const RANGE_WIDTH = 320;

/**
 * An input's value within the sentence. A click focuses its field; dragging changes the value in place, as an
 * extra for pointer users.
 */
export function SentenceNumber({ text, field, value, onChange, onSelect }: SentenceNumberProps) {
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
    if (!drag.current?.moved) onSelect();
    drag.current = undefined;
  }

  return (
    <button
      type="button"
      className={styles.inputNumber}
      aria-label={`${text}: ${field.label}`}
      onPointerDown={begin}
      onPointerMove={move}
      onClick={press}
    >
      {/* Keyed by text, because a page translator may have replaced the text node. */}
      <span key={text} translate="no">
        {text}
      </span>
    </button>
  );
}
