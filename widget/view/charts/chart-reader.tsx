import type { KeyboardEvent, PointerEvent } from 'react';
import * as styles from './chart-reader.css.ts';

export interface ChartReaderProps {
  /** Accessible name, such as "Read the chart by age". */
  label: string;
  /** First and last x value; whole numbers. */
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** Returns the numbers at an x value, for screen readers. */
  valueText: (value: number) => string;
  /** Called on Escape and when a mouse or the focus leaves. If given, the value also follows a hovering mouse. */
  onLeave?: () => void;
}

const PAGE_STEP = 5;

/**
 * A slider that covers a chart's plot and picks an x value by key, click, touch or drag. It is a native range
 * input without a visible thumb: the chart marks the value.
 */
export function ChartReader({ label, min, max, value, onChange, valueText, onLeave }: ChartReaderProps) {
  const select = (next: number) => onChange(Math.min(Math.max(next, min), max));

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onLeave?.();
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    select(value + (event.key === 'PageUp' ? PAGE_STEP : -PAGE_STEP));
  }

  function handleHover({ pointerType, clientX, currentTarget }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    select(Math.round(min + ((clientX - left) / width) * (max - min)));
  }

  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={valueText(value)}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      onKeyDown={handleKey}
      {...(onLeave && {
        onFocus: () => select(value),
        onBlur: onLeave,
        onPointerMove: handleHover,
        // Lifting a finger also dispatches this event, but the value stays selected until the chart loses the focus.
        onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onLeave(),
      })}
    />
  );
}
