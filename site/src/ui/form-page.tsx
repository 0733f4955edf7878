import type { ReactNode } from 'react';
import * as styles from './form-page.css.ts';

interface FormPageProps {
  title: string;
  /** A heading and a text about the form: next to it where there is room, otherwise below it. */
  aside: ReactNode;
  children: ReactNode;
}

/** The main element of a page with a single form. */
export function FormPage({ title, aside, children }: FormPageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </main>
  );
}
