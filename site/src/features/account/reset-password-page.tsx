import { NEW_PASSWORD_MIN, ResetPasswordFormSchema } from '@whenabouts/server/contract';
import { useEffect, useState } from 'react';
import { resetPassword } from '../../api/auth.ts';
import { SchemaForm, useSchemaForm } from '../../components/forms/schema-form.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link, useLocation, useNavigate } from '../../router.ts';
import { ButtonLink, PendingButton } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/form-field.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import * as page from '../../ui/page.css.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type AccountLinkState, useAccountLinkState } from './account-link-state.ts';
import { messages } from './account-messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { ResetSteps, UnconfirmedLoss } from './reset-steps.tsx';

const head = { title: 'Reset password', noindex: true };
const empty = { email: '', token: '', newPassword: '', confirmPassword: '' };

/** Sets a new password with the code from the email that the "Forgot password" page sends. */
export function ResetPasswordPage() {
  const [resetEmail, setResetEmail] = useState<string>();
  return (
    <FormPage title="Reset password" aside={<ResetSteps />}>
      {resetEmail === undefined ? <ResetForm onDone={setResetEmail} /> : <Done email={resetEmail} />}
    </FormPage>
  );
}

function ResetForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useSchemaForm({
    schema: ResetPasswordFormSchema,
    initial: empty,
    send: async ({ email, token, newPassword }) => {
      await resetPassword({ email, token, newPassword });
      toast(messages.passwordReset);
      onDone(email);
    },
    messageOf: messages.requestFailed,
  });
  usePrefill((email, token) => form.reset({ ...empty, email, token }));

  return (
    <SchemaForm form={form} className={page.form} hasSummary>
      <PageHead {...head} hasFailed={form.hasFailed} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <TextField
        label="Reset Code"
        hint="The link in our email fills it in. Or type the eight characters from it."
        autoComplete="one-time-code"
        spellCheck={false}
        autoCapitalize="none"
        {...form.field('token')}
      />
      <NewPasswordField
        label="New Password"
        hint={`At least ${NEW_PASSWORD_MIN} characters.`}
        password={form.textOf('newPassword')}
        email={form.textOf('email')}
        minLength={NEW_PASSWORD_MIN}
        {...form.field('newPassword', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <PendingButton isPending={form.isPending} pendingLabel="Resetting...">
        Reset Password
      </PendingButton>
      <UnconfirmedLoss />
      <p>
        No code, or has it expired? <Link to={paths.forgotPassword}>Send a new link</Link>
      </p>
    </SchemaForm>
  );
}

/**
 * Fills in the email and code from the link in the email, or the email from the previous page. Removes the code
 * from the URL at once, because URLs are stored, shared and logged.
 */
function usePrefill(fill: (email: string, token: string) => void): void {
  const { search } = useLocation();
  const linkState = useAccountLinkState();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the URL that the page was opened with
  useEffect(() => {
    const query = new URLSearchParams(search);
    const email = query.get('email') ?? linkState.email ?? '';
    const token = query.get('token') ?? '';
    if (email || token) fill(email, token);
    if (search) void navigate(paths.resetPassword, { replace: true });
  }, []);
}

function Done({ email }: { email: string }) {
  return (
    <section className={page.card} aria-labelledby="done-heading">
      <PageHead {...head} />
      <h2 id="done-heading" ref={focusOnMount} tabIndex={-1}>
        Password reset successful
      </h2>
      <p>Your password has been changed, and all devices have been logged out.</p>
      <div>
        <ButtonLink to={paths.login} state={{ email, next: paths.myPlans } satisfies AccountLinkState}>
          Go to Login
        </ButtonLink>
      </div>
    </section>
  );
}
