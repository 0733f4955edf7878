import { valibotResolver } from '@hookform/resolvers/valibot';
import { type BodyOf, type Endpoints, PASSWORD_MIN, RegisterBody } from '@whenabouts/server/contract';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { register as createAccount } from '../../api/auth.ts';
import { ApiError } from '../../api/request.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorSummary, ProblemNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { messages } from './messages.ts';

type Values = BodyOf<Endpoints['register']>;

const empty: Values = { email: '', firstName: '', lastName: '', password: '', confirmPassword: '' };
const names = Object.keys(empty) as FieldPath<Values>[];

export function RegisterPage() {
  const { form, submit, failure } = useRegistration();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const field = (name: FieldPath<Values>) => ({
    // A corrected password may mend the complaint at its repetition.
    ...register(name, name === 'password' ? { deps: 'confirmPassword' } : {}),
    id: name,
    problem: errors[name]?.message,
  });
  const problems = names.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: name, message }] : [];
  });

  return (
    <Page width="narrow">
      <PageHead
        title="Create an account"
        description="Create a free account to keep your retirement plans."
        failed={failure !== undefined || problems.length > 0}
      />
      <h1 tabIndex={-1}>Create an account</h1>
      <Form className={page.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems} />
        {failure && <ProblemNotice title={failure} />}
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="First name" optional autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" optional autoComplete="family-name" {...field('lastName')} />
        <PasswordField
          label="Password"
          hint={`At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
        <PendingButton pending={isSubmitting} pendingLabel="Creating account...">
          Create Account
        </PendingButton>
      </Form>
      <p>
        Already have an account? <Link to={paths.login}>Log in</Link>
      </p>
    </Page>
  );
}

function useRegistration() {
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values, unknown, RegisterBody>({
    resolver: valibotResolver<Values, unknown, RegisterBody>(RegisterBody),
    defaultValues: empty,
  });

  // The new member is signed in, and the route's guard leads on.
  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await createAccount(body);
      toast(messages.registered);
    } catch (error) {
      const message = messages.registrationFailed(error);
      toast(message);
      if (!showAtFields(error)) setFailure(message.text);
    }
  });

  /** True when the server's refusal concerns single fields, and now stands at these. */
  function showAtFields(error: unknown): boolean {
    const wrong = error instanceof ApiError ? names.filter((name) => error.fields[name]) : [];
    wrong.forEach((name, index) => {
      const message = error instanceof ApiError ? (error.fields[name] ?? '') : '';
      form.setError(name, { message }, { shouldFocus: index === 0 });
    });
    return wrong.length > 0;
  }

  return { form, submit, failure };
}
