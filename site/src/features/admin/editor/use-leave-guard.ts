import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from '../../../router.ts';
import { useUnsavedWork } from '../unsaved-work.ts';

/** Asks for confirmation before unsaved changes are lost: on navigation, on logout, or when the tab closes. */
export function useLeaveGuard(isDirty: boolean, storeDraft: () => void) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );
  /** The logout that waits for the admin's decision; undefined if none does. */
  const [logout, setLogout] = useState<{ resolve: (mayLeave: boolean) => void }>();
  /** True once the admin has confirmed that the changes may be lost. */
  const [isDiscarded, setDiscarded] = useState(false);

  useUnsavedWork(isDirty && !isDiscarded, () => new Promise((resolve) => setLogout({ resolve })));

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  function decide(mayLeave: boolean): void {
    if (logout) {
      setDiscarded(mayLeave);
      setLogout(undefined);
      logout.resolve(mayLeave);
      return;
    }
    if (blocker.state !== 'blocked') return;
    if (mayLeave) {
      storeDraft();
      blocker.proceed();
    } else blocker.reset();
  }

  return {
    open: blocker.state === 'blocked' || logout !== undefined,
    description: logout
      ? 'Logging out removes your unsaved changes from this browser.'
      : 'Your changes are not saved. This browser keeps them as a draft that you can restore when you come back.',
    onStay: () => decide(false),
    onLeave: () => decide(true),
  };
}
