import { fields, formatNumber, inputNames, PRODUCT_NAME } from '@whenabouts/core';
import { attributeName } from '@whenabouts/embed/options';
import { presets } from '@whenabouts/embed/presets';
import { useContext } from 'react';
import { widgetVersion } from '../../api/widget-pin.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { OriginContext } from '../../ui/page-contexts.ts';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import * as styles from './embed-page.css.ts';
import { PasteLinkGuide } from './paste-link-guide.tsx';
import { SnippetField } from './snippet-field.tsx';
import { analyticsRecipes, createBookmarklet } from './snippets.ts';

/** Documentation for bloggers. docs/embed.md has more for developers. */
export function EmbedGuide({ framePath }: { framePath: string }) {
  const origin = useContext(OriginContext);
  return (
    <div className={styles.guide}>
      <TableOfContents className={styles.contents} sections={sections} />
      <div className={styles.guideText}>
        <section id="put-it-in" tabIndex={-1} aria-labelledby="put-it-in-title">
          <h2 id="put-it-in-title">Add it to your page</h2>
          <p>
            <strong>Any HTML page.</strong> Paste the snippet where you want the calculator to appear. The
            link inside is for feeds and for readers without scripts. Its table cell reserves space, so
            nothing on your page moves.
          </p>
          <p>
            <strong>WordPress.</strong>{' '}
            <a href="/widget/wordpress.zip" download>
              Download our plugin
            </a>{' '}
            for WordPress 6.3 or newer. Upload it in Plugins › Add New Plugin › Upload Plugin, and activate
            it. Then add the block “Retirement Calculator” to a post. The settings above are in the editor’s
            sidebar, in the tab “Block”. The plugin also has a shortcode:{' '}
            <code>[whenabouts current-age="40"]</code>, with any of the attributes below. WordPress finds its
            updates on this site.
          </p>
          <p>
            <strong>WordPress without our plugin.</strong> Add a “Custom HTML” block to your post, and paste
            the snippet there, or paste it into the tab “Text” of the classic editor. If a plugin delays or
            combines scripts, exclude <code>/widget/</code> from it.
          </p>
          <p>
            <strong>Next.js, React, Vue and Svelte.</strong> Install our package from this site. It has
            components with types, which take the settings above as properties. Its readme has an example for
            each. Set <code>site</code> to <code>{origin}</code>.
          </p>
          <pre>
            <code>{`npm install ${origin}/widget/${widgetVersion}/npm.tgz`}</code>
          </pre>
          <p>
            <strong>Pages with a Content Security Policy.</strong> The calculator needs only this, no styles
            and no <code>unsafe-inline</code>. The second half is for save codes and for the “Saved” message.
          </p>
          <pre>
            <code>{`script-src ${origin}; connect-src ${origin}`}</code>
          </pre>
          <p>
            <strong>Pinned versions.</strong> Your page stays on the version you pin, and browsers refuse a
            script that has changed. The import map at the start of the snippet covers the files that the
            script loads later. Put it before any other module script on your page. If your page has a Content
            Security Policy, add your nonce to the import map.
          </p>
        </section>
        <PasteLinkGuide link={origin + framePath} />
        <section id="change-it" tabIndex={-1} aria-labelledby="change-it-title">
          <h2 id="change-it-title">Change the settings</h2>
          <p>
            Each setting is an attribute of the snippet’s <code>div</code>, with <code>data-</code> before its
            name, as on a script. On the custom element, the name is as below. You can change attributes while
            the page is open. If a value is invalid, the calculator uses the default and logs a warning to the
            console.
          </p>
          <Definitions definitions={attributes} />
          <p>
            Your style sheet can set the accent color, the corners, the font, the text size, the inner margin
            and the density. No other styles on your page affect it:
          </p>
          <pre>
            <code>{`[data-retirement-calculator] {
  --whenabouts-accent: #0b6b4f;
  --whenabouts-accent-on: white;
  --whenabouts-radius: 4px;
  --whenabouts-font: Georgia, serif;
  --whenabouts-size: 18px;
  --whenabouts-margin: 0;
  --whenabouts-density: 0.8;
}`}</code>
          </pre>
        </section>
        <section id="hear-from-it" tabIndex={-1} aria-labelledby="hear-from-it-title">
          <h2 id="hear-from-it-title">Listen for events</h2>
          <p>
            These events bubble up to your page. None contains the reader’s numbers or results, unless you set{' '}
            <code>share-values</code>. A frame sends them to your page as messages with the same names, which
            the second script of a frame’s snippet turns into events.
          </p>
          <Definitions definitions={events} />
          <p>
            To count readers in your analytics, paste one of these scripts into your page’s HTML, above the
            calculator. In WordPress, put it into a “Custom HTML” block. It counts each event once per page
            view and never sends an amount.
          </p>
          {analyticsRecipes.map(({ tool, code }) => (
            <details key={tool} className={styles.advanced}>
              <summary>{tool}</summary>
              <div className={styles.copyBlock}>
                <SnippetField
                  label={`Script for ${tool}`}
                  rows={6}
                  text={code}
                  copy="Copy the script"
                  copied="Script copied"
                />
              </div>
            </details>
          ))}
        </section>
        <section id="own-form" tabIndex={-1} aria-labelledby="own-form-title">
          <h2 id="own-form-title">Show your own form after the result</h2>
          <p>
            Put your newsletter or contact form inside the element. It appears below the calculator once the
            reader has a result, or with another tool once the reader changes a number. Its data go to you
            only: we receive none of it. In a snippet, put it before the end of the calculator’s element. In
            WordPress, put it into our block, or between <code>[whenabouts]</code> and{' '}
            <code>[/whenabouts]</code>.
          </p>
          <pre>
            <code>{`<div data-retirement-calculator …>
  <table> … </table>
  <div slot="after-result" hidden>
    <form action="https://your-newsletter.example/subscribe" method="post">
      <label>Email <input type="email" name="email" required></label>
      <label><input type="checkbox" name="consent" required> Send me the newsletter.</label>
      <button>Subscribe</button>
    </form>
  </div>
</div>`}</code>
          </pre>
          <p>
            With a frame, put the form below the frame, and show it when the event{' '}
            <code>whenabouts:calculate</code> arrives.
          </p>
        </section>
        <section id="readers" tabIndex={-1} aria-labelledby="readers-title">
          <h2 id="readers-title">Your readers’ privacy</h2>
          <p>
            Until a reader saves a result, your page loads only scripts from us: the calculator, the details
            of its results and, if you add it, the outlook. We set no cookies, store nothing, and don’t count
            readers. Saving opens a {PRODUCT_NAME} page with the numbers, where the reader decides. We count
            saves by partner and day, with nothing about the reader. For your lawyer:{' '}
            <Link to={paths.embedPrivacy}>privacy and security of the embed</Link> and the{' '}
            <Link to={paths.embedAccessibility}>accessibility report</Link>.
          </p>
        </section>
        <section id="partner" tabIndex={-1} aria-labelledby="partner-title">
          <h2 id="partner-title">Get a partner id</h2>
          <p>
            With a partner id, readers who save see your site’s name.{' '}
            <Link to={paths.contact}>Write to us</Link> with your site’s name and URL. We’ll send you an id,
            and a private link that shows how many readers saved plans each day. It is free, and the
            calculator works the same without it.
          </p>
        </section>
        <section id="check" tabIndex={-1} aria-labelledby="check-title">
          <h2 id="check-title">Troubleshooting</h2>
          <p>
            Create a bookmark with this text as its URL. Click it on your own page to find out what keeps the
            calculator from working. Only you see the report. If your browser blocks bookmarklets on pages
            with a Content Security Policy, paste the text after <code>javascript:</code> into the console.
          </p>
          <div className={styles.copyBlock}>
            <SnippetField
              label="Bookmark URL"
              rows={4}
              text={createBookmarklet(origin)}
              copy="Copy the bookmark"
              copied="Bookmark copied"
            />
          </div>
          <Definitions definitions={problems} isCode={false} />
        </section>
      </div>
    </div>
  );
}

