import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component takes over what the server has rendered, or is rendered there. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
