import { unsubscribe } from '../../api/newsletter.ts';
import { OneClickPage } from '../../components/one-click-page.tsx';
import { paths } from '../../paths.ts';
import { useParams } from '../../router.ts';

/** Target of the unsubscribe link in newsletters. Needs a click, because mail scanners open links. */
export function UnsubscribePage() {
  const { code = '' } = useParams();
  return (
    <OneClickPage
      title="Unsubscribe"
      lead="Do you want to stop getting our newsletter?"
      action="Unsubscribe"
      pendingLabel="Unsubscribing..."
      act={() => unsubscribe(code)}
      done="You’re unsubscribed. You won’t get our newsletter anymore."
      failed="This link is incomplete. Please open the link in the email again."
      next={{ to: paths.home, label: 'Go to the home page' }}
    />
  );
}
