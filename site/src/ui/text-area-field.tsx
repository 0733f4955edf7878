import type { ComponentProps } from 'react';
import * as styles from './form-field.css.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'>, FormFieldProps {}

/** A multi-line field. Grows with its content in browsers that support `field-sizing`. */
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
    <FormField {...{ id: area.id, label, hint, optional, error, count }}>
      {(control) => (
        <textarea {...area} {...control} rows={rows} className={`${control.className} ${styles.textArea}`} />
      )}
    </FormField>
  );
}
