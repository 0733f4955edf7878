import { useState } from 'react';
import { sendConfirmationEmail } from '../../api/auth.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Caution } from '../../ui/notice.tsx';
import { caption } from '../../ui/page.css.ts';
import { toast } from '../../ui/toast.ts';
import { messages } from './account-messages.ts';

const SENT = 'We sent the email. If you don’t see it, look in your spam folder.';

interface SendingState {
  kind: 'ready' | 'pending' | 'sent' | 'failed';
  /** Stays on the page after the toast is gone: the member reads it when the email does not arrive. */
  message: string;
}

/** A notice for members whose email address is not confirmed, with a button that sends another link. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const [{ kind, message }, setState] = useState<SendingState>({ kind: 'ready', message: '' });

  async function send(): Promise<void> {
    setState({ kind: 'pending', message: '' });
    try {
      await sendConfirmationEmail();
      toast(messages.confirmationSent);
      setState({ kind: 'sent', message: SENT });
    } catch (error) {
      const failure = messages.confirmationFailed(error);
      toast(failure);
      setState({ kind: 'failed', message: failure.text });
    }
  }

  return (
    <Caution label="Email address not confirmed">
      <p>
        <strong>Your email address is not confirmed.</strong> Open the link in the email we sent to {email}.
        If this address is wrong, create a new account with the right one: an account’s email can’t be
        changed, and we need it to reset your password.
      </p>
      <div>
        <PendingButton
          type="button"
          kind="secondary"
          pending={kind === 'pending'}
          pendingLabel="Sending..."
          onClick={() => void send()}
        >
          Send the confirmation email again
        </PendingButton>
        <p role="status" className={caption}>
          {message}
        </p>
      </div>
    </Caution>
  );
}
