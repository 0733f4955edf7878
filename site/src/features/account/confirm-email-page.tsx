import { useState } from 'react';
import { confirmEmail } from '../../api/auth.ts';
import { OneClickPage } from '../../components/one-click-page.tsx';
import { paths } from '../../paths.ts';
import { useSearchParams } from '../../router.ts';

const REJECTED =
  'This link has expired or was already used. Your account settings show if your email address is confirmed. If not, you can send a new link from there.';

/** Target of the link in the welcome email. Needs a click, because mail scanners open links. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const [token] = useState(params.get('token') ?? '');
  return (
    <OneClickPage
      title="Confirm your email address"
      lead="You created an account with us. Please confirm that the email address is yours."
      action="Confirm"
      pendingLabel="Confirming..."
      act={() => confirmEmail(token)}
      done="Your email address is confirmed. Thank you."
      failed={REJECTED}
      next={{ to: paths.calculator, label: 'Go to the calculator' }}
      help={{ to: paths.profile, label: 'Go to your account settings' }}
    />
  );
}
