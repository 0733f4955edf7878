import { valibotResolver } from '@hookform/resolvers/valibot';
import { LoginBody } from '@whenabouts/server/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { messages } from './messages.ts';

export function LoginPage() {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm<LoginBody, unknown, LoginBody>({
    resolver: valibotResolver<LoginBody, unknown, LoginBody>(LoginBody),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  // Once signed in, the route's guard leads on.
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await login(body);
      toast(messages.loggedIn);
    } catch (error) {
      const message = messages.loginFailed(error);
      setFailure(message.text);
      toast(message);
    }
  });

  return (
    <Page width="narrow">
      <PageHead
        title="Log in"
        description="Log in to save, reopen and change your retirement plans."
        failed={failure !== undefined || Object.keys(errors).length > 0}
      />
      <h1 tabIndex={-1}>Log in</h1>
      <Form className={page.form} onSubmit={(event) => void submit(event)}>
        {failure && <ProblemNotice title={failure} />}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          problem={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          problem={errors.password?.message}
          {...register('password')}
        />
        <PendingButton pending={isSubmitting} pendingLabel="Logging in...">
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
