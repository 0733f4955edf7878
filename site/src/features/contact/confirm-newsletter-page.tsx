import { useState } from 'react';
import { confirmSubscription } from '../../api/contact.ts';
import { paths } from '../../paths.ts';
import { useSearchParams } from '../../router.ts';
import { OneClickPage } from './one-click-page.tsx';

/** Where the letter's link leads. A look at it confirms nothing: programs that check mail follow links. */
export function ConfirmNewsletterPage() {
  const [params] = useSearchParams();
  const [token] = useState(params.get('token') ?? '');
  return (
    <OneClickPage
      title="Confirm the newsletter"
      lead="You asked for our newsletter. One click, and you are on the list."
      action="Confirm"
      pendingLabel="Confirming..."
      act={() => confirmSubscription(token)}
      done="Your subscription is confirmed. Thank you."
      failed="This link is wrong or has expired. Please subscribe again."
      way={{ to: paths.newsletter, label: 'Go to the newsletter' }}
    />
  );
}
