import { AdminLoginBody } from '@whenabouts/server/contract';
import type { ReactNode } from 'react';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './messages.ts';

interface AdminLoginFormProps {
  className: string;
  /** The name to begin with. */
  username?: string;
  logIn: (body: AdminLoginBody) => Promise<void>;
  onLoggedIn: () => void;
  /** The head of a page that consists of this form. */
  head?: (failed: boolean) => ReactNode;
}

export function AdminLoginForm({ className, username = '', logIn, onLoggedIn, head }: AdminLoginFormProps) {
  const { submit, field, errors, failure, pending } = useSchemaForm({
    schema: AdminLoginBody,
    initial: { email: username, password: '' },
    send: async (body) => {
      await logIn(body);
      onLoggedIn();
    },
    explain: (error) => {
      const message = messages.loginFailed(error);
      toast(message);
      // Which of the two was wrong, nobody is told.
      return { message: message.text, fields: {} };
    },
  });
  return (
    <Form
      className={className}
      onSubmit={(event) => {
        // In a dialog, React would carry it on to the form behind.
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
