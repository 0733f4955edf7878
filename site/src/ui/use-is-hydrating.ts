import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns true on the server and during hydration, and false in components that the browser renders first. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
