import { useState } from 'react';
import { sendConfirmationEmail } from '../../api/auth.ts';
import { reasonOf, SOMETHING_WRONG } from '../../api/request.ts';
import { PendingButton } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { errorMessage, toast } from '../../ui/toast.ts';
import { useAction } from '../../ui/use-action.ts';

const messages = {
  sent: { title: 'Email sent', text: 'Open the link in it to confirm your email address.' },
  failed: (error: unknown) => errorMessage('Email not sent', reasonOf(error) ?? SOMETHING_WRONG),
};

const SENT = 'We sent the email. If you don’t see it, look in your spam folder.';

/** A button that sends the member another link to confirm the email address. */
export function SendConfirmation() {
  const [isSent, setSent] = useState(false);
  const { run, isPending, failure } = useAction(async () => {
    setSent(false);
    await sendConfirmationEmail();
    toast(messages.sent);
    setSent(true);
  }, messages.failed);

  return (
    <div>
      <PendingButton
        type="button"
        kind="secondary"
        isPending={isPending}
        pendingLabel="Sending..."
        onClick={run}
      >
        Send the confirmation email again
      </PendingButton>
      <p role="status" className={page.caption}>
        {/* Stays on the page after the toast is gone: the member reads it when the email does not arrive. */}
        {failure ?? (isSent && SENT)}
      </p>
    </div>
  );
}
