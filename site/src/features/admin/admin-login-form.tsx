import {
  type AdminLoginBody,
  AdminLoginFormSchema,
  FirstPasswordFormSchema,
  NEW_PASSWORD_MIN,
  type PasskeyOptions,
} from '@whenabouts/server/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../api/request.ts';
import { LazyPasskeyStep, usePasskeyStep } from '../../components/passkey-login.tsx';
import { toastFailure } from '../../components/toast-failure.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './admin-messages.ts';

interface AdminLoginFormProps {
  className: string;
  /** Initial username. */
  username?: string;
  logIn: (body: AdminLoginBody) => Promise<void>;
  /** Completes a login that needs a passkey. */
  logInWithPasskey: (options: PasskeyOptions) => Promise<void>;
  onLoggedIn: () => void;
  /** Renders the page head. Left out in a dialog. */
  head?: (failed: boolean) => ReactNode;
}

/** The login of admins, on its page and in a dialog. A passkey or a new password may be needed after the password. */
export function AdminLoginForm(props: AdminLoginFormProps) {
  const { className, username = '', logIn, logInWithPasskey, onLoggedIn, head } = props;
  /** The credentials with a generated password, which has to be replaced. */
  const [generated, setGenerated] = useState<AdminLoginBody>();
  const passkey = usePasskeyStep(async (options) => {
    await logInWithPasskey(options);
    onLoggedIn();
  });
  const form = useSchemaForm({
    schema: AdminLoginFormSchema,
    initial: { email: username, password: '' },
    send: async (body) => {
      passkey.end();
      try {
        await logIn(body);
      } catch (error) {
        if (passkey.begin(error)) return;
        if (!fieldErrorsOf(error).newPassword) throw error;
        setGenerated(body);
        return;
      }
      onLoggedIn();
    },
    onError: (error) => {
      const message = messages.loginFailed(error);
      toast(message);
      // Do not reveal whether the username or the password was wrong.
      return { message: message.text, fields: {} };
    },
  });
  const { submit, field, errors, pending } = form;
  const failure = form.failure ?? passkey.failure;
  if (passkey.options) {
    return (
      <>
        {head?.(false)}
        <LazyPasskeyStep className={className} step={passkey} options={passkey.options} />
      </>
    );
  }
  if (generated) {
    return (
      <FirstPasswordForm
        className={className}
        username={generated.email}
        send={async (newPassword) => {
          await logIn({ ...generated, newPassword });
          onLoggedIn();
        }}
        head={head}
      />
    );
  }
  return (
    <Form className={className} onSubmit={submit}>
      {head?.(failure !== undefined || errors.length > 0)}
      {failure && <ErrorNotice title={failure} />}
      <TextField
        label="Username"
        hint="The email address of your admin account."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        {...field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <PendingButton pending={pending} pendingLabel="Logging in...">
        Log In
      </PendingButton>
    </Form>
  );
}

interface FirstPasswordFormProps {
  className: string;
  /** The email of the admin, for password managers. */
  username: string;
  /** Logs in with the new password. */
  send: (newPassword: string) => Promise<void>;
  head?: ((failed: boolean) => ReactNode) | undefined;
}

/** A form for the password that replaces a generated one. */
function FirstPasswordForm({ className, username, send, head }: FirstPasswordFormProps) {
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
