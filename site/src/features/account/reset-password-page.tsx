import { NEW_PASSWORD_MIN, ResetPasswordFormSchema } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { resetPassword } from '../../api/auth.ts';
import { PageHead } from '../../components/page-head.tsx';
import { toastFailure } from '../../components/toast-failure.ts';
import { paths } from '../../paths.ts';
import { Link, useLocation, useNavigate } from '../../router.ts';
import { ButtonLink, PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { ErrorNotice, ErrorSummary } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { type AccountLinkState, useAccountLinkState } from './account-link-state.ts';
import { messages } from './account-messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { ResetSteps } from './reset-steps.tsx';

const head = { title: 'Reset password', noindex: true };
const empty = { email: '', token: '', newPassword: '', confirmPassword: '' };

/** Sets a new password with the code from the email that the "Forgot password" page sends. */
export function ResetPasswordPage() {
  const [doneFor, setDoneFor] = useState<string>();
  return (
    <FormPage title="Reset password" aside={<ResetSteps />}>
      {doneFor === undefined ? <ResetForm onDone={setDoneFor} /> : <Done email={doneFor} />}
    </FormPage>
  );
}

function ResetForm({ onDone }: { onDone: (email: string) => void }) {
  const { submit, field, textOf, errors, failure, pending, reset } = useSchemaForm({
    schema: ResetPasswordFormSchema,
    initial: empty,
    send: async ({ email, token, newPassword }) => {
      await resetPassword({ email, token, newPassword });
      toast(messages.passwordReset);
      onDone(email);
    },
    onError: (error) => toastFailure(messages.requestFailed(error), error),
  });
  usePrefill((email, token) => reset({ ...empty, email, token }));

  return (
    <Form className={page.form} onSubmit={submit}>
      <PageHead {...head} failed={failure !== undefined || errors.length > 0} />
      <ErrorSummary errors={errors} />
      {failure && <ErrorNotice title={failure} />}
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Reset Code"
        hint="The link in our email fills it in. You can also copy it from there."
        autoComplete="one-time-code"
        spellCheck={false}
        autoCapitalize="none"
        {...field('token')}
      />
      <NewPasswordField
        label="New Password"
        hint={`At least ${NEW_PASSWORD_MIN} characters.`}
        password={textOf('newPassword')}
        email={textOf('email')}
        minLength={NEW_PASSWORD_MIN}
        {...field('newPassword', { deps: 'confirmPassword' })}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
      <PendingButton pending={pending} pendingLabel="Resetting...">
        Reset Password
      </PendingButton>
      <p>
        No code, or has it expired? <Link to={paths.forgotPassword}>Send a new link</Link>
      </p>
    </Form>
  );
}

/**
 * Fills in the email and code from the link in the email, or the email from the previous page. Removes the code
 * from the URL at once, because URLs are stored, shared and logged.
 */
function usePrefill(fill: (email: string, token: string) => void): void {
  const { search } = useLocation();
  const { email: typed = '' } = useAccountLinkState();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the URL that the page was opened with
  useEffect(() => {
    const query = new URLSearchParams(search);
    const email = query.get('email') ?? typed;
    const token = query.get('token') ?? '';
    if (email || token) fill(email, token);
    if (search) void navigate(paths.resetPassword, { replace: true });
  }, []);
}

function Done({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={page.card} aria-labelledby="done-heading">
      <PageHead {...head} />
      <h2 id="done-heading" ref={heading} tabIndex={-1}>
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
