import { type ComponentProps, useId } from 'react';
import * as styles from '../../ui/text-field.css.ts';

interface DialogFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  problem: string | undefined;
}

/** A field that says aloud what is wrong with it: in a dialog there is no summary that would. */
export function DialogField({ label, hint, problem, ...input }: DialogFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
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
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {problem && (
        <span id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
