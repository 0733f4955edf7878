import type { ReactNode } from 'react';
import * as styles from './form-page.css.ts';
import { stack } from './layout.css.ts';

interface FormPageProps {
  title: string;
  /** Heading and text about the form, next to the form on wide windows and below it on narrow windows. */
  aside: ReactNode;
  children: ReactNode;
}

/** The main element of a page with a single form. */
export function FormPage({ title, aside, children }: FormPageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.columns}>
        <div className={stack[6]}>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </main>
  );
}
