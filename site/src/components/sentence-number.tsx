import { type Field, formatNumber, isValidFieldValue } from '@whenabouts/core';
import { clampInput, parseNumber } from '@whenabouts/view';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './sentence.css.ts';
import { nearestStop, nextStop } from './slider-stops.ts';

export interface SentenceControl {
  readonly field: Field;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Converts a typed number to a value, if the sentence shows the value in another unit: 8 of "8 out of 10" is 80. */
  readonly readTyped?: ((typed: number) => number) | undefined;
}

interface SentenceNumberProps extends SentenceControl {
  /** The value as the sentence shows it. */
  text: string;
  /** Called with a message if a typed value was out of range, and with undefined at the next change. */
  onNotice: (notice: string | undefined) => void;
}

/** Drag distance for the whole range, in pixels. */
const RANGE_WIDTH = 320;
/** Shortest drag distance for a step, in pixels: a finger cannot aim at closer steps. */
const MIN_STEP_WIDTH = 3;
/** Number of steps of the Page Up and Page Down keys. */
const PAGE_STEPS = 5;

/**
 * A number within a sentence that can be dragged, changed with the arrow keys, or typed: a click, Enter or a
 * digit replaces it with a text field.
 */
export function SentenceNumber({ text, field, value, onChange, readTyped, onNotice }: SentenceNumberProps) {
  const number = useRef<HTMLSpanElement>(null);
  const [draft, setDraft] = useState<string>();
  /** True if a digit opened the field, after which the visitor goes on typing. */
  const [isTyped, setTyped] = useState(false);
  const [refocus, setRefocus] = useState(false);
  const drag = useDrag(field, value, change, open);

  useLayoutEffect(() => {
    if (!refocus) return;
    number.current?.focus({ preventScroll: true });
    setRefocus(false);
  }, [refocus]);

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
    const steps = stepsOf(event.key);
    if (steps !== undefined) change(nextStop(field, value, steps));
    else if (event.key === 'Home') change(field.min);
    else if (event.key === 'End') change(field.max);
    else if (event.key === 'Enter' || event.key === ' ') open();
    else if (/^\p{Nd}$/u.test(event.key)) open(event.key);
    else return;
    event.preventDefault();
  }

  if (draft !== undefined) {
    return (
      <span className={styles.numberFieldSpace} data-number={text}>
        <NumberField
          field={field}
          value={value}
          draft={draft}
          isTyped={isTyped}
          onDraft={setDraft}
          onChange={onChange}
          readTyped={readTyped}
          onClose={({ notice, byKey }) => {
            setDraft(undefined);
            setRefocus(byKey);
            onNotice(notice);
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

function stepsOf(key: string): number | undefined {
  if (key === 'ArrowUp' || key === 'ArrowRight') return 1;
  if (key === 'ArrowDown' || key === 'ArrowLeft') return -1;
  if (key === 'PageUp') return PAGE_STEPS;
  return key === 'PageDown' ? -PAGE_STEPS : undefined;
}

/** Returns the pointer handlers that change a value by dragging and report a click without a drag. */
function useDrag(
  field: SentenceControl['field'],
  value: number,
  onChange: (value: number) => void,
  onClick: () => void,
) {
  const drag = useRef<{ startX: number; value: number; hasMoved: boolean }>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startX: event.clientX, value, hasMoved: false };
    },
    onPointerMove({ clientX, buttons }: PointerEvent): void {
      const { current } = drag;
      if (!current || buttons === 0) return;
      const steps = (field.max - field.min) / field.step;
      const stepWidth = Math.max(RANGE_WIDTH / steps, MIN_STEP_WIDTH);
      const draggedSteps = Math.round((clientX - current.startX) / stepWidth);
      if (draggedSteps === 0 && !current.hasMoved) return;
      current.hasMoved = true;
      onChange(nearestStop(field, current.value + draggedSteps * field.step));
    },
    // The browser cancels a drag that turns into scrolling. Restore the value from before the drag.
    onPointerCancel(): void {
      if (drag.current?.hasMoved) onChange(drag.current.value);
      drag.current = undefined;
    },
    onClick(): void {
      if (!drag.current?.hasMoved) onClick();
      drag.current = undefined;
    },
  };
}

interface NumberFieldProps extends SentenceControl {
  draft: string;
  /** False to select the text at first, so that typing replaces it. */
  isTyped: boolean;
  onDraft: (text: string) => void;
  /** Called when the field is left, with a message if the value was out of range. */
  onClose: (closing: { notice?: string | undefined; byKey: boolean }) => void;
}

/** The text field that replaces the number. Every valid number on the way takes effect immediately. */
function NumberField({
  field,
  value,
  draft,
  isTyped,
  onDraft,
  onChange,
  readTyped,
  onClose,
}: NumberFieldProps) {
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

  function commit({ byKey }: { byKey: boolean }): void {
    const number = read(draft);
    if (number === null) {
      // The value may have changed while the start of the text was a valid number.
      onChange(initial.current.value);
      onClose({ notice: `Please enter a number, such as ${formatNumber(initial.current.value)}.`, byKey });
      return;
    }
    // An untouched field keeps the cents that it does not show.
    const isUntouched = draft === formatNumber(initial.current.value);
    const clamped = clampInput(field, number);
    if (!isUntouched) onChange(clamped.value);
    onClose({ notice: clamped.notice, byKey });
  }

  function press({ key }: KeyboardEvent): void {
    if (key === 'Enter') commit({ byKey: true });
    if (key !== 'Escape') return;
    onChange(initial.current.value);
    onClose({ byKey: true });
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
      onBlur={() => commit({ byKey: false })}
      onKeyDown={press}
    />
  );
}
