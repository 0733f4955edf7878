import * as styles from './embed-page.css.ts';
import { SnippetField } from './snippet-field.tsx';

/** Platforms of many bloggers, and how each handles a pasted link. */
const platforms: readonly (readonly [name: string, behavior: string])[] = [
  [
    'WordPress',
    'Paste the link on its own line. The editor shows the calculator. On your own server, our plugin also has a block and a shortcode.',
  ],
  [
    'WordPress.com',
    'If your plan allows plugins, same as WordPress. Other plans embed only the services on WordPress.com’s own list and show a link for the rest.',
  ],
  [
    'Ghost',
    'Paste the link on its own line. If you see a bookmark instead of the calculator, put the snippet above into an HTML card.',
  ],
  ['Notion', 'Type /embed and paste the link there.'],
  [
    'Discourse',
    'You get a link with a preview. To show the calculator, an admin can add this site to “allowed iframes” in the settings.',
  ],
  ['Medium and Substack', 'You get a link. They embed only the services on their own lists.'],
];

/** The guide's section for sites that allow a pasted link but no scripts. */
export function PasteLinkGuide({ link }: { link: string }) {
  return (
    <section id="paste" tabIndex={-1} aria-labelledby="paste-title">
      <h2 id="paste-title">Where scripts are not allowed: paste the link</h2>
      <p>
        This link opens the calculator with the settings above. Sites that read oEmbed, a standard for embeds,
        show the calculator itself in its place. Everywhere else, readers get a link that opens it.
      </p>
      <div className={styles.copyBlock}>
        <SnippetField label="Link to paste" rows={2} text={link} copy="Copy the link" copied="Link copied" />
      </div>
      <dl className={styles.definitions}>
        {platforms.map(([name, behavior]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{behavior}</dd>
          </div>
        ))}
      </dl>
      <p>
        Each site decides what it embeds, and that can change. WordPress limits embeds to a height of 1,000
        pixels, so there the calculator shows one step at a time: first the questions, then the results. A
        tool has no steps and scrolls in its frame. WordPress also doesn’t let embeds open new tabs, so
        readers save with a code or a link to copy. Our plugin’s block has none of these limits.
      </p>
    </section>
  );
}
