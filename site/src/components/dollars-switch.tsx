import type { DollarKind } from '@whenabouts/calculator/dollars';
import { INFLATION } from '@whenabouts/core';
import { useId } from 'react';
import * as styles from './dollars-switch.css.ts';

const kinds = [
  { kind: 'future', label: 'Future dollars' },
  { kind: 'today', label: 'Today’s dollars' },
] as const;

interface DollarsSwitchProps {
  value: DollarKind;
  onChange: (value: DollarKind) => void;
}

/** Chooses the dollars of the large amounts; the small amounts next to them are in the other dollars. */
export function DollarsSwitch({ value, onChange }: DollarsSwitchProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>Show results in</legend>
      <div className={styles.choices}>
        {kinds.map(({ kind, label }) => (
          <label key={kind} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-dollars`}
              value={kind}
              checked={value === kind}
              className={styles.radio}
              onChange={() => onChange(kind)}
            />
            {label}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        Future dollars are those of the year you retire. Today’s dollars are what they buy now, at {INFLATION}
        % inflation a year.
      </p>
    </fieldset>
  );
}
