import type { Author } from '@whenabouts/server/contract';
import * as styles from './byline.css.ts';

/** Who signs a post: initials, which only repeat the name, and the name. */
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
