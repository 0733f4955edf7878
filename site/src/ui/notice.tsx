import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { focusField } from './focus-field.ts';
import * as styles from './notice.css.ts';

export interface ProblemNoticeProps {
  title: string;
  /** Offers to try it again. */
  onRetry?: () => void;
  children?: ReactNode;
}

/** A failure that stands where it happened until it is mended. */
export function ProblemNotice({ title, onRetry, children }: ProblemNoticeProps) {
  return (
    <div className={styles.problem} role="alert">
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
  problems: readonly { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/** Above a longer form: everything that is wrong with it, each leading to its field. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <div ref={ref} className={styles.problem} role="alert">
      <h2 className={styles.title}>There is a problem</h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
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
