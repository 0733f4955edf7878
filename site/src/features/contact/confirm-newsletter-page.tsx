import { useState } from 'react';
import { confirmSubscription } from '../../api/newsletter.ts';
import { OneClickPage } from '../../components/one-click-page.tsx';
import { paths } from '../../paths.ts';
import { useSearchParams } from '../../router.ts';

/** Target of the link in the confirmation email. Needs a click, because mail scanners open links. */
export function ConfirmNewsletterPage() {
  const [params] = useSearchParams();
  const [token] = useState(params.get('token') ?? '');
  return (
    <OneClickPage
      title="Confirm your subscription"
      lead="You signed up for our newsletter. Please confirm that you want it."
      action="Confirm"
      pendingLabel="Confirming..."
      act={() => confirmSubscription(token)}
      done="Your subscription is confirmed. Thank you."
      failed="This link is invalid or has expired. Please subscribe again."
      next={{ to: paths.newsletter, label: 'Go to the newsletter' }}
    />
  );
}
