import { americanFormats, formatWithUnit, type Limits, type NumberFormats } from '@whenabouts/core';
import { type CSSProperties, useRef, useState } from 'react';
import { useEarlyInput } from './early-input.ts';
import { NumberBox } from './number-box.tsx';
import * as styles from './slider-field.css.ts';

export interface SliderFieldProps {
  field: Limits & { readonly step: number };
  value: number;
  formats?: NumberFormats;
  /** The id of the number box; other ids derive from it. */
  id: string;
  problem?: string | undefined;
  /** How a screen reader says the value, where its unit alone does not tell. */
  say?: (value: number) => string;
  onChange: (value: number) => void;
}

/** One input twice: a slider to play with and a box to type into, always showing the same value. */
export function SliderField({
  field,
  value,
  formats = americanFormats,
  id,
  problem,
  say,
  onChange,
}: SliderFieldProps) {
  const { label, unit, min, max, step } = field;
  const [notice, setNotice] = useState<string>();
  const slider = useRef<HTMLInputElement>(null);
  const touched = useRef(value);
  const early = useEarlyInput(slider, ({ valueAsNumber }) => onChange(valueAsNumber));
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const message = problem ?? notice;
  const described = {
    'aria-describedby': message ? messageId : undefined,
    'aria-invalid': problem ? (true as const) : undefined,
  };

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label id={labelId} htmlFor={id} className={styles.label}>
          {label}
        </label>
        <NumberBox
          field={field}
          value={value}
          formats={formats}
          id={id}
          {...described}
          onChange={(next) => {
            setNotice(undefined);
            onChange(next);
          }}
          onNotice={setNotice}
        />
      </div>
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        style={{ [styles.fill]: share(value, min, max) } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value}
        {...early}
        aria-labelledby={labelId}
        aria-valuetext={
          say?.(value) ?? (unit === 'level' ? formats.number(value) : formatWithUnit(value, unit, formats))
        }
        {...described}
        onChange={(event) => {
          setNotice(undefined);
          onChange(event.currentTarget.valueAsNumber);
        }}
        // A finger moves the slider as it lands. When it goes on to scroll the page, it did not mean to.
        onPointerDown={() => {
          touched.current = value;
        }}
        onPointerCancel={() => onChange(touched.current)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{endLabel(unit, formats.number(min))}</span>
        <span>{endLabel(unit, formats.number(max))}</span>
      </div>
      <p id={messageId} className={problem ? styles.problem : styles.notice} role="status" hidden={!message}>
        <span key={message}>{message}</span>
      </p>
    </div>
  );
}

function share(value: number, min: number, max: number): string {
  // A slider with one stop has its thumb at the start.
  return `${((value - min) / (max - min || 1)) * 100}%`;
}

function endLabel(unit: Limits['unit'], number: string): string {
  return unit === 'dollars' ? `$${number}` : unit === 'percent' ? `${number}%` : number;
}
