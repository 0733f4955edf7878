import { TestEmailBody } from '@whenabouts/server/contract';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { sendTestEmail } from '../../api/admin.ts';
import { PageHead } from '../../components/page-head.tsx';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { removeToast, type ToastMessage, toast } from '../../ui/toast.ts';
import { messages } from './admin-messages.ts';

/** Sends a test email, so that an admin can check the mail server. */
export function EmailTestPage() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState<ToastMessage>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function change(typed: string): void {
    setEmail(typed);
    if (!v.is(TestEmailBody, { email: typed })) return;
    setError(undefined);
    removeToast(messages.emailRequired);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const parsed = v.safeParse(TestEmailBody, { email });
    if (parsed.success) {
      setError(undefined);
      void send(parsed.output.email);
      return;
    }
    setError(email.trim() === '' ? messages.emailRequired.text : parsed.issues[0].message);
    if (email.trim() === '') toast(messages.emailRequired);
    field.current?.focus();
  }

  async function send(email: string): Promise<void> {
    setPending(true);
    const message = await sendTest(email);
    setPending(false);
    setOutcome(message);
    toast(message);
  }

  return (
    <Page width="narrow">
      <PageHead title="Email test" noindex hasFailed={error !== undefined || outcome?.kind === 'error'} />
      <h1 tabIndex={-1}>Email test</h1>
      <Form className={page.form} onSubmit={submit}>
        <p>Sends a short email to test that the site can send email. Admins only.</p>
        {outcome?.kind === 'error' && <ErrorNotice title={outcome.text ?? outcome.title} />}
        {outcome && outcome.kind !== 'error' && <p role="status">{outcome.text}</p>}
        <TextField
          ref={field}
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <PendingButton isPending={isPending} pendingLabel="Sending...">
          Send Test Email
        </PendingButton>
      </Form>
    </Page>
  );
}

async function sendTest(email: string): Promise<ToastMessage> {
  try {
    const { success, message } = await sendTestEmail(email);
    return success ? messages.emailSent(message) : messages.emailFailed(message);
  } catch (error) {
    return messages.emailError(error);
  }
}
