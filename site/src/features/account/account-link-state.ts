import { useLocation } from '../../router.ts';

/** Router state that links between the account pages pass on. */
export interface AccountLinkState {
  email?: string;
  /** Path of the page after the login, if no plan waits to be saved. */
  next?: string;
}

export function useAccountLinkState(): AccountLinkState {
  const { state } = useLocation();
  return (state as AccountLinkState | null) ?? {};
}
