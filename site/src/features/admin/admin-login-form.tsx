import { type AdminLoginBody, AdminLoginForm as Schema } from '@whenabouts/server/contract';
import { type ReactNode, useState } from 'react';
import { fieldErrorsOf } from '../../api/request.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { FirstPasswordForm } from './first-password-form.tsx';
import { messages } from './messages.ts';

interface AdminLoginFormProps {
  className: string;
  /** Initial username. */
  username?: string;
  logIn: (body: AdminLoginBody) => Promise<void>;
  onLoggedIn: () => void;
  /** Renders the page head, if the form is a page of its own. */
  head?: (failed: boolean) => ReactNode;
}

export function AdminLoginForm({ className, username = '', logIn, onLoggedIn, head }: AdminLoginFormProps) {
  /** The credentials with a generated password, which has to be replaced. */
  const [generated, setGenerated] = useState<AdminLoginBody>();
  const { submit, field, errors, failure, pending } = useSchemaForm({
    schema: Schema,
    initial: { email: username, password: '' },
    send: async (body) => {
      try {
        await logIn(body);
      } catch (error) {
        if (!fieldErrorsOf(error).newPassword) throw error;
        setGenerated(body);
        return;
      }
      onLoggedIn();
    },
    explain: (error) => {
      const message = messages.loginFailed(error);
      toast(message);
      // Do not reveal whether the username or the password was wrong.
      return { message: message.text, fields: {} };
    },
  });
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
    <Form
      className={className}
      onSubmit={(event) => {
        // React events bubble through portals, so a dialog would submit the form behind it too.
        event.stopPropagation();
        submit(event);
      }}
    >
      {head?.(failure !== undefined || errors.length > 0)}
      {failure && <ErrorNotice title={failure} />}
      <TextField
        label="Username"
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
