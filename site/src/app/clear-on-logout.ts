import { useEffect, useRef } from 'react';
import { checkMember, useMember } from '../api/auth.ts';
import { clearNumbers } from '../numbers/store.ts';

/** Clears the visitor's inputs on logout: the next person at this computer must not see them. */
export function useClearOnLogout(): void {
  const { status } = useMember();
  const wasMember = useRef(false);

  useEffect(() => {
    // The back button may restore a page from the cache whose member has logged out since.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && wasMember.current) void checkMember();
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  useEffect(() => {
    if (wasMember.current && status === 'visitor') clearNumbers();
    // Other states are temporary: the member is being loaded again.
    if (status === 'member' || status === 'visitor') wasMember.current = status === 'member';
  }, [status]);
}
