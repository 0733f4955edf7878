import type { ComponentProps } from 'react';
import * as styles from './form-field.css.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FormFieldProps {
  choices: readonly string[];
  /** Texts of choices that are not shown as they are. */
  labels?: Readonly<Record<string, string>>;
  /** A choice that selects nothing; without it, there is always a selection. */
  placeholder?: string;
}

/** A native select, because it works with every keyboard and phone. */
export function SelectField({
  label,
  hint,
  isOptional,
  error,
  isErrorAnnounced,
  choices,
  labels,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FormField {...{ id: select.id, label, hint, isOptional, error, isErrorAnnounced }}>
      {(control) => (
        <select {...select} {...control} className={`${control.className} ${styles.select}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labels?.[choice] ?? choice}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
