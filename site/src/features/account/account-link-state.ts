import { useLocation } from '../../router.ts';

/** State of the history entry that links between the account pages pass on. */
export interface AccountLinkState {
  /** The email that the visitor has typed. */
  email?: string;
  /** Path of the page after the login, if no plan waits to be saved. */
  next?: string;
}

/** Returns the state that the link to this page passed on. */
export function useAccountLinkState(): AccountLinkState {
  const { state } = useLocation();
  return (state as AccountLinkState | null) ?? {};
}
