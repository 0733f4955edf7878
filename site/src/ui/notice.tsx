import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { focusField } from './focus-field.ts';
import * as styles from './notice.css.ts';

export interface ErrorNoticeProps {
  title: string;
  /** Offers to try it again. */
  onRetry?: () => void;
  children?: ReactNode;
}

/** A failure that stands where it happened until it is mended. */
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

/** Something to know before reading or writing what follows. */
export function Caution({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.caution} aria-label={label}>
      {children}
    </section>
  );
}

export interface ErrorSummaryProps {
  /** What is wrong, by the id of the field. */
  errors: readonly { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/** Above a longer form: everything that is wrong with it, each leading to its field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.error} role="alert">
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
