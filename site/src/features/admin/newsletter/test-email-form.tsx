import { type CampaignForm, TestEmailBody } from '@whenabouts/server/contract';
import { useState } from 'react';
import { useAdmin } from '../../../api/admin.ts';
import { sendTestCampaign } from '../../../api/admin-newsletter.ts';
import { toastFailure } from '../../../components/toast-failure.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { messages } from '../admin-messages.ts';
import * as styles from './newsletter.css.ts';

/** The mail server rejected the email. The message can be shown. */
class RejectedEmailError extends Error {}

/** Sends the email to one address, by default the admin's. */
export function TestEmailForm({ postId, edits }: { postId: string; edits: CampaignForm | undefined }) {
  const { admin } = useAdmin();
  const [sentMessage, setSentMessage] = useState<string>();
  const { submit, field, failure, pending } = useSchemaForm({
    schema: TestEmailBody,
    initial: { email: admin?.email ?? '' },
    send: async ({ email }) => {
      setSentMessage(undefined);
      const { success, message } = await sendTestCampaign(postId, { email, ...edits });
      if (!success) throw new RejectedEmailError(message);
      setSentMessage(message);
      toast(messages.emailSent(message));
    },
    onError: (error) => {
      const isRejected = error instanceof RejectedEmailError;
      return toastFailure(
        isRejected ? messages.emailFailed(error.message) : messages.emailError(error),
        error,
      );
    },
  });
  return (
    <section className={page.card} aria-labelledby="test-heading">
      <div className={page.spaceBetween}>
        <h2 id="test-heading" className={styles.heading}>
          Test email
        </h2>
        <p role="status" className={page.caption}>
          {sentMessage}
        </p>
      </div>
      <p>Send the newsletter to yourself first. The unsubscribe link in a test does nothing.</p>
      <Form className={page.plainForm} onSubmit={submit}>
        {failure && <ErrorNotice title={failure} />}
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <div>
          <PendingButton kind="secondary" pending={pending} pendingLabel="Sending...">
            Send Test Email
          </PendingButton>
        </div>
      </Form>
    </section>
  );
}
