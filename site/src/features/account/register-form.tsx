import { NEW_PASSWORD_MIN, PASSWORD_MIN, RegisterBody } from '@whenabouts/server/contract';
import { register } from '../../api/auth.ts';
import { SchemaForm, useSchemaForm } from '../../components/forms/schema-form.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { PendingButton } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './account.css.ts';
import { useAccountLinkState } from './account-link-state.ts';
import type { AuthToasts } from './login-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** The registration form's state. Registering logs the member in; the page around the form must redirect. */
export function useRegister(messages: AuthToasts) {
  const { email = '' } = useAccountLinkState();
  return useSchemaForm({
    schema: RegisterBody,
    initial: { email, password: '', confirmPassword: '', firstName: '', lastName: '' },
    send: async (body) => {
      await register(body);
      toast(messages.done);
    },
    messageOf: messages.failed,
  });
}

interface RegisterFormProps {
  form: ReturnType<typeof useRegister>;
  className: string;
}

export function RegisterForm({ form, className }: RegisterFormProps) {
  const { field, textOf, isPending } = form;
  return (
    <SchemaForm form={form} className={className} hasSummary>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <NewPasswordField
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters. We recommend ${NEW_PASSWORD_MIN} or more: a few unrelated words are easy to remember and hard to guess.`}
        password={textOf('password')}
        email={textOf('email')}
        minLength={PASSWORD_MIN}
        // Changing the password validates its confirmation again.
        {...field('password', { deps: 'confirmPassword' })}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <div className={styles.nameFields}>
        <TextField label="First name" isOptional autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" isOptional autoComplete="family-name" {...field('lastName')} />
      </div>
      <p>
        You must be at least 16 to have an account. By creating one, you accept our{' '}
        <Link to={paths.terms}>Terms of Service</Link>.
      </p>
      <PendingButton isPending={isPending} pendingLabel="Creating account...">
        Create Account
      </PendingButton>
    </SchemaForm>
  );
}
