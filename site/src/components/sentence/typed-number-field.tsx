import { type Field, formatNumber, isValidFieldValue } from '@whenabouts/core';
import { clampInput, parseNumber } from '@whenabouts/view';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as styles from './sentence.css.ts';

export interface SentenceControl {
  readonly field: Field;
  readonly value: number;
  /** Called with each new value. `typed` is given once the field is left: the value may be the nearest valid one. */
  readonly onChange: (value: number, typed?: number) => void;
  /** Converts a typed number to a value, if the sentence shows the value in another unit: 8 of "8 out of 10" is 80. */
  readonly readTyped?: ((typed: number) => number) | undefined;
}

interface TypedNumberFieldProps extends SentenceControl {
  draft: string;
  /** False to select the text at first, so that typing replaces it. */
  isTyped: boolean;
  onDraft: (text: string) => void;
  /** Called when the field is left, with a message if the value was out of range. */
  onClose: (closing: { notice?: string | undefined; isByKey: boolean }) => void;
}

/** The text field that replaces the number. Every valid number on the way takes effect immediately. */
export function TypedNumberField({
  field,
  value,
  draft,
  isTyped,
  onDraft,
  onChange,
  readTyped,
  onClose,
}: TypedNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const initial = useRef({ value, isTyped });

  function read(text: string): number | null {
    const typed = parseNumber(text);
    return typed !== null && readTyped ? readTyped(typed) : typed;
  }

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!initial.current.isTyped) input.current?.select();
  }, []);

  function type(text: string): void {
    onDraft(text);
    const number = read(text);
    if (number !== null && isValidFieldValue(field, number)) onChange(number);
  }

  function commit({ isByKey }: { isByKey: boolean }): void {
    const number = read(draft);
    const shown = formatNumber(initial.current.value);
    if (number === null) {
      // The value may have changed while the start of the text was a valid number.
      onChange(initial.current.value);
      onClose({ notice: `Please enter a number, such as ${shown}.`, isByKey });
      return;
    }
    const { value: nearest, notice } = clampInput(field, number);
    // An untouched field keeps the cents that it does not show.
    if (draft !== shown) onChange(nearest, number);
    onClose({ notice, isByKey });
  }

  function press({ key }: KeyboardEvent): void {
    if (key === 'Enter') commit({ isByKey: true });
    if (key !== 'Escape') return;
    onChange(initial.current.value);
    onClose({ isByKey: true });
  }

  return (
    <input
      ref={input}
      type="text"
      inputMode={field.unit === 'percent' ? 'decimal' : 'numeric'}
      autoComplete="off"
      className={styles.numberField}
      aria-label={field.label}
      value={draft}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => commit({ isByKey: false })}
      onKeyDown={press}
    />
  );
}
