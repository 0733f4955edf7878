import type { ReactNode } from 'react';
import * as styles from './household.css.ts';

/** Fields that few visitors need, behind a line that opens them. */
export function More({ children }: { children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>More</summary>
      <div className={styles.moreContent}>{children}</div>
    </details>
  );
}
