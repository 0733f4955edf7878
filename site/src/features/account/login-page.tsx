import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { LogInForm, useLogIn } from './log-in-form.tsx';
import { messages } from './messages.ts';

export function LoginPage() {
  const form = useLogIn({ done: messages.loggedIn, failed: messages.loginFailed });
  return (
    <Page width="narrow">
      <PageHead
        title="Log in"
        description="Log in to save, open and update your retirement plans."
        failed={form.failure !== undefined || form.errors.length > 0}
      />
      <h1 tabIndex={-1}>Log in</h1>
      <LogInForm form={form} className={page.form} />
      <p>
        No account yet? <Link to={paths.register}>Create an account</Link>
      </p>
    </Page>
  );
}
