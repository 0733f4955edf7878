import { useContext } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { OriginContext } from '../../ui/origin.ts';
import { browserStorage, nameIn } from './browser-storage.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

export function CookiesPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      description="The full list of what this site keeps in your browser: two cookies for logging in, your color theme, and your numbers on the way to a saved plan."
      path={paths.cookies}
      summary={[
        'Until you do something that needs it, we set no cookie and put nothing into storage.',
        'There are no cookies for ads, for counting visitors or for following you. No other company sets any here.',
        'The table below is the full list. That is why no banner asks you to agree.',
      ]}
      sections={[
        { id: 'the-list', heading: 'The full list', body: <FullList /> },
        { id: 'what-they-are', heading: 'What these words mean', body: <Words /> },
        { id: 'no-banner', heading: 'Why there is no banner', body: <NoBanner /> },
        { id: 'your-choice', heading: 'How to delete or refuse them', body: <Choice /> },
        { id: 'changes', heading: 'When this list changes', body: <Changes /> },
      ]}
    />
  );
}

function FullList() {
  const origin = useContext(OriginContext);
  return (
    <LegalTable
      caption="Everything that this site ever keeps in your browser."
      columns={['Name', 'Kind', 'What it is for', 'How long it lasts']}
      rows={browserStorage.map((item) => [nameIn(item, origin), item.kind, item.purpose, item.life])}
    />
  );
}

function Words() {
  return (
    <ul>
      <li>
        <strong>Cookie.</strong> A short text that your browser keeps and sends back to this site with each
        page. Ours cannot be read by scripts, and are not sent to any other site.
      </li>
      <li>
        <strong>Local storage.</strong> A place in your browser that pages of this site can read. It stays
        after you close the browser. It is not sent to us.
      </li>
      <li>
        <strong>Session storage.</strong> The same, but for one tab. It is gone when you close the tab.
      </li>
      <li>
        <strong>History of the tab.</strong> Behind your Back button, the browser remembers the pages of a
        tab. A page can leave a note there for itself. It is not sent to us either.
      </li>
    </ul>
  );
}

function NoBanner() {
  return (
    <>
      <p>
        In many places the law lets a site keep things in your browser without asking when you could not get
        what you asked for without them: staying logged in, the theme you chose, the numbers you wanted to
        save. We keep nothing beyond that. We do not count visitors and we do not recognize you on your next
        visit, unless you are logged in.
      </p>
      <p>
        Like every site, this one lets your browser keep copies of pages, fonts and pictures, so that they
        load faster the next time. We put nothing in these copies that could tell you from other visitors.
      </p>
    </>
  );
}

function Choice() {
  return (
    <>
      <p>
        Logging out deletes the login cookie. Closing the tab deletes what belongs to the tab. The settings of
        your browser let you see, delete and block everything in the table.
      </p>
      <p>
        If you block cookies, you cannot log in; the calculator, the guides and the blog work as before. If
        you block storage, the site forgets your theme, and numbers that you want to save may be lost while
        you log in.
      </p>
    </>
  );
}

function Changes() {
  return (
    <p>
      We change this page before we begin to keep anything new, and put the date of the change at the top.
      What we know about you outside your browser is in the <Link to={paths.privacy}>privacy policy</Link>.
    </p>
  );
}
