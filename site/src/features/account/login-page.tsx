import { PageHead } from '../../components/page-head.tsx';
import { hasPendingInputs } from '../../numbers/session-storage.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { FormPage } from '../../ui/form-page.tsx';
import * as page from '../../ui/page.css.ts';
import { AccountBenefits } from './account-benefits.tsx';
import { messages } from './account-messages.ts';
import { LoginForm, useLogIn } from './login-form.tsx';

export function LoginPage() {
  // With a result to save, the login leads to the calculator, which shows a toast.
  const done = hasPendingInputs() ? undefined : messages.loggedIn;
  const form = useLogIn({ done, failed: messages.loginFailed });
  return (
    <FormPage title="Log in" aside={<AccountBenefits />}>
      <PageHead
        title="Log in"
        description="Log in to save, open and update your retirement plans."
        path={paths.login}
        failed={form.failure !== undefined || form.errors.length > 0}
      />
      <LoginForm form={form} className={page.form} />
      <p>
        No account yet? <Link to={paths.register}>Create an account</Link>
      </p>
    </FormPage>
  );
}
