import { useRef } from 'react';
import { adminLoginAgain, adminLoginAgainWithPasskey } from '../../api/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import * as page from '../../ui/page.css.ts';
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
  onClose: () => void;
  onLoggedIn: () => void;
}

/** A login dialog for a session that ended while the admin was editing, so that nothing is lost. */
export function ReloginDialog({ open, waiting, username, onClose, onLoggedIn }: ReloginDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  const isKnown = username !== undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Please log in again"
      description={`Your session has ended. Your changes are still here${
        waiting ? consequences[waiting] : ''
      }.`}
      initialFocus={() => form.current?.querySelector(isKnown ? '[type=password]' : 'input') ?? null}
    >
      <div ref={form}>
        <AdminLoginForm
          className={page.plainForm}
          logIn={adminLoginAgain}
          logInWithPasskey={adminLoginAgainWithPasskey}
          username={username ?? ''}
          onLoggedIn={onLoggedIn}
        />
      </div>
      <Button kind="quiet" onClick={onClose}>
        Not now
      </Button>
    </Dialog>
  );
}
