import type { ComponentProps } from 'react';
import { Labelled, type LabelledProps } from './labelled.tsx';
import * as styles from './text-field.css.ts';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, LabelledProps {
  choices: readonly string[];
  /** Stands there while nothing is chosen. */
  placeholder: string;
}

/** One of a few choices, in the browser's own list: every keyboard and every phone knows it. */
export function SelectField({
  label,
  hint,
  optional,
  problem,
  choices,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Labelled {...{ id: select.id, label, hint, problem }} optional={optional ?? false}>
      {(control) => (
        <select {...select} {...control} className={`${control.className} ${styles.select}`}>
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
