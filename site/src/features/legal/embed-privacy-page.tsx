import { formatNumber, PRODUCT_NAME } from '@whenabouts/core';
import { filesWithStatedSize } from '@whenabouts/embed/files';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { LegalPage, LegalTable } from './legal-page.tsx';

const sections: readonly TextSection[] = [
  { id: 'your-policy', heading: 'A sentence for your privacy policy', body: <YourPolicy /> },
  { id: 'requests', heading: 'What is sent, and when', body: <Requests /> },
  { id: 'storage', heading: 'What is stored', body: <Storage /> },
  { id: 'security', heading: 'Content Security Policy and checksums', body: <Security /> },
  {
    id: 'sizes',
    heading: 'Sizes',
    body: (
      <LegalTable
        caption="Compressed sizes with Brotli in bytes, and the limits that our build enforces (November 26, 2026)."
        columns={['File', 'Size', 'Limit']}
        rows={Object.values(filesWithStatedSize).map(
          ({ label, size, limit }) => [label, formatNumber(size), formatNumber(limit)] as const,
        )}
      />
    ),
  },
  { id: 'figures', heading: 'When figures of law change', body: <Figures /> },
  { id: 'versions', heading: 'Versions and changes', body: <Versions /> },
];

/** The data sheet of the embed: what it sends and stores, for sites that show it. */
export function EmbedPrivacyPage() {
  return (
    <LegalPage
      title="Privacy and Security of the Embed"
      description="What the embedded calculator stores in your readers’ browsers, what it sends and when, and a sentence for your privacy policy."
      path={paths.embedPrivacy}
      summary={[
        'The embed stores nothing in your readers’ browsers and sets no cookies.',
        'It sends no numbers until a reader asks to save a result.',
        'It needs two lines in a Content Security Policy, and no third party.',
      ]}
      sections={sections}
    />
  );
}

function YourPolicy() {
  return (
    <>
      <p>
        You can paste this. If you use a frame, a partner id, “share-values” or your own form, check it with
        your lawyer:
      </p>
      <blockquote>
        This page contains a retirement calculator by {PRODUCT_NAME}. It runs in your browser, sets no cookies
        and stores nothing on your device. The numbers you enter stay in your browser unless you choose to
        save a result with {PRODUCT_NAME}. To deliver the calculator, its server receives your IP address and
        the name of this website, as any server does that delivers a file.
      </blockquote>
    </>
  );
}

function Requests() {
  return (
    <>
      <LegalTable
        caption="Every request of the embed. All go to this site."
        columns={['Request', 'When', 'What it contains']}
        rows={[
          ['The script', 'When your page loads', 'No numbers'],
          ['The file with the details of a result', 'When the calculator appears', 'No numbers'],
          [
            'The file with Spanish text',
            'When the calculator appears, if you set “lang” to Spanish',
            'No numbers',
          ],
          ['The file of a tool', 'When a tool appears, if you set the attribute “tool”', 'No numbers'],
          ['The file of the outlook', 'After a reader calculates, if you set “outlook”', 'No numbers'],
          ['The file for partners and benefit cuts', 'When a reader asks for it', 'No numbers'],
          ['The file for saving', 'When a reader saves a result', 'No numbers'],
          [
            'Save to my account',
            'When a reader follows the link, in a new tab',
            'The six numbers, in the part of the URL that browsers do not send; your partner id, if you have one. The reader confirms before anything is saved.',
          ],
          [
            'A code for saving',
            'When a reader asks for a code',
            'The six numbers and your partner id. They are deleted after 24 hours.',
          ],
          ['“Saved”', 'After a reader follows the link', 'The random id of this one result'],
        ]}
      />
      <p>
        Scripts on your page can listen to events of the embed, such as “calculate”. They contain no amounts
        unless you set the attribute “share-values”, and then the embed says so to your readers. What your
        page sends on is up to you, and belongs in your privacy policy.
      </p>
    </>
  );
}

function Storage() {
  return (
    <>
      <p>
        In the reader’s browser: nothing. No cookies, no local or session storage, no databases. Like every
        site, ours lets browsers cache the script.
      </p>
      <p>
        On our server: nothing until a reader saves. We don’t count readers. We count saved plans by partner
        and day, with nothing about the reader. How long we keep what a reader saves, and what our server
        logs, is in the <Link to={paths.privacy}>privacy policy</Link>.
      </p>
    </>
  );
}

function Security() {
  return (
    <>
      <p>
        A page with a Content Security Policy needs our origin in <code>script-src</code> and{' '}
        <code>connect-src</code>. The embed needs no <code>unsafe-inline</code>, no <code>unsafe-eval</code>,
        no styles, fonts, images or frames, and works with Trusted Types.
      </p>
      <p>
        A pinned version has checksums for the script and for all files that it loads. The page for embedding
        writes them. Everything is in a shadow root; the script reads nothing of your page but the element’s
        attributes, its link and the page’s theme.
      </p>
    </>
  );
}

function Figures() {
  return (
    <>
      <p>
        <Link to={paths.facts}>A separate page</Link> lists the figures of US law and their sources, with the
        day on which each was last checked. A correction is a new version of the script. A page that loads{' '}
        <code>/widget/v1.js</code> gets it within an hour of its release; a browser that has an older copy may
        show that once more, for up to a week. A pinned version never changes: pin it again to get
        corrections.
      </p>
      <p>
        We publish no deadline for corrections. If you find a wrong figure, use the contact form. The results
        are estimates; the <Link to={paths.disclaimer}>disclaimer</Link> says what that means.
      </p>
    </>
  );
}

function Versions() {
  return (
    <>
      <p>
        <code>/widget/v1.js</code> is always the newest version that works with your existing snippet.
        Attributes, events and custom properties are never removed or renamed under that URL. An incompatible
        change would get a new URL, and this one would stay. A published version is never changed or taken
        down.
      </p>
      <LegalTable
        caption="Changes by version."
        columns={['Version', 'Changes']}
        rows={[
          [
            '1.0.0',
            'The first public version of the npm package, with components for React and Vue and types for Preact and Svelte. Outlook with partner and benefit cut, its answer first in the results; presets; four tools; Spanish text; your own title, labels, link, font, corners and density; your own form after the result; events for analytics; checksums for all files.',
          ],
          ['0.2.0', 'Outlook and saving in files that load on demand.'],
        ]}
      />
    </>
  );
}
