import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { FormPage } from '../../ui/form-page.tsx';
import * as page from '../../ui/page.css.ts';
import { AccountBenefits } from './account-benefits.tsx';
import { messages } from './account-messages.ts';
import { PendingPlanNotice, usePendingPlan } from './pending-plan.tsx';
import { RegisterForm, useRegister } from './register-form.tsx';

/** Creates an account. It names the plan that is saved next, if one waits. */
export function RegisterPage() {
  const pending = usePendingPlan();
  const form = useRegister({
    // With a plan to save, the registration leads to a page that shows its own toast.
    done: pending ? undefined : messages.registered,
    failed: messages.registrationFailed,
  });
  return (
    <FormPage title="Create an account" aside={<AccountBenefits />}>
      <PageHead
        title="Create an account"
        description="Create a free account to save your retirement plans."
        path={paths.register}
        failed={form.failure !== undefined || form.errors.length > 0}
      />
      {pending && (
        <PendingPlanNotice plan={pending}>
          <p>Your account keeps it. You name it next.</p>
        </PendingPlanNotice>
      )}
      <RegisterForm form={form} className={page.form} />
      <p>
        Already have an account?{' '}
        <Link to={paths.login} state={{ email: form.textOf('email') }}>
          Log in
        </Link>
      </p>
    </FormPage>
  );
}
