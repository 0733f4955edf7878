import { unsubscribe } from '../../api/contact.ts';
import { paths } from '../../paths.ts';
import { useParams } from '../../router.ts';
import { OneClickPage } from './one-click-page.tsx';

/** Where the link under every letter leads. A look at it ends nothing. */
export function UnsubscribePage() {
  const { code = '' } = useParams();
  return (
    <OneClickPage
      title="Unsubscribe"
      lead="Do you want to get no more letters of our newsletter?"
      action="Unsubscribe"
      pendingLabel="Unsubscribing..."
      act={() => unsubscribe(code)}
      done="You will get no more letters of our newsletter."
      failed="This link is not complete. Please follow the one in the letter once more."
      way={{ to: paths.home, label: 'Go to the home page' }}
    />
  );
}
