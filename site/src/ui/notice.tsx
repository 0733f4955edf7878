import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { focusField } from './form-field.tsx';
import * as styles from './notice.css.ts';

export interface ErrorNoticeProps {
  title: string;
  /** Adds a "Try again" button. */
  onRetry?: () => void;
  children?: ReactNode;
}

/** An error message that stays in place until it no longer applies. */
export function ErrorNotice({ title, onRetry, children }: ErrorNoticeProps) {
  return (
    <div className={styles.error} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
      {onRetry && (
        <div>
          <Button kind="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

/** A highlighted notice above the content that it is about. */
export function Caution({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.caution} aria-label={label}>
      {children}
    </section>
  );
}

export interface ErrorSummaryProps {
  /** Validation errors with the ids of their fields. */
  errors: readonly { fieldId: string; message: string }[];
}

/** A list of all validation errors of a long form, linked to the fields. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.error} role="alert">
      <h2 className={styles.title}>There is a problem</h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
