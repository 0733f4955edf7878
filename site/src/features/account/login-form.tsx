import { LoginBody } from '@whenabouts/server/contract';
import { logIn } from '../../api/auth.ts';
import { logInWithPasskey } from '../../api/passkey-login.ts';
import { hasStatus } from '../../api/request.ts';
import { SchemaForm, useSchemaForm } from '../../components/forms/schema-form.tsx';
import { LazyPasskeyStep } from '../../components/login/lazy-passkey-step.tsx';
import { usePasskeyLogin } from '../../components/login/use-passkey-login.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { PendingButton } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { useAccountLinkState } from './account-link-state.ts';

/** Stays in the form. The toast has the specified words. */
const WRONG = 'No account has this email and password. Check both, or reset your password below.';

export interface AuthToasts {
  done: ToastMessage;
  failed: (error: unknown) => ToastMessage & { text: string };
}

/** The login form's state. The page around the form must redirect after a login. */
export function useLogIn({ done, failed }: AuthToasts) {
  const { email = '' } = useAccountLinkState();
  const passkey = usePasskeyLogin(async (step) => {
    await logInWithPasskey(step);
    toast(done);
  });
  const form = useSchemaForm({
    schema: LoginBody,
    initial: { email, password: '' },
    send: async (body) => {
      if (await passkey.begin(() => logIn(body))) toast(done);
    },
    messageOf: (error) => ({ ...failed(error), ...(hasStatus(error, 401) && { formText: WRONG }) }),
  });
  const failure = form.failure ?? passkey.failure;
  return { ...form, failure, hasFailed: form.hasFailed || failure !== undefined, passkey };
}

interface LoginFormProps {
  form: ReturnType<typeof useLogIn>;
  className: string;
}

/** Renders the state of `useLogIn`: the password form, or the passkey step after it. */
export function LoginForm({ form, className }: LoginFormProps) {
  const { field, textOf, isPending, passkey } = form;
  if (passkey.options)
    return <LazyPasskeyStep className={className} login={passkey} options={passkey.options} />;
  return (
    <SchemaForm form={form} className={className}>
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <PendingButton isPending={isPending} pendingLabel="Logging in...">
        Log In
      </PendingButton>
      <p>
        <Link to={paths.forgotPassword} state={{ email: textOf('email') }}>
          Forgot your password?
        </Link>
      </p>
    </SchemaForm>
  );
}
