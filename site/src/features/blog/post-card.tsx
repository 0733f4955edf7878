import type { Author, PostSummary } from '@whenabouts/server/contract';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import * as card from '../../ui/link-card.css.ts';
import { caption } from '../../ui/page.css.ts';
import { Cover } from './cover.tsx';
import * as styles from './post-card.css.ts';

export type CardPost = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'coverImage' | 'category' | 'publishedAt' | 'author'
>;

export interface PostCardProps {
  post: CardPost;
  level: 2 | 3;
  sizes: string;
  /** Loads the cover with high priority. */
  hasPriority?: boolean;
  /** Shows the cover next to the text if there is room, and a larger title. */
  isFeatured?: boolean;
}

/** A post in a list. The title's link covers the whole card. */
export function PostCard({ post, level, sizes, hasPriority = false, isFeatured = false }: PostCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={isFeatured ? styles.featured : card.card}>
      <Cover
        src={post.coverImage}
        alt=""
        className={isFeatured ? styles.featuredCover : styles.cover}
        sizes={sizes}
        hasPriority={hasPriority}
      />
      <div className={styles.cardBody}>
        <p className={styles.metadata}>
          <span className={styles.categoryBadge}>{post.category}</span>
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, 'UTC')}</time>
        </p>
        <Heading className={isFeatured ? styles.featuredTitle : card.title}>
          <Link to={paths.post(post.slug)} className={card.link}>
            {post.title}
          </Link>
        </Heading>
        <p className={caption}>{post.excerpt}</p>
        <Byline author={post.author} />
      </div>
    </article>
  );
}

/** The author's initials and name. Screen readers skip the initials. */
function Byline({ author }: { author: Author }) {
  return (
    <p className={styles.byline}>
      <span className={styles.initials} aria-hidden="true">
        {author.initials}
      </span>
      {author.name}
    </p>
  );
}
