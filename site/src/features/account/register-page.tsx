import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as page from '../../ui/page.css.ts';
import { AccountFormPage, usePendingPlan } from './account-form-page.tsx';
import { messages } from './account-messages.ts';
import { RegisterForm, useRegister } from './register-form.tsx';

export function RegisterPage() {
  const pending = usePendingPlan();
  const form = useRegister({ done: messages.registered, failed: messages.registrationFailed });
  return (
    <AccountFormPage
      title="Create an account"
      description="Create a free account to save your retirement plans."
      path={paths.register}
      hasFailed={form.hasFailed}
      plan={pending}
      planNotice={<p>Your account keeps it. You name it next.</p>}
    >
      <RegisterForm form={form} className={page.form} />
      <p>
        Already have an account?{' '}
        <Link to={paths.login} state={{ email: form.textOf('email') }}>
          Log in
        </Link>
      </p>
    </AccountFormPage>
  );
}
