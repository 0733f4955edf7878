import { LoginBody } from '@whenabouts/server/contract';
import { login } from '../../api/auth.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';

/** What is said of a login, or of a registration. */
export interface LoginMessages {
  done: ToastMessage;
  failed: (error: unknown) => ToastMessage & { text: string };
}

/** Once signed in, whatever stands around the form leads on. */
export function useLogIn(told: LoginMessages) {
  return useSchemaForm({
    schema: LoginBody,
    initial: { email: '', password: '' },
    send: async (body) => {
      await login(body);
      toast(told.done);
    },
    explain: (error) => {
      const message = told.failed(error);
      toast(message);
      // Which of the two was wrong, nobody is told.
      return { message: message.text, fields: {} };
    },
  });
}

interface LogInFormProps {
  form: ReturnType<typeof useLogIn>;
  className: string;
}

export function LogInForm({ form: { submit, field, failure, pending }, className }: LogInFormProps) {
  return (
    <Form className={className} onSubmit={submit}>
      {failure && <ErrorNotice title={failure} />}
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <PendingButton pending={pending} pendingLabel="Logging in...">
        Log In
      </PendingButton>
      <p>
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
      </p>
    </Form>
  );
}
