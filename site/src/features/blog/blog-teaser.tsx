import { LATEST_COUNT, useLatestPosts } from '../../api/posts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { spaceBetween } from '../../ui/layout.css.ts';
import { item } from '../../ui/link-card.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './post-card.css.ts';
import { PostCard } from './post-card.tsx';
import { sampleArticles } from './sample-articles.ts';

export function BlogTeaser() {
  return (
    <>
      <div className={spaceBetween}>
        <h2 id="blog-heading">From the blog</h2>
        <ButtonLink to={paths.blog} kind="secondary">
          View All Articles
        </ButtonLink>
      </div>
      <Latest />
    </>
  );
}

function Latest() {
  const { data: latest, error, mutate } = useLatestPosts();
  if (error !== undefined && !latest) {
    return <ErrorNotice title="The articles could not be loaded." onRetry={() => void mutate()} />;
  }
  if (!latest) {
    return (
      <div className={styles.postList}>
        <Skeleton heights={Array<string>(LATEST_COUNT).fill(styles.CARD_HEIGHT)} label="Loading articles…" />
      </div>
    );
  }
  const posts = latest.length > 0 ? latest : sampleArticles;
  return (
    <ul className={styles.postList}>
      {posts.map((post) => (
        <li key={post.slug} className={item}>
          <PostCard post={post} level={3} sizes="(min-width: 72rem) 23rem, (min-width: 40rem) 50vw, 100vw" />
        </li>
      ))}
    </ul>
  );
}
