import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { CurrentYearContext, OriginContext } from '../ui/page-contexts.ts';
import { HideClaimsContext, type PageData } from './page-data.ts';

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
