import {
  type Author,
  categoryPicture,
  type EditablePost,
  imageWidths,
  type Post,
  type PostPreview,
  type PostSummary,
} from '../../contract/index.ts';
import type { EntityManager } from '../database/database.ts';
import type { ImageRow } from '../images/image.entity.ts';
import { dateOf, PostRow } from './post.entity.ts';
import { type Audience, isWrittenBy } from './post-access.ts';

interface ShownPost
  extends Pick<
    PostRow,
    | 'slug'
    | 'title'
    | 'excerpt'
    | 'coverUrl'
    | 'category'
    | 'tags'
    | 'publishedAt'
    | 'metaTitle'
    | 'metaDescription'
  > {
  /** The size is loaded only for the page of a post, because only that page's link preview states it. */
  readonly coverImage:
    | (Pick<ImageRow, 'id' | 'altText'> & Partial<Pick<ImageRow, 'width' | 'height'>>)
    | null;
  readonly author: Author;
}

/** A stored post with its author and cover, for lists. */
interface ListedPost extends ShownPost, Pick<PostRow, 'id' | 'updatedAt' | 'isDraft' | 'accountId'> {}

/** A post with the columns of its date. */
interface StoredPost extends ListedPost, Pick<PostRow, 'draftPublishedAt'> {}

export interface PostWithContent extends ListedPost, Pick<PostRow, 'content' | 'version'> {}

const LISTED = [
  'slug',
  'title',
  'excerpt',
  'coverUrl',
  'coverImage.altText',
  'category',
  'tags',
  'publishedAt',
  'draftPublishedAt',
  'isDraft',
  'accountId',
  'updatedAt',
  'metaTitle',
  'metaDescription',
  'author.name',
  'author.initials',
  'author.title',
] as const;
const FOR_ONE_POST = ['content', 'version', 'coverImage.width', 'coverImage.height'] as const;
const populate = ['author', 'coverImage'] as const;

/** Finds the posts that an audience sees on a day, newest first. */
export async function findPosts(
  em: EntityManager,
  audience: Audience,
  day: string,
): Promise<readonly ListedPost[]> {
  const orderBy = { publishedAt: 'desc', id: 'desc' } as const;
  const options = { fields: LISTED, populate, orderBy };
  const posts = (await em.find(PostRow, visibleTo(audience, day), options)).map(withDate);
  // The database orders drafts by the day on which they are stored.
  return audience === 'visitors' ? posts : posts.sort(newestFirst);
}

function visibleTo(audience: Audience, day: string) {
  const isPublished = { isDraft: false, publishedAt: { $lte: day } };
  if (audience === 'visitors') return isPublished;
  return audience === 'editors' ? {} : { $or: [isPublished, { accountId: audience.authorId }] };
}

function newestFirst(a: ListedPost, b: ListedPost): number {
  if (a.publishedAt === b.publishedAt) return b.id - a.id;
  return a.publishedAt < b.publishedAt ? 1 : -1;
}

export async function findPost(
  em: EntityManager,
  where:
    | { readonly id: number }
    | { readonly slug: string }
    | { readonly author: number; readonly idempotencyKey: string },
): Promise<PostWithContent | null> {
  const post = await em.findOne(PostRow, where, { fields: [...LISTED, ...FOR_ONE_POST], populate });
  return post && withDate(post);
}

const withDate = <T extends StoredPost>(post: T): T => ({ ...post, publishedAt: dateOf(post) });

function presentShown(post: ShownPost, origin: string): Omit<PostPreview, 'content' | 'coverSize'> {
  const tags = tagsOf(post);
  const { coverUrl, coverImage, author } = post;
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    coverImage: origin + categoryPicture(post.category),
    ...(coverUrl && { coverImage: coverUrl }),
    ...(coverImage && { coverImage: `${origin}/api/images/${coverImage.id}` }),
    ...(coverImage?.altText && { coverAlt: coverImage.altText }),
    category: post.category,
    ...(tags.length > 0 && { tags }),
    publishedAt: post.publishedAt,
    author: { name: author.name, initials: author.initials, title: author.title },
    ...(post.metaTitle && { metaTitle: post.metaTitle }),
    ...(post.metaDescription && { metaDescription: post.metaDescription }),
  };
}

export const presentSummary = (
  post: ListedPost,
  origin: string,
  audience: Audience = 'visitors',
): PostSummary => ({
  id: post.id,
  ...presentShown(post, origin),
  updatedAt: new Date(post.updatedAt).toISOString(),
  ...(post.isDraft && { isDraft: true as const }),
  ...(isWrittenBy(post, audience) && { isOwn: true as const }),
});

/** Returns an unsaved post as readers would see it, with sanitized content. */
export const presentPreview = (post: ShownPost, content: string, origin: string): PostPreview => ({
  ...presentShown(post, origin),
  ...coverSizeOf(post),
  content,
});

/** Returns a post for readers, with sanitized content. */
export const presentPost = (
  post: PostWithContent,
  content: string,
  { origin, audience }: { readonly origin: string; readonly audience: Audience },
): Post => ({
  ...presentSummary(post, origin, audience),
  ...coverSizeOf(post),
  content,
});

export const presentEditable = (post: PostWithContent, content: string, origin: string): EditablePost => ({
  ...presentSummary(post, origin),
  content,
  version: post.version,
});

function coverSizeOf({ coverImage }: ShownPost): Pick<Post, 'coverSize'> {
  const { width, height } = coverImage ?? {};
  return width && height ? { coverSize: { width, height } } : {};
}

function tagsOf({ tags }: ShownPost): string[] {
  const list: unknown = JSON.parse(tags);
  return Array.isArray(list) ? list.filter((tag) => typeof tag === 'string') : [];
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Width of a post's text on the screen. */
const SIZES = '(min-width: 768px) 720px, 100vw';

/** Puts tables and code into areas that scroll, also by keyboard, so that wide ones do not widen the page. */
export const makeScrollable = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/**
 * Adds lazy loading to the images in sanitized HTML. Images of the site also get a `srcset` and their dimensions, so that
 * the page does not shift when they load.
 */
export function makeImagesResponsive(html: string, sizes: ReadonlyMap<string, ImageSize>): string {
  return html.replaceAll(/<img ([^<>]*)>/g, (_, attributes: string) => {
    const id = /^src="\/api\/images\/([\w-]{22})["?]/.exec(attributes)?.[1];
    const size = id === undefined ? undefined : sizes.get(id);
    const more = size ? siteImageAttributes(`/api/images/${id}`, size, attributes) : '';
    return `<img ${attributes}${more} loading="lazy" decoding="async">`;
  });
}

function siteImageAttributes(path: string, { width, height }: ImageSize, attributes: string): string {
  const widths: number[] = [...imageWidths.filter((narrower) => narrower < width), width];
  const candidates = widths.map((pixels) => `${path}?w=${pixels} ${pixels}w`);
  const hasSize = / (?:width|height)="/.test(attributes);
  return [
    hasSize ? '' : ` width="${width}" height="${height}"`,
    ` srcset="${candidates.join(', ')}" sizes="${SIZES}"`,
  ].join('');
}
