import type { SWRConfiguration } from 'swr';

/** Nothing is fetched again by itself: not for being old, not on focus, not after a failure. */
export const swrDefaults: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};
