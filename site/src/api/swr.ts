import type { SWRConfiguration } from 'swr';

/** Turns off all automatic refetching: when data is stale, on focus, on reconnect and after errors. */
export const swrDefaults: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};
