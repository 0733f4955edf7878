import {
  type AdminLoginBody,
  AdminLoginFormSchema,
  FirstPasswordFormSchema,
  NEW_PASSWORD_MIN,
} from '@whenabouts/server/contract';
import { type ReactNode, useState } from 'react';
import type { SecondStep } from '../../api/passkey-login.ts';
import { fieldErrorsOf, hasStatus } from '../../api/request.ts';
import { SchemaForm, useSchemaForm } from '../../components/forms/schema-form.tsx';
import { LazyPasskeyStep } from '../../components/login/lazy-passkey-step.tsx';
import { usePasskeyLogin } from '../../components/login/use-passkey-login.ts';
import { PendingButton } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/form-field.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { messages } from './admin-messages.ts';

/** Stays in the form. The toast has the specified words. */
const WRONG = 'No admin has this username and password. Check both, then try again.';

interface AdminLoginFormProps {
  className: string;
  username?: string;
  logIn: (body: AdminLoginBody) => Promise<void>;
  /** Completes a login that needs a passkey. */
  logInWithPasskey: (step: SecondStep) => Promise<void>;
  onLoggedIn: () => void;
  /** Renders the page head. Left out in a dialog. */
  head?: (hasFailed: boolean) => ReactNode;
}

/** The login of admins, on its page and in a dialog. A passkey or a new password may be needed after the password. */
export function AdminLoginForm(props: AdminLoginFormProps) {
  const { className, username = '', logIn, logInWithPasskey, onLoggedIn, head } = props;
  /** The credentials with a generated password, which has to be replaced. */
  const [generated, setGenerated] = useState<AdminLoginBody>();
  const passkey = usePasskeyLogin(async (step) => {
    await logInWithPasskey(step);
    onLoggedIn();
  });
  const form = useSchemaForm({
    schema: AdminLoginFormSchema,
    initial: { email: username, password: '' },
    send: async (body) => {
      const isLoggedIn = await passkey
        .begin(() => logIn(body))
        .catch((error: unknown) => {
          // A generated password has to be replaced: the server then rejects the missing new one.
          if (!fieldErrorsOf(error).newPassword) throw error;
          setGenerated(body);
        });
      if (isLoggedIn) onLoggedIn();
    },
    messageOf: (error) => ({
      ...messages.loginFailed(error),
      ...(hasStatus(error, 401) && { formText: WRONG }),
    }),
  });
  const failure = form.failure ?? passkey.failure;
  if (passkey.options) {
    return (
      <>
        {head?.(false)}
        <LazyPasskeyStep className={className} login={passkey} options={passkey.options} />
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
    <SchemaForm form={{ ...form, failure }} className={className}>
      {head?.(form.hasFailed || failure !== undefined)}
      <TextField
        label="Username"
        hint="The email address of your admin account."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <PendingButton isPending={form.isPending} pendingLabel="Logging in...">
        Log In
      </PendingButton>
    </SchemaForm>
  );
}

interface FirstPasswordFormProps {
  className: string;
  /** The email of the admin, for password managers. */
  username: string;
  send: (newPassword: string) => Promise<void>;
  head?: ((hasFailed: boolean) => ReactNode) | undefined;
}

/** A form for the password that replaces a generated one. */
function FirstPasswordForm({ className, username, send, head }: FirstPasswordFormProps) {
  const form = useSchemaForm({
    schema: FirstPasswordFormSchema,
    initial: { newPassword: '', confirmPassword: '' },
    send: ({ newPassword }) => send(newPassword),
    messageOf: messages.loginFailed,
  });
  return (
    <SchemaForm
      form={form}
      className={className}
      intro={
        <>
          <h2 ref={focusOnMount} tabIndex={-1}>
            Choose a new password
          </h2>
          <p>Your current password was generated at the first start. Please replace it now.</p>
        </>
      }
    >
      {head?.(form.hasFailed)}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label="New Password"
        hint={`At least ${NEW_PASSWORD_MIN} characters, and not a common password.`}
        autoComplete="new-password"
        {...form.field('newPassword', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <PendingButton isPending={form.isPending} pendingLabel="Logging in...">
        Save and Log In
      </PendingButton>
    </SchemaForm>
  );
}
