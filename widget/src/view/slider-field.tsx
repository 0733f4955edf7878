import { fields, formatNumber, formatWithUnit, type InputName } from '@whenabouts/core';
import { type CSSProperties, useRef, useState } from 'react';
import { useEarlyInput } from './early-input.ts';
import { NumberBox } from './number-box.tsx';
import * as styles from './slider-field.css.ts';

export interface SliderFieldProps {
  name: InputName;
  value: number;
  /** The id of the number box; other ids derive from it. */
  id: string;
  problem: string | undefined;
  onChange: (name: InputName, value: number) => void;
}

/** One input twice: a slider to play with and a box to type into, always showing the same value. */
export function SliderField({ name, value, id, problem, onChange }: SliderFieldProps) {
  const { label, unit, min, max, step } = fields[name];
  const [notice, setNotice] = useState<string>();
  const slider = useRef<HTMLInputElement>(null);
  useEarlyInput(slider, ({ valueAsNumber }) => onChange(name, valueAsNumber));
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
          name={name}
          value={value}
          id={id}
          {...described}
          onChange={(next) => {
            setNotice(undefined);
            onChange(name, next);
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
        aria-labelledby={labelId}
        aria-valuetext={formatWithUnit(value, unit)}
        {...described}
        onChange={(event) => {
          setNotice(undefined);
          onChange(name, event.currentTarget.valueAsNumber);
        }}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{endLabel(name, min)}</span>
        <span>{endLabel(name, max)}</span>
      </div>
      <p id={messageId} className={problem ? styles.problem : styles.notice} role="status" hidden={!message}>
        {message}
      </p>
    </div>
  );
}

function share(value: number, min: number, max: number): string {
  return `${((value - min) / (max - min)) * 100}%`;
}

function endLabel(name: InputName, value: number): string {
  const { unit } = fields[name];
  const number = formatNumber(value);
  return unit === 'dollars' ? `$${number}` : unit === 'percent' ? `${number}%` : number;
}
