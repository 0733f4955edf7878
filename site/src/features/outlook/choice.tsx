import * as page from '../../ui/page.css.ts';
import * as styles from './outlook-page.css.ts';

interface ChoiceProps<Value extends string> {
  legend: string;
  isLegendVisible?: boolean;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between two options, both visible. */
export function Choice<Value extends string>({
  legend,
  isLegendVisible = false,
  name,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={isLegendVisible ? styles.legend : page.visuallyHidden}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className={styles.radio}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
