import { PASSWORD_MIN, RegisterBody } from '@whenabouts/server/contract';
import { register } from '../../api/auth.ts';
import { fieldProblemsOf } from '../../api/request.ts';
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
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './messages.ts';

const empty = { email: '', firstName: '', lastName: '', password: '', confirmPassword: '' };

export function RegisterPage() {
  const { submit, field, problems, failure, pending } = useSchemaForm({
    schema: RegisterBody,
    initial: empty,
    // The new member is signed in, and the route's guard leads on.
    send: async (body) => {
      await register(body);
      toast(messages.registered);
    },
    explain: (error) => {
      const message = messages.registrationFailed(error);
      toast(message);
      return { message: message.text, fields: fieldProblemsOf(error) };
    },
  });

  return (
    <Page width="narrow">
      <PageHead
        title="Create an account"
        description="Create a free account to keep your retirement plans."
        failed={failure !== undefined || problems.length > 0}
      />
      <h1 tabIndex={-1}>Create an account</h1>
      <Form className={page.form} onSubmit={submit}>
        <ErrorSummary problems={problems} />
        {failure && <ProblemNotice title={failure} />}
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="First name" optional autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" optional autoComplete="family-name" {...field('lastName')} />
        <PasswordField
          label="Password"
          hint={`At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
          autoComplete="new-password"
          // A corrected password may mend the complaint at its repetition.
          {...field('password', { deps: 'confirmPassword' })}
        />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
        <PendingButton pending={pending} pendingLabel="Creating account...">
          Create Account
        </PendingButton>
      </Form>
      <p>
        Already have an account? <Link to={paths.login}>Log in</Link>
      </p>
    </Page>
  );
}
