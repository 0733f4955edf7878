import { isWithinLimits, type Limits, type NumberFormats } from '@whenabouts/core';
import { useRef, useState } from 'react';
import { useEarlyInput } from './early-input.ts';
import { parseNumber } from './parse-number.ts';
import { settleInput } from './settle-input.ts';
import * as styles from './slider-field.css.ts';

interface NumberBoxProps {
  field: Limits;
  value: number;
  formats: NumberFormats;
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  onChange: (value: number) => void;
  /** A sentence about what was typed, when it could not stand as it was. */
  onNotice: (notice: string) => void;
}

/** What stands behind the number. */
const unitsAfter: Readonly<Record<Limits['unit'], string>> = {
  percent: '%',
  years: 'years',
  dollars: '',
  level: '',
};

/**
 * A box for typing the value. What is typed stands as it is until the box is left; every possible number
 * on the way takes effect at once.
 */
export function NumberBox({ field, value, formats, id, onChange, onNotice, ...described }: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { unit } = field;

  function type(text: string): void {
    setDraft(text);
    const number = parseNumber(text, formats.decimalPoint);
    if (number !== null && isWithinLimits(field, number)) onChange(number);
  }

  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, (typed) => (typed.matches(':focus') ? type(typed.value) : settle(typed.value)));

  function settle(text: string | null): void {
    if (text === null) return;
    setDraft(null);
    const number = parseNumber(text, formats.decimalPoint);
    if (number === null) {
      onNotice(`Please type a number, such as ${formats.number(value)}.`);
      return;
    }
    const settled = settleInput(field, number, formats);
    onChange(settled.value);
    if (settled.notice) onNotice(settled.notice);
  }

  return (
    <span className={styles.box}>
      {unit === 'dollars' && (
        <span className={styles.unit} aria-hidden="true">
          $
        </span>
      )}
      <input
        ref={box}
        type="text"
        inputMode={unit === 'percent' ? 'decimal' : 'numeric'}
        autoComplete="off"
        id={id}
        className={styles.number}
        value={draft ?? formats.number(value)}
        {...described}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => settle(draft)}
        // Enter submits the form, which reads the value: settle it first.
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(draft);
        }}
      />
      {unitsAfter[unit] && (
        <span className={styles.unit} aria-hidden="true">
          {unitsAfter[unit]}
        </span>
      )}
    </span>
  );
}
