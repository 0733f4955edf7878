import type { ReactNode } from 'react';
import { bleed, lead, narrow, page } from './page.css.ts';

const widths = { page, narrow, bleed };

interface NeedsScriptsProps {
  to: string;
  /** Names the parts that work without scripts. */
  children?: ReactNode;
}

/** A note on what visitors without scripts cannot do. In the browser, React renders nothing within `noscript`. */
export function NeedsScripts({ to, children }: NeedsScriptsProps) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className={lead}>
          To {to}, turn on JavaScript in your browser. {children}
        </p>
      )}
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