function Definitions({
  definitions,
  isCode = true,
}: {
  definitions: readonly Definition[];
  isCode?: boolean;
}) {
  return (
    <dl className={styles.definitions}>
      {definitions.map(([name, meaning]) => (
        <div key={name}>
          <dt>{isCode ? <code>{name}</code> : name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const sections = [
  { id: 'put-it-in', heading: 'Add it to your page' },
  { id: 'paste', heading: 'Where scripts are not allowed' },
  { id: 'change-it', heading: 'Change the settings' },
  { id: 'hear-from-it', heading: 'Listen for events' },
  { id: 'own-form', heading: 'Show your own form after the result' },
  { id: 'readers', heading: 'Your readers’ privacy' },
  { id: 'partner', heading: 'Get a partner id' },
  { id: 'check', heading: 'Troubleshooting' },
];

type Definition = readonly [name: string, meaning: string];

const units = { years: 'whole years', dollars: 'dollars', percent: 'percent a year' } as const;

const attributes: readonly Definition[] = [
  ...inputNames.map((name) => {
    const { label, unit, min, max, default: defaultValue } = fields[name];
    const range = `${formatNumber(min)} to ${formatNumber(max)}`;
    return [attributeName(name), `${label}: ${units[unit]}, ${range}; default ${defaultValue}.`] as const;
  }),
  [
    'inputs',
    'The inputs that readers can change, such as current-age,monthly-savings. The others are listed with the values you set.',
  ],
  [
    'theme',
    'light, dark, or auto. With auto, the calculator follows a class such as “dark” or data-theme on your html or body element, then your color-scheme, then the background color around it.',
  ],
  ['accent', 'The color of buttons and sliders, such as #0b6b4f.'],
  ['partner', 'Your partner id. Readers who save see your site’s name.'],
  [
    'lang',
    'es for Spanish, which no native speaker has reviewed. Others, such as de-DE, set how numbers are written.',
  ],
  ['compact', 'Hides the scenarios and the simulation.'],
  [
    'outlook',
    'Adds the age at which the reader could stop working, with a chart. It counts Social Security and the market’s ups and downs. After a calculation, it loads one more file from us.',
  ],
  [
    'tool',
    'four-percent, allocation, social-security or traditional-roth: shows this tool instead of the calculator.',
  ],
  [
    'share-values',
    'Adds the reader’s numbers and results to the events. The calculator then tells readers that your website receives them.',
  ],
  ['heading', 'A title above the calculator.'],
  ['button-text', 'The text of the button that calculates.'],
  [
    'link-text, link-url',
    'Your own link below the results, in place of “Get a detailed retirement plan”, which leads to us. With link-url="none" there is no link. A small text link to us stays.',
  ],
  ['font', 'Names of fonts that your page has, such as Georgia, serif. With inherit, the font of your page.'],
  ['radius', 'The rounding of corners in pixels, 0 to 32.'],
  ['density', 'normal, or dense for smaller gaps.'],
  [
    'preset',
    `The name of a set of attributes: ${presets.map(({ name }) => name).join(', ')}. Your other attributes win.`,
  ],
];

const events: readonly Definition[] = [
  [
    'whenabouts:ready',
    'The calculator is visible. The detail has its version. Scripts that run later can read the element’s ready property.',
  ],
  ['whenabouts:change', 'The reader changed an input. The detail names the input.'],
  ['whenabouts:calculate', 'There is a new result. The detail says if it is the reader’s first one.'],
  ['whenabouts:outlook', 'The age at which the reader could stop is shown.'],
  ['whenabouts:save', 'The reader is about to save the result. The detail says how: by link or by code.'],
  ['whenabouts:saved', 'The reader saved the result in the new tab.'],
];

const problems: readonly Definition[] = [
  [
    'Only the link appears',
    'The script did not load or run. Look for a Content Security Policy that doesn’t list us in script-src, a content blocker, or a browser older than Chrome 109, Firefox 115 or Safari 16.4.',
  ],
  ['It appears only after a click or a scroll', 'An optimizer delays scripts. Exclude /widget/ from it.'],
  [
    'There is no save button',
    'An optimizer copied the script, and no link inside the element says which site it came from. Put the snippet’s link there, and exclude /widget/ from combining scripts.',
  ],
  [
    'The console says that defaults are used instead',
    'An attribute has an invalid value. Curly quotes are a common cause.',
  ],
  ['The page jumps', 'The height of the table cell is missing or too low for your column.'],
];
