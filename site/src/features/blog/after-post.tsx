import type { Post } from '@whenabouts/server/contract';
import { useRelatedPosts } from '../../api/posts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { item } from '../../ui/link-card.css.ts';
import * as styles from './article.css.ts';
import * as cards from './post-card.css.ts';
import { PostCard } from './post-card.tsx';
import { relatedPosts } from './related-posts.ts';
import { SharePost } from './share-post.tsx';

/** The end of a post: a link to the calculator, and related posts. */
export function AfterPost({ post }: { post: Post }) {
  return (
    <div className={styles.afterPost}>
      <SharePost post={post} />
      <aside className={styles.calculatorLink} aria-labelledby="run-your-numbers">
        <h2 id="run-your-numbers" className={styles.sectionTitle}>
          Run your numbers
        </h2>
        <p>Six questions, about a minute. You see when you could stop, and on how much a month.</p>
        <ButtonLink to={paths.calculator}>Open the calculator</ButtonLink>
      </aside>
      <Related post={post} />
    </div>
  );
}

/** Renders nothing if there are no other posts, or they cannot be loaded. */
function Related({ post }: { post: Post }) {
  const { data = [] } = useRelatedPosts(post.slug, (posts) => relatedPosts(post, posts));
  if (data.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-articles">
      <h2 id="related-articles" className={styles.sectionTitle}>
        Related articles
      </h2>
      <ul className={cards.postList}>
        {data.map((related) => (
          <li key={related.slug} className={item}>
            <PostCard
              post={related}
              level={3}
              sizes="(min-width: 72rem) 23rem, (min-width: 40rem) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
