import { randomBytes } from 'node:crypto';
import { categoryPicture, type DraftBody, type PostBody, postMessages } from '../../contract/index.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { dateOf, type PostRow } from './post.entity.ts';
import type { Posts } from './posts.ts';
import { siteImage } from './site-images.ts';

/** The fields that an edit changes, with the ids of the author and the cover, and the date that a draft shows. */
export type StoredFields = Omit<
  PostRow,
  | 'id'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'author'
  | 'accountId'
  | 'coverImage'
  | 'draftPublishedAt'
  | 'idempotencyKey'
> & {
  readonly author: number;
  readonly coverImage: string | null;
};

export const storedFields = (post: PostRow): StoredFields => ({
  ...post,
  publishedAt: dateOf(post),
  author: post.author.id,
  coverImage: post.coverImage?.id ?? null,
});

/** Returns the columns of a post to store, with sanitized content. Throws validation errors. */
export async function fieldsToStore(
  { posts }: Pick<Services, 'posts'>,
  body: PostBody | DraftBody,
  state: 'draft' | 'published',
): Promise<Omit<StoredFields, 'publishedAt' | 'author'>> {
  const { title, excerpt, category, tags, metaTitle, metaDescription } = body;
  const isDraft = state === 'draft';
  const slug = body.slug || `draft-${randomBytes(4).toString('hex')}`;
  return {
    title,
    slug,
    excerpt,
    category,
    isDraft,
    ...coverToStore(body, posts),
    content: await posts.contentToStore(body.content, isDraft ? 0 : undefined),
    tags: JSON.stringify(tags ?? []),
    metaTitle: metaTitle || null,
    metaDescription: metaDescription || null,
  };
}

/** Returns the validation error for a cover that is no URL or no image of this site. */
export const invalidCover = () =>
  new HttpError('invalid', { fields: { coverImage: postMessages.coverImage } });

function coverToStore(
  { coverImage: coverUrl, category }: Pick<PostBody | DraftBody, 'coverImage' | 'category'>,
  { site }: Posts,
): Pick<StoredFields, 'coverUrl' | 'coverImage'> {
  // The picture of the category is stored as a blank URL, so that it changes with the category.
  if (coverUrl === '' || coverUrl === site.origin + categoryPicture(category)) {
    return { coverUrl: '', coverImage: null };
  }
  const image = siteImage(coverUrl, site);
  if (image) return { coverUrl: null, coverImage: image.id };
  if (URL.parse(coverUrl)?.protocol !== 'https:') throw invalidCover();
  return { coverUrl, coverImage: null };
}
