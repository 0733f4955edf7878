import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { FormPage } from '../../ui/form-page.tsx';
import * as page from '../../ui/page.css.ts';
import { AccountBenefits } from './account-benefits.tsx';
import { messages } from './account-messages.ts';
import { RegisterForm, useRegister } from './register-form.tsx';

export function RegisterPage() {
  const form = useRegister({ done: messages.registered, failed: messages.registrationFailed });
  return (
    <FormPage title="Create an account" aside={<AccountBenefits />}>
      <PageHead
        title="Create an account"
        description="Create a free account to save your retirement plans."
        path={paths.register}
        failed={form.failure !== undefined || form.errors.length > 0}
      />
      <RegisterForm form={form} className={page.form} />
      <p>
        Already have an account? <Link to={paths.login}>Log in</Link>
      </p>
    </FormPage>
  );
}
