import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';
import * as styles from './form-field.css.ts';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'>, FormFieldProps {}

/** Several lines; it grows with what is written where the browser knows how. */
export function TextAreaField({
  label,
  hint,
  optional,
  error,
  count,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  return (
    <FormField {...{ id: area.id, label, hint, error, count }} optional={optional ?? false}>
      {(control) => (
        <textarea {...area} {...control} rows={rows} className={`${control.className} ${styles.area}`} />
      )}
    </FormField>
  );
}
