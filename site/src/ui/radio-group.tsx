import { useId } from 'react';
import { radio } from './choices.css.ts';
import * as page from './page.css.ts';
import * as styles from './radio-group.css.ts';

interface RadioGroupProps<Value extends string> {
  legend: string;
  isLegendHidden?: boolean;
  layout: keyof typeof styles.group;
  /** Name of the value in a submitted form. */
  name?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between options that are all visible. Pills and rows are not printed. */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden = false,
  layout,
  name,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group[layout]}>
      <legend className={isLegendHidden ? page.visuallyHidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option[layout]}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            className={radio}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
