import { formatNumber } from '@whenabouts/core';
import { afterPress } from '@whenabouts/view';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './sentence.css.ts';
import { nextStop } from './slider-stops.ts';
import { type SentenceControl, TypedNumberField } from './typed-number-field.tsx';
import { useDrag } from './use-drag.ts';

interface SentenceNumberProps extends SentenceControl {
  /** The value as the sentence shows it. */
  text: string;
  /** Called with a message if a typed value was out of range, and with undefined at the next change. */
  onNotice: (notice: string | undefined) => void;
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * A number within a sentence that can be dragged, changed with the arrow keys, or typed: a click, Enter or a
 * digit replaces it with a text field.
 */
export function SentenceNumber({ text, field, value, onChange, readTyped, onNotice }: SentenceNumberProps) {
  const number = useRef<HTMLSpanElement>(null);
  const [draft, setDraft] = useState<string>();
  /** True if a digit opened the field, after which the visitor continues to type. */
  const [isTyped, setTyped] = useState(false);
  const [needsFocus, setRefocus] = useState(false);
  const drag = useDrag({ field, value, onChange: change, onClick: open });

  useLayoutEffect(() => {
    if (!needsFocus) return;
    number.current?.focus({ preventScroll: true });
    setRefocus(false);
  }, [needsFocus]);

  function change(next: number): void {
    onNotice(undefined);
    onChange(next);
  }

  function open(digit?: string): void {
    setTyped(digit !== undefined);
    setDraft(digit ?? formatNumber(value));
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = keySteps[event.key];
    if (steps !== undefined) change(nextStop(field, value, steps));
    else if (event.key === 'Enter' || event.key === ' ') open();
    else if (/^\p{Nd}$/u.test(event.key)) open(event.key);
    else return;
    event.preventDefault();
  }

  if (draft !== undefined) {
    return (
      <span className={styles.numberFieldSpace} data-number={text}>
        <TypedNumberField
          field={field}
          value={value}
          draft={draft}
          isTyped={isTyped}
          onDraft={(typed) => {
            onNotice(undefined);
            setDraft(typed);
          }}
          onChange={onChange}
          readTyped={readTyped}
          onClose={({ notice, isByKey }) => {
            setDraft(undefined);
            setRefocus(isByKey);
            afterPress(document, () => onNotice(notice));
          }}
        />
      </span>
    );
  }
  return (
    <span
      ref={number}
      role="spinbutton"
      tabIndex={0}
      className={styles.inputNumber}
      aria-label={field.label}
      aria-valuenow={value}
      aria-valuemin={field.min}
      aria-valuemax={field.max}
      aria-valuetext={text}
      {...drag}
      onKeyDown={press}
    >
      {/* Keyed by text, because a page translator may have replaced the text node. */}
      <span key={text} translate="no">
        {text}
      </span>
    </span>
  );
}
