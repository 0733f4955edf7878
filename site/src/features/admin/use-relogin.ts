import { useEffect, useState } from 'react';
import { useAdmin } from '../../api/admin.ts';

interface ReloginOptions {
  /** A save was refused because nobody is logged in. */
  isSaving: boolean;
  /** The dialog was closed: the save is off. */
  onGiveUp: () => void;
  /** Logged in again: the save goes on. */
  onResume: () => void;
}

/** For a page on which somebody writes: what its login dialog needs. */
export function useRelogin({ isSaving, onGiveUp, onResume }: ReloginOptions) {
  const { status, admin } = useAdmin();
  const isOver = status === 'none';
  const [isDismissed, setDismissed] = useState(false);
  const [username, setUsername] = useState<string>();

  // The next end of a session is another one.
  useEffect(() => {
    if (!isOver) setDismissed(false);
  }, [isOver]);
  useEffect(() => {
    if (admin) setUsername(admin.email);
  }, [admin]);

  return {
    open: isSaving || (isOver && !isDismissed),
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
