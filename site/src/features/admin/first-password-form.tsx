import { FirstPasswordFormSchema, NEW_PASSWORD_MIN } from '@whenabouts/server/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { toastFailure } from '../../components/toast-failure.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './admin-messages.ts';

interface FirstPasswordFormProps {
  className: string;
  /** The email of the admin, for password managers. */
  username: string;
  /** Logs in with the new password. */
  send: (newPassword: string) => Promise<void>;
  head?: ((failed: boolean) => ReactNode) | undefined;
}

/** A form for the password that replaces a generated one. */
export function FirstPasswordForm({ className, username, send, head }: FirstPasswordFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { submit, field, errors, failure, pending } = useSchemaForm({
    schema: FirstPasswordFormSchema,
    initial: { newPassword: '', confirmPassword: '' },
    send: ({ newPassword }) => send(newPassword),
    onError: (error) => toastFailure(messages.loginFailed(error), error),
  });
  return (
    <Form className={className} onSubmit={submit}>
      {head?.(failure !== undefined || errors.length > 0)}
      <h2 ref={heading} tabIndex={-1}>
        Choose a new password
      </h2>
      <p>Your current password was generated at the first start. Please replace it now.</p>
      {failure && <ErrorNotice title={failure} />}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label="New Password"
        hint={`At least ${NEW_PASSWORD_MIN} characters, and not a common password.`}
        autoComplete="new-password"
        {...field('newPassword', { deps: 'confirmPassword' })}
      />
      <PasswordField label="Confirm New Password" autoComplete="new-password" {...field('confirmPassword')} />
      <PendingButton pending={pending} pendingLabel="Logging in...">
        Save and Log In
      </PendingButton>
    </Form>
  );
}
