import { ForgotPasswordBody, retention } from '@whenabouts/server/contract';
import { useState } from 'react';
import { forgotPassword } from '../../api/auth.ts';
import { SchemaForm, useSchemaForm } from '../../components/forms/schema-form.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/form-field.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { row } from '../../ui/layout.css.ts';
import * as page from '../../ui/page.css.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAccountLinkState } from './account-link-state.ts';
import { messages } from './account-messages.ts';
import { ResetSteps, UnconfirmedLoss } from './reset-steps.tsx';

const head = {
  title: 'Forgot password',
  description: 'Get an email with a link to set a new password for your account.',
  path: paths.forgotPassword,
};

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const [usesAnotherEmail, setUsesAnotherEmail] = useState(false);
  const { email = '' } = useAccountLinkState();
  return (
    <FormPage title="Forgot password" aside={<ResetSteps />}>
      {sentTo === undefined ? (
        <RequestForm
          initialEmail={usesAnotherEmail ? '' : email}
          usesAnotherEmail={usesAnotherEmail}
          onSent={setSentTo}
        />
      ) : (
        <CheckYourEmail
          email={sentTo}
          onUseAnotherEmail={() => {
            setUsesAnotherEmail(true);
            setSentTo(undefined);
          }}
        />
      )}
      <p>
        Remembered it? <Link to={paths.login}>Log in</Link>
      </p>
    </FormPage>
  );
}

interface RequestFormProps {
  initialEmail: string;
  /** True after a first request with another email. */
  usesAnotherEmail: boolean;
  onSent: (email: string) => void;
}

function RequestForm({ initialEmail, usesAnotherEmail, onSent }: RequestFormProps) {
  const form = useSchemaForm({
    schema: ForgotPasswordBody,
    initial: { email: initialEmail },
    send: async ({ email }) => {
      await forgotPassword(email);
      toast(messages.checkEmail);
      onSent(email);
    },
    messageOf: messages.requestFailed,
  });
  return (
    <SchemaForm
      form={form}
      className={page.form}
      intro={<p>Enter the email of your account. We will send you a link to set a new password.</p>}
    >
      <PageHead {...head} hasFailed={form.hasFailed} />
      <TextField
        label="Email"
        type="email"
        autoFocus={usesAnotherEmail}
        autoComplete="email"
        {...form.field('email')}
      />
      <PendingButton isPending={form.isPending} pendingLabel="Sending...">
        Send Reset Instructions
      </PendingButton>
      <UnconfirmedLoss />
    </SchemaForm>
  );
}

interface CheckYourEmailProps {
  email: string;
  onUseAnotherEmail: () => void;
}

function CheckYourEmail({ email, onUseAnotherEmail }: CheckYourEmailProps) {
  return (
    <section className={page.card} aria-labelledby="sent-heading">
      <PageHead {...head} />
      <h2 id="sent-heading" ref={focusOnMount} tabIndex={-1}>
        Check your email
      </h2>
      <p>
        Open the link in the email to <strong>{email}</strong> within {retention.resetCodeMinutes} minutes. If
        it doesn’t arrive, check your spam folder, and that your account has this email address. If many
        emails were requested for this email address, the next one can take up to an hour.
      </p>
      <UnconfirmedLoss />
      <div className={row}>
        <Button kind="secondary" onClick={onUseAnotherEmail}>
          Use another email
        </Button>
      </div>
      <p className={page.caption}>
        The link doesn’t open?{' '}
        <Link to={paths.resetPassword} state={{ email }}>
          Enter reset code
        </Link>
      </p>
    </section>
  );
}
