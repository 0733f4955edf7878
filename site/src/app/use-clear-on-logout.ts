import { useEffect, useLayoutEffect, useRef } from 'react';
import { checkMember, useMember } from '../api/auth.ts';
import { claimLogin, hasSession, markLoggedOut } from '../api/login.ts';
import { clearPendingPlan } from '../numbers/session-storage.ts';
import { claimNumbers, clearNumbers, forgetHiddenNumbers, reloadNumbers } from '../numbers/store.ts';

/** Clears the visitor's numbers on logout, and for another member: the next person at this computer must not see them. */
export function useClearOnLogout(): void {
  const { status, member } = useMember();
  const email = member?.email;
  /** The email address of the member who was logged in last. */
  const lastEmail = useRef<string | undefined>(undefined);

  useEffect(() => {
    // The back button may restore a page from the browser's cache after its member has logged out.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reloadNumbers();
      if (lastEmail.current !== undefined) void checkMember();
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  // A layout effect, because the effects of a page would first take the pending plan of another member.
  useLayoutEffect(() => {
    // In the other states, the member is being loaded again.
    if (status !== 'member' && status !== 'visitor') return;
    const isAnother = email !== undefined && !claimLogin(email);
    // The session has expired. What a visitor types from now on is not stored as the member's.
    if (email === undefined && hasSession()) markLoggedOut();
    if (lastEmail.current !== undefined && lastEmail.current !== email) clearNumbers();
    if (isAnother) clearPendingPlan();
    if (isAnother || email === undefined) forgetHiddenNumbers();
    if (email !== undefined) claimNumbers();
    lastEmail.current = email;
  }, [status, email]);
}
