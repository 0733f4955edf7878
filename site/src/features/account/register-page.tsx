import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { messages } from './messages.ts';
import { RegisterForm, useRegister } from './register-form.tsx';

export function RegisterPage() {
  const form = useRegister({ done: messages.registered, failed: messages.registrationFailed });
  return (
    <Page width="narrow">
      <PageHead
        title="Create an account"
        description="Create a free account to save your retirement plans."
        failed={form.failure !== undefined || form.errors.length > 0}
      />
      <h1 tabIndex={-1}>Create an account</h1>
      <RegisterForm form={form} className={page.form} />
      <p>
        Already have an account? <Link to={paths.login}>Log in</Link>
      </p>
    </Page>
  );
}
