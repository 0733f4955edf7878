import { useEffect, useState } from 'react';
import { useAdmin } from '../../api/admin.ts';

interface ReloginOptions {
  /** True if a save failed because the session has ended. */
  isSaving: boolean;
  /** Called if the dialog is closed without logging in. */
  onGiveUp: () => void;
  /** Called after the login, to repeat the save. */
  onResume: () => void;
}

/** Props of the relogin dialog, for pages with a form. */
export function useRelogin({ isSaving, onGiveUp, onResume }: ReloginOptions) {
  const { status, admin } = useAdmin();
  const isLoggedOut = status === 'none';
  const [isDismissed, setDismissed] = useState(false);
  const [username, setUsername] = useState<string>();

  // Show the dialog again the next time that a session ends.
  useEffect(() => {
    if (!isLoggedOut) setDismissed(false);
  }, [isLoggedOut]);
  useEffect(() => {
    if (admin) setUsername(admin.email);
  }, [admin]);

  return {
    open: isSaving || (isLoggedOut && !isDismissed),
    isSaving,
    username,
    onClose: () => {
      setDismissed(true);
      onGiveUp();
    },
    onLoggedIn: () => {
      if (isSaving) onResume();
    },
  };
}
