import * as styles from './table-of-contents.css.ts';

export interface SectionHeading {
  /** Anchor of the section; unique on the page. */
  id: string;
  heading: string;
}

interface TableOfContentsProps {
  sections: readonly SectionHeading[];
  className: string;
}

export function TableOfContents({ sections, className }: TableOfContentsProps) {
  return (
    // As tall as the text, so that the sticky contents stay in the window up to the end of the text.
    <div className={className}>
      <nav className={styles.contents} aria-label="On this page">
        <p className={styles.title}>On this page</p>
        <ol className={styles.list}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              {/* Only the hash: the server renders the same page for different query strings. */}
              <a href={`#${id}`} className={styles.link}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
