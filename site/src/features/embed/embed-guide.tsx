import { fields, formatNumber, inputNames, PRODUCT_NAME } from '@whenabouts/core';
import { attributeName } from '@whenabouts/widget/options';
import { useContext } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { OriginContext } from '../../ui/origin.ts';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import * as styles from './embed-page.css.ts';
import { SnippetField } from './snippet-field.tsx';
import { writeBookmarklet } from './write-snippet.ts';

/** What a blogger needs to know beyond the snippet; docs/embed.md says more to those who write programs. */
export function EmbedGuide() {
  const origin = useContext(OriginContext);
  return (
    <div className={styles.guide}>
      <TableOfContents className={styles.contents} sections={sections} />
      <div className={styles.text}>
        <section id="put-it-in" tabIndex={-1} aria-labelledby="put-it-in-title">
          <h2 id="put-it-in-title">Put it in</h2>
          <p>
            <strong>Any HTML page.</strong> Paste the snippet where the calculator should stand. The link
            inside is for readers without scripts and for feeds, and its cell keeps the place, so that nothing
            on your page moves.
          </p>
          <p>
            <strong>WordPress.</strong> Choose the second kind above, add a block “Custom HTML” to your post,
            and paste it there. If a plugin delays scripts, exclude <code>/widget/</code> in it.
          </p>
          <p>
            <strong>Pages with a security policy.</strong> The calculator needs this and nothing else, neither
            styles nor <code>unsafe-inline</code>. The second half is for codes and for the word “Saved”.
          </p>
          <pre>
            <code>{`script-src ${origin}; connect-src ${origin}`}</code>
          </pre>
        </section>
        <section id="change-it" tabIndex={-1} aria-labelledby="change-it-title">
          <h2 id="change-it-title">Change it later</h2>
          <p>
            Each setting is an attribute of the element; on a <code>div</code> or a script its name begins
            with <code>data-</code>. They can be changed while the page is open. What cannot be used is left
            at its default, with a warning in the console.
          </p>
          <Lines lines={attributes} />
          <p>
            Your style sheet can set the accent, the corners and the font; nothing else of your page reaches
            it:
          </p>
          <pre>
            <code>{`retirement-calculator {
  --whenabouts-accent: #0b6b4f;
  --whenabouts-accent-on: white;
  --whenabouts-radius: 4px;
  --whenabouts-font: Georgia, serif;
}`}</code>
          </pre>
        </section>
        <section id="hear-from-it" tabIndex={-1} aria-labelledby="hear-from-it-title">
          <h2 id="hear-from-it-title">Hear from it</h2>
          <p>Three events bubble up to your page. None carries what the reader entered or got.</p>
          <Lines lines={events} />
        </section>
        <section id="readers" tabIndex={-1} aria-labelledby="readers-title">
          <h2 id="readers-title">Your readers’ numbers</h2>
          <p>
            Until a reader saves a result, the script is the only thing your page loads from us. There is no
            cookie, no storage and no counting of readers. A reader who saves opens a page of {PRODUCT_NAME}{' '}
            with the numbers, and decides there. We count saves by partner and day, without anything about the
            reader. <Link to={paths.privacy}>Privacy Policy</Link>
          </p>
          <p>
            To be named to readers who save, <Link to={paths.contact}>write to us</Link> with the address of
            your site; we give you a partner id.
          </p>
        </section>
        <section id="check" tabIndex={-1} aria-labelledby="check-title">
          <h2 id="check-title">When something is wrong</h2>
          <p>
            Make a bookmark with the following text as its address. Pressed on your own page, it looks the
            page over and says what keeps the calculator from working, and tells nobody else. Where your
            browser runs no bookmarks on a page with a security policy, paste the text behind{' '}
            <code>javascript:</code> into the console.
          </p>
          <div className={styles.bookmark}>
            <SnippetField
              label="Address of the bookmark"
              rows={4}
              text={writeBookmarklet(origin)}
              copy="Copy the bookmark"
              copied="Bookmark copied"
            />
          </div>
          <Lines lines={troubles} plain />
          <p>
            Our tests try the calculator on many unkind pages, and you can, too:{' '}
            <Link to={paths.gallery}>Gallery of hostile pages</Link>
          </p>
        </section>
      </div>
    </div>
  );
}

function Lines({ lines, plain }: { lines: readonly Line[]; plain?: boolean }) {
  return (
    <dl className={styles.list}>
      {lines.map(([name, meaning]) => (
        <div key={name}>
          <dt>{plain ? name : <code>{name}</code>}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const sections = [
  { id: 'put-it-in', heading: 'Put it in' },
  { id: 'change-it', heading: 'Change it later' },
  { id: 'hear-from-it', heading: 'Hear from it' },
  { id: 'readers', heading: 'Your readers’ numbers' },
  { id: 'check', heading: 'When something is wrong' },
];

type Line = readonly [name: string, meaning: string];

const units = { years: 'whole years', dollars: 'dollars', percent: 'percent a year' } as const;

const attributes: readonly Line[] = [
  ...inputNames.map((name) => {
    const { label, unit, min, max, default: usual } = fields[name];
    const range = `${formatNumber(min)} to ${formatNumber(max)}`;
    return [attributeName(name), `${label}: ${units[unit]}, ${range}; ${usual} unless given.`] as const;
  }),
  ['theme', 'light, dark, or auto: as the reader’s system has it.'],
  ['accent', 'A color such as #0b6b4f.'],
  ['partner', 'The id under which you are registered.'],
  ['lang', 'How numbers are written, such as de-DE.'],
  ['compact', 'Without the scenarios and the simulation.'],
];

const events: readonly Line[] = [
  ['whenabouts:ready', 'The calculator is drawn. Its detail has the version.'],
  ['whenabouts:calculate', 'There is a result. Its detail says whether it is the first.'],
  ['whenabouts:save', 'The reader goes to save it. Its detail says by which way: link or code.'],
];

const troubles: readonly Line[] = [
  [
    'There is only the link',
    'The script did not load or run: look for a policy without script-src for us, a blocker, or a browser older than Chrome 109, Firefox 115 or Safari 16.4.',
  ],
  ['It appears only after a click or a scroll', 'An optimizer delays scripts. Exclude /widget/ in it.'],
  [
    'There is no button to save',
    'The script was copied into the page and cannot tell where it came from. Load it from its address, or keep the link inside the element.',
  ],
  [
    'The console says that defaults are used instead',
    'An attribute has a value that it cannot have. Curled quotes are a frequent cause.',
  ],
  ['The page jumps', 'The height of the table cell is missing or too low for your column.'],
];
