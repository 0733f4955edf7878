import { useRef } from 'react';
import { adminLoginAgain, adminLoginAgainWithPasskey } from '../../api/admin.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { AdminLoginForm } from './admin-login-form.tsx';

export type WaitingRequest = 'save' | 'preview';

const ENDED = 'Your session has ended. Your changes are still here';

const descriptions: Readonly<Record<WaitingRequest, string>> = {
  save: `${ENDED}, and will be saved as soon as you log in.`,
  preview: `${ENDED}, and the preview opens as soon as you log in.`,
};

const nextSteps: Readonly<Record<WaitingRequest, string>> = {
  save: 'close this dialog and save again',
  preview: 'close this dialog and open the preview again',
};

interface ReloginDialogProps {
  open: boolean;
  /** The request that the login repeats; undefined if none failed. */
  waiting: WaitingRequest | undefined;
  email: string | undefined;
  /** True if the admin has no password here. */
  singleSignOn: boolean;
  onClose: () => void;
  onLoggedIn: () => void;
}

/** A login dialog for a session that ended while the admin was editing, so that nothing is lost. */
export function ReloginDialog(props: ReloginDialogProps) {
  const { open, waiting, email, singleSignOn, onClose, onLoggedIn } = props;
  const form = useRef<HTMLDivElement>(null);
  const isKnown = email !== undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Please log in again"
      description={waiting && !singleSignOn ? descriptions[waiting] : `${ENDED}.`}
      initialFocus={() => form.current?.querySelector(isKnown ? '[type=password]' : 'input') ?? null}
    >
      {singleSignOn ? (
        <p>
          <a href={paths.adminLogin} target="_blank" rel="noreferrer">
            Log in with single sign-on in a new tab
          </a>
          . Then {waiting ? nextSteps[waiting] : 'close this dialog'}.
        </p>
      ) : (
        <div ref={form}>
          <AdminLoginForm
            className={stack[4]}
            logIn={adminLoginAgain}
            logInWithPasskey={adminLoginAgainWithPasskey}
            username={email ?? ''}
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
