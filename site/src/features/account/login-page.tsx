import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import * as page from '../../ui/page.css.ts';
import { AccountBenefits } from './account-benefits.tsx';
import { useAccountLinkState } from './account-link-state.ts';
import { messages } from './account-messages.ts';
import { LoginForm, useLogIn } from './login-form.tsx';
import { PendingPlanNotice, usePendingPlan } from './pending-plan.tsx';

/** The login of members. It names the plan that is saved after the login, if one waits. */
export function LoginPage() {
  const pending = usePendingPlan();
  // With a plan to save, the login leads to a page that shows its own toast.
  const form = useLogIn({ done: pending ? undefined : messages.loggedIn, failed: messages.loginFailed });
  const isForCheckIn = useAccountLinkState().next?.startsWith('/check-in/') && !pending;
  const toRegister = { to: paths.register, state: { email: form.textOf('email') } };
  return (
    <FormPage title="Log in" aside={<AccountBenefits />}>
      <PageHead
        title="Log in"
        description="Log in to save, open and update your retirement plans."
        path={paths.login}
        failed={form.failure !== undefined || form.errors.length > 0}
      />
      {pending && (
        <PendingPlanNotice plan={pending}>
          <p>No account yet? A free one keeps your plan. You name it next.</p>
          <ButtonLink {...toRegister}>Create an account</ButtonLink>
        </PendingPlanNotice>
      )}
      {isForCheckIn && <p>Log in to your account, and we’ll take you to your yearly check-in.</p>}
      <LoginForm form={form} className={page.form} />
      {!pending && (
        <p>
          No account yet? <Link {...toRegister}>Create an account</Link>
        </p>
      )}
    </FormPage>
  );
}
