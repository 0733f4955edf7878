import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';
import * as styles from './form-field.css.ts';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FormFieldProps {
  choices: readonly string[];
  /** Stands there while nothing is chosen. */
  placeholder: string;
}

/** One of a few choices, in the browser's own list: every keyboard and every phone knows it. */
export function SelectField({
  label,
  hint,
  optional,
  error,
  choices,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FormField {...{ id: select.id, label, hint, error }} optional={optional ?? false}>
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
    </FormField>
  );
}
