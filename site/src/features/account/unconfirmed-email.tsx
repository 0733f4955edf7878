import { useState } from 'react';
import { sendConfirmationEmail } from '../../api/auth.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Caution } from '../../ui/notice.tsx';
import { caption } from '../../ui/page.css.ts';
import { toast } from '../../ui/toast.ts';
import { messages } from './account-messages.ts';

const SENT = 'We sent the email. If you don’t see it, look in your spam folder.';

/** A notice for members whose email address is not confirmed, with a button that sends another link. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const [state, setState] = useState<'ready' | 'pending' | 'sent'>('ready');
  const [failure, setFailure] = useState('');

  async function send(): Promise<void> {
    setState('pending');
    setFailure('');
    try {
      await sendConfirmationEmail();
      toast(messages.confirmationSent);
      setState('sent');
    } catch (error) {
      const message = messages.confirmationFailed(error);
      toast(message);
      setFailure(message.text);
      setState('ready');
    }
  }

  return (
    <Caution label="Email address not confirmed">
      <p>
        <strong>Your email address is not confirmed.</strong> Confirm it with the link in the email that we
        send to {email}. If the address is wrong, emails to reset your password can’t reach you.
      </p>
      <div>
        <PendingButton
          type="button"
          kind="secondary"
          pending={state === 'pending'}
          pendingLabel="Sending..."
          onClick={() => void send()}
        >
          Send the confirmation email again
        </PendingButton>
        <p role="status" className={caption}>
          {state === 'sent' ? SENT : failure}
        </p>
      </div>
    </Caution>
  );
}
