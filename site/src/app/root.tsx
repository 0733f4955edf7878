import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { MEMBER_KEY } from '../api/auth.ts';
import { CurrentYearContext, OriginContext } from '../ui/page-contexts.ts';
import { HideClaimsContext } from './landing/hide-claims-context.ts';
import type { PageData } from './page-data.ts';

interface RootProps {
  hasSession: boolean;
  data: PageData;
  children: ReactNode;
}

/**
 * The content of the root element, on the server and in the browser. It contains no script: React creates scripts in a way that
 * Trusted Types block, so a page whose HTML was changed before hydration could not be rendered again.
 */
export function Root({ hasSession, data, children }: RootProps) {
  return (
    <PageDataProvider
      // Without a session there is no member to load, and nothing renders again.
      data={hasSession ? data : { ...data, fallback: { ...data.fallback, [MEMBER_KEY]: null } }}
    >
      {children}
    </PageDataProvider>
  );
}

/** Turns off all automatic refetching: when data is stale, on focus, on reconnect and after errors. */
const swrDefaults: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

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
