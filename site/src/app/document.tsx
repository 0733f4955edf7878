import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { MEMBER_KEY } from '../api/auth.ts';
import { pendingLinkScript } from '../features/outlook/pending-link.ts';
import { colorModeScript } from '../theme/color-mode.ts';
import { CurrentYearContext, OriginContext } from '../ui/page-contexts.ts';
import { HideClaimsContext, type PageData } from './page-data.ts';

/** Runs in the head of every page, before the first paint. The Content Security Policy allows it by its hash. */
export const headScript = `${colorModeScript};${pendingLinkScript}`;

/** Turns off all automatic refetching: when data is stale, on focus, on reconnect and after errors. */
const swrDefaults: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

interface DocumentProps {
  hasSession: boolean;
  hasAdminSession: boolean;
  data: PageData;
  children: ReactNode;
}

/**
 * The HTML document. The server inserts the tags for styles, fonts and scripts at the end of the head. The header's
 * styles and `hasSession` read `data-session`; `useAdminOnPublicPage` reads `data-admin`.
 */
export function Document({ hasSession, hasAdminSession, data, children }: DocumentProps) {
  return (
    // The inline script sets attributes of this element before React hydrates it.
    <html
      lang="en"
      data-session={hasSession ? '' : undefined}
      data-admin={hasAdminSession ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash
          dangerouslySetInnerHTML={{ __html: headScript }}
          suppressHydrationWarning
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml" />
        <link rel="alternate" type="application/rss+xml" title="Blog (RSS)" href="/rss.xml" />
      </head>
      <body>
        <PageDataProvider
          // Without a session there is no member to load, and nothing renders again.
          data={hasSession ? data : { ...data, fallback: { ...data.fallback, [MEMBER_KEY]: null } }}
        >
          {children}
        </PageDataProvider>
      </body>
    </html>
  );
}

/** Provides the page's data to its components. */
export function PageDataProvider({ data, children }: { data: PageData; children: ReactNode }) {
  return (
    <OriginContext value={data.origin}>
      <CurrentYearContext value={data.year}>
        <HideClaimsContext value={data.hideClaims}>
          <SWRConfig value={{ ...swrDefaults, fallback: data.fallback }}>{children}</SWRConfig>
        </HideClaimsContext>
      </CurrentYearContext>
    </OriginContext>
  );
}
