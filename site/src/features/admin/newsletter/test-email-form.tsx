import { TestEmailBody } from '@whenabouts/server/contract';
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

/** Sends the email to one address, by default the admin's. */
export function TestEmailForm({ postId }: { postId: string }) {
  const { admin } = useAdmin();
  const [result, setResult] = useState<{ success: boolean; message: string }>();
  const { submit, field, failure, pending } = useSchemaForm({
    schema: TestEmailBody,
    initial: { email: admin?.email ?? '' },
    send: async ({ email }) => {
      setResult(undefined);
      const outcome = await sendTestCampaign(postId, email);
      setResult(outcome);
      toast(outcome.success ? messages.emailSent(outcome.message) : messages.emailFailed(outcome.message));
    },
    explain: (error) => {
      setResult(undefined);
      return toastFailure(messages.emailError(error), error);
    },
  });
  const error = failure ?? (result?.success === false ? result.message : undefined);
  return (
    <section className={page.card} aria-labelledby="test-heading">
      <div className={page.between}>
        <h2 id="test-heading" className={styles.heading}>
          Test email
        </h2>
        <p role="status" className={page.caption}>
          {result?.success && result.message}
        </p>
      </div>
      <p>See the email in your own mailbox first. Its unsubscribe link works, but unsubscribes nobody.</p>
      <Form className={page.plainForm} onSubmit={submit}>
        {error && <ErrorNotice title={error} />}
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
