import { useContext } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { OriginContext } from '../../ui/page-contexts.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { browserStorage, nameIn } from './browser-storage.ts';
import { LegalPage, LegalTable } from './legal-page.tsx';

const sections: readonly TextSection[] = [
  { id: 'the-list', heading: 'The full list', body: <FullList /> },
  { id: 'what-they-are', heading: 'What these terms mean', body: <WhatTheyAre /> },
  { id: 'no-banner', heading: 'Why there is no banner', body: <NoBanner /> },
  { id: 'your-choice', heading: 'How to delete or block them', body: <YourChoice /> },
  { id: 'changes', heading: 'When this list changes', body: <Changes /> },
];

/** The cookie policy. Its list of what browsers store comes from `browserStorage`. */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      description="The full list of what this site stores in your browser: two cookies for logging in, your color theme, and your numbers until you close the tab."
      path={paths.cookies}
      summary={[
        'We set no cookies until you log in. Until you do something that needs it, we store nothing but a page counter in the tab’s history.',
        'There are no cookies for ads, for counting visitors or for tracking you. No other company sets any here.',
        'The table below is the full list. That’s why there’s no cookie banner.',
      ]}
      sections={sections}
    />
  );
}

function WhatTheyAre() {
  return (
    <ul>
      <li>
        <strong>Cookie.</strong> A short text that your browser stores and sends back to this site with each
        request. Scripts can’t read ours, and your browser sends them to no other site.
      </li>
      <li>
        <strong>Local storage.</strong> Data in your browser that pages of this site can read. It stays after
        you close the browser. It is not sent to us.
      </li>
      <li>
        <strong>Session storage.</strong> The same, but for one tab. It is gone when you close the tab.
      </li>
      <li>
        <strong>Tab history.</strong> For the Back button, your browser remembers the pages of a tab. A page
        can store a little data with its entry. It is not sent to us either.
      </li>
    </ul>
  );
}

function NoBanner() {
  return (
    <>
      <p>
        In many places, the law lets a site store data in your browser without asking if it is needed for
        something you asked for: staying logged in, the theme you chose, the numbers you entered. Apart from a
        page counter in the tab’s history, which the Back button needs, we store nothing beyond that. We don’t
        count visitors, and we don’t recognize you on your next visit unless you are logged in.
      </p>
      <p>
        Like every site, this one lets your browser cache pages, fonts and images, so that they load faster
        next time. We put nothing in them that could tell you apart from other visitors.
      </p>
      <p>
        If you add a passkey to your account, your device or your password manager keeps it, not this site’s
        storage. We recognize kinds of browsers, such as “Firefox on Windows”, by the name that your browser
        sends when you log in. That takes no cookie.
      </p>
    </>
  );
}

function YourChoice() {
  return (
    <>
      <p>
        Logging out deletes the login cookie. Closing the tab deletes its session storage and its history. In
        your browser’s settings, you can see, delete and block cookies and both kinds of storage. They don’t
        show what is in the tab’s history: to delete that, close the tab.
      </p>
      <p>
        If you block cookies, you can’t log in; the calculator, the guides and the blog still work. If you
        block storage, the site forgets your theme, and numbers you want to save may be lost while you log in.
      </p>
    </>
  );
}

function Changes() {
  return (
    <p>
      We update this page before we store anything new, and put the date of the change at the top. What we
      know about you outside of your browser is in the <Link to={paths.privacy}>privacy policy</Link>.
    </p>
  );
}

function FullList() {
  const origin = useContext(OriginContext);
  return (
    <LegalTable
      caption="Everything that this site ever stores in your browser."
      columns={['Name', 'Kind', 'What it is for', 'How long it lasts']}
      rows={browserStorage.map((item) => [nameIn(item, origin), item.kind, item.purpose, item.life])}
    />
  );
}
