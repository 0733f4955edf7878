import type { ReactNode } from 'react';
import { bleed, lead, narrow, page } from './page.css.ts';

const widths = { page, narrow, bleed };

/** A note to visitors without scripts, on what they cannot use. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={lead}>{children}</p>
    </noscript>
  );
}

export interface PageProps {
  /** Narrow: a page with a single form. Bleed: sections set their own margins. */
  width?: keyof typeof widths;
  children: ReactNode;
}

/** The main element of a page; the target of the skip link. */
export function Page({ width = 'page', children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={widths[width]}>
      {children}
    </main>
  );
}
