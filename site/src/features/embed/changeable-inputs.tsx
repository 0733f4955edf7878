import { attributeName } from '@whenabouts/calculator/options';
import { fields, inputNames } from '@whenabouts/core';
import { checkbox } from '../../ui/choices.css.ts';
import * as styles from './embed-page.css.ts';

interface ChangeableInputsProps {
  /** Attributes of the inputs that readers can change. */
  changeable: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** Checkboxes for the inputs that readers can change. */
export function ChangeableInputs({ changeable, onChange }: ChangeableInputsProps) {
  const names = inputNames.map(attributeName);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Readers can change</legend>
      {inputNames.map((input) => {
        const name = attributeName(input);
        const isChangeable = changeable.includes(name);
        return (
          <label key={name} className={styles.choice}>
            <input
              type="checkbox"
              name="inputs"
              value={name}
              checked={isChangeable}
              // A calculator without any input has nothing to calculate.
              disabled={isChangeable && changeable.length === 1}
              className={checkbox}
              onChange={() => {
                const chosen = isChangeable
                  ? changeable.filter((other) => other !== name)
                  : [...changeable, name];
                onChange(names.filter((other) => chosen.includes(other)));
              }}
            />
            {fields[input].label}
          </label>
        );
      })}
    </fieldset>
  );
}
