import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from '../../../router.ts';
import { useUnsavedWork } from '../unsaved-work.ts';

/** Asks before unsaved changes are left: for another page, for the login, or with the tab. */
export function useLeaveGuard(isDirty: boolean, keepDraft: () => void) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );
  const [logout, setLogout] = useState<{ answer: (mayLeave: boolean) => void }>();
  /** Whoever logs out lets the changes go. */
  const [isGivenUp, setGivenUp] = useState(false);

  useUnsavedWork(isDirty && !isGivenUp, () => new Promise((answer) => setLogout({ answer })));

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  function decide(mayLeave: boolean): void {
    if (logout) {
      setGivenUp(mayLeave);
      setLogout(undefined);
      logout.answer(mayLeave);
      return;
    }
    if (blocker.state !== 'blocked') return;
    if (mayLeave) {
      keepDraft();
      blocker.proceed();
    } else blocker.reset();
  }

  return {
    open: blocker.state === 'blocked' || logout !== undefined,
    description: logout
      ? 'Logging out removes your unsaved changes from this browser.'
      : 'Your changes are not saved. This browser keeps them as a draft and offers it when you come back.',
    onStay: () => decide(false),
    onLeave: () => decide(true),
  };
}
