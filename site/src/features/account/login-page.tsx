import { planMessages } from '../../components/plans/plan-messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { AccountFormPage, usePendingPlan } from './account-form-page.tsx';
import { useAccountLinkState } from './account-link-state.ts';
import { messages } from './account-messages.ts';
import { LoginForm, useLogIn } from './login-form.tsx';

export function LoginPage() {
  const pending = usePendingPlan();
  const form = useLogIn({
    done: pending ? planMessages.readyToSave : messages.loggedIn,
    failed: messages.loginFailed,
  });
  const isForCheckIn = useAccountLinkState().next?.startsWith('/check-in/') && !pending;
  const toRegister = { to: paths.register, state: { email: form.textOf('email') } };
  return (
    <AccountFormPage
      title="Log in"
      description="Log in to save, open and update your retirement plans."
      path={paths.login}
      hasFailed={form.hasFailed}
      plan={pending}
      planNotice={
        <>
          <p>No account yet? A free one keeps your plan. You name it next.</p>
          <ButtonLink {...toRegister}>Create an account</ButtonLink>
        </>
      }
    >
      {isForCheckIn && <p>Log in to your account, and we’ll take you to your yearly check-in.</p>}
      <LoginForm form={form} className={page.form} />
      {!pending && (
        <p>
          No account yet? <Link {...toRegister}>Create an account</Link>
        </p>
      )}
    </AccountFormPage>
  );
}
