import { useLocation } from '../../router.ts';

/** What links between the account pages pass on in the state of the history entry. */
export interface AccountLinkState {
  /** The email that the visitor has typed. */
  email?: string;
  /** Path of the page after the login, if no plan waits to be saved. */
  next?: string;
}

/** Returns what the link to this page passed on. */
export function useAccountLinkState(): AccountLinkState {
  const { state } = useLocation();
  return (state as AccountLinkState | null) ?? {};
}
