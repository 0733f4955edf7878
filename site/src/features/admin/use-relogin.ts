import type { Admin } from '@whenabouts/server/contract';
import { useEffect, useState } from 'react';
import { useAdmin } from '../../api/admin.ts';
import type { WaitingRequest } from './relogin-dialog.tsx';

interface ReloginOptions {
  /** The request that failed because the session has ended; undefined if none. */
  waiting: WaitingRequest | undefined;
  /** Called if the dialog is closed without logging in. */
  onGiveUp: () => void;
  /** Called after the login, to repeat the request. */
  onResume: () => void;
}

/** Props of the relogin dialog, for pages with a form. */
export function useRelogin({ waiting, onGiveUp, onResume }: ReloginOptions) {
  const { status, admin } = useAdmin();
  const isLoggedOut = status === 'none';
  const [isDismissed, setDismissed] = useState(false);
  const [lastAdmin, setLastAdmin] = useState<Admin>();

  // Show the dialog again the next time that a session ends.
  useEffect(() => {
    if (!isLoggedOut) setDismissed(false);
  }, [isLoggedOut]);
  useEffect(() => {
    if (admin) setLastAdmin(admin);
  }, [admin]);

  return {
    open: waiting !== undefined || (isLoggedOut && !isDismissed),
    waiting,
    email: lastAdmin?.email,
    singleSignOn: lastAdmin?.singleSignOn === true,
    onClose: () => {
      setDismissed(true);
      onGiveUp();
    },
    onLoggedIn: () => {
      if (waiting) onResume();
    },
  };
}
