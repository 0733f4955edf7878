import { type ComponentProps, useState } from 'react';
import * as styles from './form-field.css.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FormFieldProps {}

export function TextField({
  label,
  hint,
  optional,
  error,
  isErrorAnnounced,
  count,
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ id: input.id, label, hint, optional, error, isErrorAnnounced, count }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FormField>
  );
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, optional, error, ...input }: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FormField {...{ id: input.id, label, hint, optional, error }}>
      {(control) => (
        <span className={styles.passwordInput}>
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className={styles.showPasswordButton}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </FormField>
  );
}

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
