import { LoginBody } from '@whenabouts/server/contract';
import { login } from '../../api/auth.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './messages.ts';

export function LoginPage() {
  const { submit, field, problems, failure, pending } = useSchemaForm({
    schema: LoginBody,
    initial: { email: '', password: '' },
    // Once signed in, the route's guard leads on.
    send: async (body) => {
      await login(body);
      toast(messages.loggedIn);
    },
    explain: (error) => {
      const message = messages.loginFailed(error);
      toast(message);
      // Which of the two was wrong, nobody is told.
      return { message: message.text, fields: {} };
    },
  });

  return (
    <Page width="narrow">
      <PageHead
        title="Log in"
        description="Log in to save, reopen and change your retirement plans."
        failed={failure !== undefined || problems.length > 0}
      />
      <h1 tabIndex={-1}>Log in</h1>
      <Form className={page.form} onSubmit={submit}>
        {failure && <ProblemNotice title={failure} />}
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <PendingButton pending={pending} pendingLabel="Logging in...">
          Log In
        </PendingButton>
        <p>
          <Link to={paths.forgotPassword}>Forgot your password?</Link>
        </p>
      </Form>
      <p>
        No account yet? <Link to={paths.register}>Create an account</Link>
      </p>
    </Page>
  );
}
