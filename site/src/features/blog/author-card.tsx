import type { Author } from '@whenabouts/server/contract';
import * as styles from './author-card.css.ts';

export function AuthorCard({ author }: { author: Author }) {
  return (
    <section className={styles.card} aria-label="About the author">
      <span className={styles.initials} aria-hidden="true">
        {author.initials}
      </span>
      <p className={styles.text}>
        <strong>{author.name}</strong>
        <span className={styles.title}>{author.title}</span>
      </p>
    </section>
  );
}
