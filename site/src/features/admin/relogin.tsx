import type { Admin } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { adminLoginAgain, adminLoginAgainWithPasskey, useAdmin } from '../../api/admin.ts';
import { ApiError } from '../../api/request.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { AdminLoginForm } from './admin-login-form.tsx';

export type WaitingRequest = 'save' | 'preview';

const consequences: Readonly<Record<WaitingRequest, string>> = {
  save: ', and will be saved as soon as you log in',
  preview: ', and the preview opens as soon as you log in',
};

interface ReloginDialogProps {
  open: boolean;
  /** The request that the login repeats; undefined if none failed. */
  waiting: WaitingRequest | undefined;
  username: string | undefined;
  /** True if the admin has no password here. */
  singleSignOn: boolean;
  onClose: () => void;
  onLoggedIn: () => void;
}

/** A login dialog for a session that ended while the admin was editing, so that nothing is lost. */
export function ReloginDialog(props: ReloginDialogProps) {
  const { open, waiting, username, singleSignOn, onClose, onLoggedIn } = props;
  const form = useRef<HTMLDivElement>(null);
  const isKnown = username !== undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Please log in again"
      description={`Your session has ended. Your changes are still here${
        waiting && !singleSignOn ? consequences[waiting] : ''
      }.`}
      initialFocus={() => form.current?.querySelector(isKnown ? '[type=password]' : 'input') ?? null}
    >
      {singleSignOn ? (
        <p>
          <a href={paths.adminLogin} target="_blank" rel="noreferrer">
            Log in with single sign-on in a new tab
          </a>
          . Then close this dialog and save again.
        </p>
      ) : (
        <div ref={form}>
          <AdminLoginForm
            className={stack[4]}
            logIn={adminLoginAgain}
            logInWithPasskey={adminLoginAgainWithPasskey}
            username={username ?? ''}
            onLoggedIn={onLoggedIn}
          />
        </div>
      )}
      <Button kind="quiet" onClick={onClose}>
        Not now
      </Button>
    </Dialog>
  );
}

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
  const [last, setLast] = useState<Admin>();

  // Show the dialog again the next time that a session ends.
  useEffect(() => {
    if (!isLoggedOut) setDismissed(false);
  }, [isLoggedOut]);
  useEffect(() => {
    if (admin) setLast(admin);
  }, [admin]);

  return {
    open: waiting !== undefined || (isLoggedOut && !isDismissed),
    waiting,
    username: last?.email,
    singleSignOn: last?.singleSignOn === true,
    onClose: () => {
      setDismissed(true);
      onGiveUp();
    },
    onLoggedIn: () => {
      if (waiting) onResume();
    },
  };
}

/**
 * Returns a function that saves, and saves again after a new login if the session has ended. Without a login, it
 * rejects with the error of the first attempt.
 */
export function useSaveAfterRelogin() {
  const [waiting, setWaiting] = useState<{ resume: () => void; giveUp: () => void }>();
  const relogin = useRelogin({
    waiting: waiting && 'save',
    onResume: () => waiting?.resume(),
    onGiveUp: () => waiting?.giveUp(),
  });

  async function saveWithRelogin(save: () => Promise<void>): Promise<void> {
    try {
      await save();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      await new Promise<void>((resume, reject) =>
        setWaiting({ resume, giveUp: () => reject(error) }),
      ).finally(() => setWaiting(undefined));
      await save();
    }
  }

  return { saveWithRelogin, relogin };
}
