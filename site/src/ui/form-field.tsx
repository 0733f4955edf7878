import { type ReactNode, useId } from 'react';
import * as pageStyles from './page.css.ts';
import * as styles from './form-field.css.ts';

/** What stands around every kind of field. */
export interface FormFieldProps {
  label: string;
  hint?: string | undefined;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
  /** What is wrong with the value, in a sentence; absent when nothing is. */
  error?: string | undefined;
  /** How much has been written, and how much may be. */
  count?: { written: number; max: number } | undefined;
}

/** What ties a control to its label, its hint and its error. */
export interface ControlAttributes {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FormFieldProps {
  id: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

export function FormField({ id: givenId, label, hint, optional, error, count, children }: Props) {
  const fallbackId = useId();
  const id = givenId ?? fallbackId;
  const described = [hint && `${id}-hint`, count && `${id}-count`, error && `${id}-error`];
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> (optional)</span>}
        </label>
        {count && <Count id={`${id}-count`} {...count} />}
      </span>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

function Count({ id, written, max }: { id: string; written: number; max: number }) {
  return (
    <span id={id} className={styles.count} data-over={written > max || undefined}>
      {written}/{max}
      <span className={pageStyles.visuallyHidden}> characters.</span>
    </span>
  );
}
