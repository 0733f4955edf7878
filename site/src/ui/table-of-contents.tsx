import { useContext } from 'react';
import { Link, useLocation } from '../router.ts';
import * as styles from './table-of-contents.css.ts';
import { OriginContext } from './origin.ts';

export interface TableOfContentsProps {
  sections: readonly { id: string; heading: string }[];
  className: string;
}

/** What stands on a long page, each leading to its section. */
export function TableOfContents({ sections, className }: TableOfContentsProps) {
  // What the address asks for stays there.
  const { search } = useLocation();
  return (
    <nav className={className} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <ol className={styles.list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ search, hash: id }} className={styles.link}>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On paper the address bar is missing. */
export function PrintedUrl({ path }: { path: string }) {
  const origin = useContext(OriginContext);
  return <p className={styles.printed}>{origin + path}</p>;
}
