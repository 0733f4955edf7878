import { type AdminLoginBody, AdminLoginFormSchema, type PasskeyOptions } from '@whenabouts/server/contract';
import { type ReactNode, useState } from 'react';
import { fieldErrorsOf } from '../../api/request.ts';
import { LazyPasskeyStep, usePasskeyStep } from '../../components/passkey-login.tsx';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './admin-messages.ts';
import { FirstPasswordForm } from './first-password-form.tsx';

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
