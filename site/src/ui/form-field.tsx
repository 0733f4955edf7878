import { type ReactNode, useId } from 'react';
import * as styles from './form-field.css.ts';
import { stack } from './layout.css.ts';
import * as pageStyles from './page.css.ts';

export interface FormFieldProps {
  label: string;
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  error?: string | undefined;
  /** Announces the error to screen readers, in forms without an error summary. */
  isErrorAnnounced?: boolean | undefined;
  /** Character count and limit. */
  count?: { written: number; max: number } | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
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

/** Renders label, hint, character count and validation error around a control. */
export function FormField({
  id: givenId,
  label,
  hint,
  isOptional,
  error,
  isErrorAnnounced,
  count,
  children,
}: Props) {
  const fallbackId = useId();
  const id = givenId ?? fallbackId;
  const described = [hint && `${id}-hint`, count && `${id}-count`, error && `${id}-error`];
  return (
    <div className={stack[1]}>
      <span className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {isOptional && <span className={styles.optional}> (optional)</span>}
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
        <span id={`${id}-error`} role={isErrorAnnounced ? 'alert' : undefined} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

function Count({ id, written, max }: { id: string; written: number; max: number }) {
  return (
    <span id={id} className={styles.characterCount} data-over={written > max || undefined}>
      {written}/{max}
      <span className={pageStyles.visuallyHidden}> characters.</span>
    </span>
  );
}

/** Opens the collapsed section around a field, if there is one. Returns the field. */
export function revealField(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  // A field inside closed details cannot be focused.
  field?.closest('details:not([open])')?.setAttribute('open', '');
  return field;
}

/** Focuses a field, and opens the collapsed section around it. */
export function focusField(id: string): void {
  revealField(id)?.focus();
}

/** Ref of a heading that takes the place of a form, which had the focus. */
export function focusOnMount(heading: HTMLElement | null): void {
  heading?.focus();
}
