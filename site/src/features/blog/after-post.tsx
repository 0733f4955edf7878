import type { Post } from '@whenabouts/server/contract';
import { useContext, useState } from 'react';
import { useRelatedPosts } from '../../api/posts.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { row, stack } from '../../ui/layout.css.ts';
import { item } from '../../ui/link-card.css.ts';
import { OriginContext } from '../../ui/page-contexts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import * as styles from './article.css.ts';
import * as cards from './post-card.css.ts';
import { PostCard } from './post-card.tsx';
import { relatedPosts } from './related-posts.ts';

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
  const { data: related = [] } = useRelatedPosts(post.slug, (posts) => relatedPosts(post, posts));
  if (related.length === 0) return null;
  return (
    <section className={stack[4]} aria-labelledby="related-articles">
      <h2 id="related-articles" className={styles.sectionTitle}>
        Related articles
      </h2>
      <ul className={cards.postList}>
        {related.map((other) => (
          <li key={other.slug} className={item}>
            <PostCard
              post={other}
              level={3}
              sizes="(min-width: 72rem) 23rem, (min-width: 40rem) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SharePostProps {
  post: { slug: string; title: string };
}

/** Buttons that copy the link to a post, and that open the share sheet of browsers that have one. */
function SharePost({ post: { slug, title } }: SharePostProps) {
  const url = useContext(OriginContext) + paths.post(slug);
  const canShare = !useIsHydrating() && typeof navigator.share === 'function';
  const [hasCopyFailed, setCopyFailed] = useState(false);

  async function copy(): Promise<void> {
    const isCopied = await copyText(url);
    setCopyFailed(!isCopied);
    if (isCopied) toast({ title: 'Link copied', isAboutPage: true });
  }

  return (
    <div>
      <div className={row}>
        {canShare && (
          // Fails if the reader closes the share sheet.
          <Button kind="secondary" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
            Share
          </Button>
        )}
        <Button kind="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      {hasCopyFailed && <TextField label="Link to this article" readOnly value={url} />}
    </div>
  );
}
