import type { EditablePost, Post, PostPreview, PostSummary } from '../../contract/index.ts';

/** Columns of a post that readers see, with its author and cover. */
export interface ShownColumns {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly coverUrl: string | null;
  readonly coverImageId: string | null;
  readonly coverAlt: string | null;
  readonly category: PostSummary['category'];
  readonly tags: string;
  readonly publishedAt: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly authorName: string;
  readonly authorInitials: string;
  readonly authorTitle: string;
}

/** A post with its author and cover, as stored. */
export interface PostColumns extends ShownColumns {
  readonly id: number;
  readonly updatedAt: number;
}

export interface PostWithContent extends PostColumns {
  readonly content: string;
  readonly version: number;
}

const SUMMARY = `
  p.id, p.slug, p.title, p.excerpt, p.cover_url AS coverUrl, p.cover_image_id AS coverImageId,
  i.alt_text AS coverAlt, p.category, p.tags, p.published_at AS publishedAt, p.updated_at AS updatedAt,
  p.meta_title AS metaTitle, p.meta_description AS metaDescription,
  a.name AS authorName, a.initials AS authorInitials, a.title AS authorTitle`;
const FROM =
  'FROM posts p JOIN authors a ON a.id = p.author_id LEFT JOIN images i ON i.id = p.cover_image_id';

/** Queries for {@link PostColumns}: all posts up to a day, or one post by id or slug. */
export const LIST = `SELECT ${SUMMARY} ${FROM} WHERE p.published_at <= ? ORDER BY p.published_at DESC, p.id DESC`;
export const BY_ID = `SELECT ${SUMMARY}, p.content, p.version ${FROM} WHERE p.id = ?`;
export const BY_SLUG = `SELECT ${SUMMARY}, p.content, p.version ${FROM} WHERE p.slug = ?`;
export const BY_OLD_SLUG = `SELECT ${SUMMARY}, p.content, p.version ${FROM}
  JOIN old_slugs o ON o.post_id = p.id WHERE o.slug = ?`;

function presentShown(post: ShownColumns, origin: string): Omit<PostPreview, 'content'> {
  const tags = tagsOf(post);
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    coverImage: post.coverUrl ?? `${origin}/api/images/${post.coverImageId}`,
    ...(post.coverAlt && { coverAlt: post.coverAlt }),
    category: post.category,
    ...(tags.length > 0 && { tags }),
    publishedAt: post.publishedAt,
    author: { name: post.authorName, initials: post.authorInitials, title: post.authorTitle },
    ...(post.metaTitle && { metaTitle: post.metaTitle }),
    ...(post.metaDescription && { metaDescription: post.metaDescription }),
  };
}

/** Returns a post as shown in lists. */
export const presentSummary = (post: PostColumns, origin: string): PostSummary => ({
  id: post.id,
  ...presentShown(post, origin),
  updatedAt: new Date(post.updatedAt).toISOString(),
});

/** Returns an unsaved post as readers would see it, with sanitized content. */
export const presentPreview = (post: ShownColumns, content: string, origin: string): PostPreview => ({
  ...presentShown(post, origin),
  content,
});

/** Returns a post for readers, with sanitized content. */
export const presentPost = (post: PostColumns, content: string, origin: string): Post => ({
  ...presentSummary(post, origin),
  content,
});

/** Returns a post for editors. */
export const presentEditable = (post: PostWithContent, content: string, origin: string): EditablePost => ({
  ...presentSummary(post, origin),
  content,
  version: post.version,
});

function tagsOf({ tags }: ShownColumns): string[] {
  const list: unknown = JSON.parse(tags);
  return Array.isArray(list) ? list.filter((tag) => typeof tag === 'string') : [];
}
