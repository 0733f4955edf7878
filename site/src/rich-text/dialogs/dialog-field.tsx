import { type ComponentProps, useId } from 'react';
import * as styles from '../../ui/form-field.css.ts';

interface DialogFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error: string | undefined;
}

/** A field whose error is announced to screen readers, because dialogs have no error summary. */
export function DialogField({ label, hint, error, ...input }: DialogFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
