import { colorModeScript } from '../theme/color-mode.ts';
import { pendingLinkScript } from '../ui/pending-link.ts';
import { earlyTapScript } from './early-tap.ts';

/** Runs in the head of every page, before the first paint. The Content Security Policy allows it by its hash. */
export const headScript = `${colorModeScript};${pendingLinkScript};${earlyTapScript}`;

interface DocumentParts {
  hasSession: boolean;
  hasAdminSession: boolean;
  /** Tags of this page for the head. */
  head: readonly string[];
  root: string;
  /** An inline script that runs once the root element is there. */
  script?: string | undefined;
}

/**
 * Returns the HTML document around the root element that React hydrates. The header's styles and `hasSession` read
 * `data-session`; `useAdminOnPublicPage` reads `data-admin`.
 */
export function htmlDocument({ hasSession, hasAdminSession, head, root, script }: DocumentParts): string {
  const attributes = [
    'lang="en"',
    ...(hasSession ? ['data-session=""'] : []),
    ...(hasAdminSession ? ['data-admin=""'] : []),
  ];
  return [
    `<!DOCTYPE html><html ${attributes.join(' ')}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${headScript}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml">',
    '<link rel="alternate" type="application/rss+xml" title="Blog (RSS)" href="/rss.xml">',
    ...head,
    `</head><body>${root}`,
    ...(script ? [`<script>${script}</script>`] : []),
    '</body></html>',
  ].join('');
}
