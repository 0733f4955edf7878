import type { Author } from '@whenabouts/server/contract';
import * as styles from './byline.css.ts';

/** The author's initials and name. Screen readers skip the initials. */
export function Byline({ author }: { author: Author }) {
  return (
    <p className={styles.byline}>
      <span className={styles.initials} aria-hidden="true">
        {author.initials}
      </span>
      {author.name}
    </p>
  );
}
