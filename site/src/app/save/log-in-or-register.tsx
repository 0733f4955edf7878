import { useContext, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../api/request.ts';
import { type AuthToasts, LoginForm, useLogIn } from '../../features/account/login-form.tsx';
import { RegisterForm, useRegister } from '../../features/account/register-form.tsx';
import { Button } from '../../ui/button.tsx';
import { row, stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { OriginContext } from '../../ui/page-contexts.ts';
import { errorMessage } from '../../ui/toast.ts';
import * as styles from './save-page.css.ts';

// The specification gives these texts for the save page, and other texts for the login and registration pages.
const loginToasts: AuthToasts = {
  done: { title: 'Login successful', text: 'Welcome back!' },
  failed: (error) => errorMessage('Login failed', reasonOf(error) ?? 'Invalid credentials'),
};
const registrationToasts: AuthToasts = {
  done: { title: 'Registration successful', text: 'Your account has been created successfully!' },
  failed: (error) => errorMessage('Registration failed', reasonOf(error) ?? 'Failed to create account'),
};

interface LogInOrRegisterProps {
  /** Completes the heading, such as "to save it". */
  purpose: string;
  /** True if the session has just ended. */
  hasExpired: boolean;
}

/** Login and registration without leaving the page, so that the result to save is not lost. */
export function LogInOrRegister({ purpose, hasExpired }: LogInOrRegisterProps) {
  const [isRegistering, setRegistering] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const host = new URL(useContext(OriginContext)).host;

  useEffect(() => {
    if (hasExpired) heading.current?.focus();
  }, [hasExpired]);

  function switchForm(): void {
    setRegistering(!isRegistering);
    heading.current?.focus();
  }

  return (
    <section className={styles.loginCard} aria-labelledby="login-heading">
      <h2 id="login-heading" ref={heading} tabIndex={-1}>
        {isRegistering ? 'Create an account' : 'Log in'} {purpose}
      </h2>
      {hasExpired && (
        <ErrorNotice title="You are no longer logged in. Log in again: everything is still here." />
      )}
      <p className={page.caption}>
        Before you enter a password, check that the address bar shows <strong>{host}</strong>.
      </p>
      {isRegistering ? <Registration /> : <Login />}
      <div className={row}>
        <span>{isRegistering ? 'Already have an account?' : 'No account yet?'}</span>
        <Button kind="secondary" onClick={switchForm}>
          {isRegistering ? 'Log in' : 'Create an account'}
        </Button>
      </div>
    </section>
  );
}

function Login() {
  return <LoginForm form={useLogIn(loginToasts)} className={stack[4]} />;
}

function Registration() {
  return <RegisterForm form={useRegister(registrationToasts)} className={stack[4]} />;
}
