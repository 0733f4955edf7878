import { americanFormats, type Field, type NumberFormats } from '@whenabouts/core';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { type FieldMessages, fieldMessages } from './field-messages.ts';
import { NumberBox } from './number-box.tsx';
import * as styles from './slider-field.css.ts';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

export interface SliderFieldProps {
  field: Field;
  value: number;
  formats?: NumberFormats;
  messages?: FieldMessages | undefined;
  /** The id of the number box; other ids derive from it. */
  id: string;
  /** Shown below the slider while there is no error. */
  note?: ReactNode;
  error?: string | undefined;
  validValue?: number | undefined;
  /** Returns the text that a screen reader says for a value, if its unit is not enough. */
  valueText?: (value: number) => string;
  /** `typed` is the number that was typed, of which the value may be the nearest valid one. */
  onChange: (value: number, typed?: number) => void;
}

export function SliderField({
  field,
  value,
  formats = americanFormats,
  messages = fieldMessages,
  id,
  note,
  error,
  validValue,
  valueText,
  onChange,
}: SliderFieldProps) {
  const { label, unit, min, max, step, sliderMax = max } = field;
  const [notice, setNotice] = useState<string>();
  const slider = useRef<HTMLInputElement>(null);
  const valueBeforeTouch = useRef(value);
  useInputBeforeHydration(slider, ({ valueAsNumber }) => onChange(valueAsNumber));
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const message = error ?? notice ?? note;
  const descriptionProps = {
    'aria-describedby': message ? messageId : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };

  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label id={labelId} htmlFor={id} className={styles.label}>
          {label}
        </label>
        <NumberBox
          field={field}
          value={value}
          formats={formats}
          messages={messages}
          id={id}
          label={messages.exactAmount(label)}
          {...descriptionProps}
          onChange={onChange}
          onNotice={setNotice}
        />
      </div>
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        style={
          {
            [styles.fillProperty]: percentOfTrack(Math.min(value, sliderMax), min, sliderMax),
          } as CSSProperties
        }
        min={min}
        max={sliderMax}
        step={step}
        value={Math.min(value, sliderMax)}
        autoComplete="off"
        aria-labelledby={labelId}
        aria-valuetext={valueText?.(value) ?? messages.withUnit(value, unit, formats)}
        {...descriptionProps}
        onChange={(event) => {
          setNotice(undefined);
          onChange(event.currentTarget.valueAsNumber);
        }}
        // A finger moves the slider when it lands. If it then scrolls the page, restore the value.
        onPointerDown={() => {
          valueBeforeTouch.current = value;
        }}
        onPointerCancel={() => onChange(valueBeforeTouch.current)}
      />
      <div className={styles.rangeLabels} aria-hidden>
        <span>{rangeLabel(unit, min, formats)}</span>
        <span>
          {rangeLabel(unit, sliderMax, formats)}
          {sliderMax < max && '+'}
        </span>
      </div>
      <p id={messageId} className={error ? styles.error : styles.notice} role="status" hidden={!message}>
        {/* A page translator may have replaced the old text node: the key makes a new element. */}
        <span key={error ?? notice}>{message}</span> {message === notice && note}
      </p>
      {error && validValue !== undefined && (
        <button
          type="button"
          className={styles.correction}
          onClick={() => {
            // The button that has the focus disappears.
            slider.current?.focus();
            onChange(validValue);
          }}
        >
          {messages.setTo(formats.number(validValue))}
        </button>
      )}
    </div>
  );
}

function percentOfTrack(value: number, min: number, max: number): string {
  // A slider with a single value has its thumb at the start of the track.
  return `${((100 * (value - min)) / (max - min || 1)).toFixed(1)}%`;
}

function rangeLabel(unit: Field['unit'], value: number, { dollars, number }: NumberFormats): string {
  return unit === 'dollars' ? dollars(value) : number(value) + (unit === 'percent' ? '%' : '');
}
