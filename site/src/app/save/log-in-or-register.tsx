import { useContext, useEffect, useRef, useState } from 'react';
import { LoginForm, useLogIn } from '../../features/account/login-form.tsx';
import { RegisterForm, useRegister } from '../../features/account/register-form.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { OriginContext } from '../../ui/origin.ts';
import * as page from '../../ui/page.css.ts';
import { loginToasts, registrationToasts } from './auth-toasts.ts';
import * as styles from './save-page.css.ts';

interface LogInOrRegisterProps {
  /** Completes the heading, such as "to save it". */
  purpose: string;
  /** True if the session has just ended. */
  hasExpired: boolean;
}

/** Login and registration without leaving the page, so that the result to save is not lost. */
export function LogInOrRegister({ purpose, hasExpired }: LogInOrRegisterProps) {
  const [isNew, setNew] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const host = new URL(useContext(OriginContext)).host;

  useEffect(() => {
    if (hasExpired) heading.current?.focus();
  }, [hasExpired]);

  function switchForm(): void {
    setNew(!isNew);
    heading.current?.focus();
  }

  return (
    <section className={styles.loginCard} aria-labelledby="login-heading">
      <h2 id="login-heading" ref={heading} tabIndex={-1}>
        {isNew ? 'Create an account' : 'Log in'} {purpose}
      </h2>
      {hasExpired && (
        <ErrorNotice title="You are no longer logged in. Log in again: everything is still here." />
      )}
      <p className={page.caption}>
        Before you enter a password, check that the address bar shows <strong>{host}</strong>.
      </p>
      {isNew ? <Registration /> : <Login />}
      <div className={page.row}>
        <span>{isNew ? 'Already have an account?' : 'No account yet?'}</span>
        <Button kind="secondary" onClick={switchForm}>
          {isNew ? 'Log in' : 'Create an account'}
        </Button>
      </div>
    </section>
  );
}

function Login() {
  return <LoginForm form={useLogIn(loginToasts)} className={page.plainForm} />;
}

function Registration() {
  return <RegisterForm form={useRegister(registrationToasts)} className={page.plainForm} />;
}
