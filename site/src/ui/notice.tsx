import type { ReactNode } from 'react';
import { Button } from './button.tsx';
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

export function UnreachableServer({ onRetry }: { onRetry: () => void }) {
  return <ErrorNotice title="We could not reach the server." onRetry={onRetry} />;
}

export function Notice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.notice} aria-label={label}>
      {children}
    </section>
  );
}
