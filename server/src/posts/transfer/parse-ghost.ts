import * as v from 'valibot';
import { escapeText } from '../../../contract/escape-markup.ts';
import { dayIn, ImportError, parsePath, type SourcePost, type SourcePosts, timeIn } from './source-post.ts';

const Text = v.optional(v.nullable(v.string()));
/** Ids are 24 hexadecimal digits, and numbers in old versions. */
const Id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id)),
);
const GhostPost = v.object({
  id: Id,
  uuid: Text,
  title: Text,
  slug: Text,
  html: Text,
  plaintext: Text,
  feature_image: Text,
  status: Text,
  visibility: Text,
  type: Text,
  page: v.optional(v.union([v.boolean(), v.number()])),
  created_at: Text,
  updated_at: Text,
  published_at: Text,
  custom_excerpt: Text,
  meta_title: Text,
  meta_description: Text,
  author_id: v.optional(v.nullable(Id)),
});
const Link = v.object({ post_id: Id, sort_order: v.optional(v.nullable(v.number())) });

type GhostData = v.InferOutput<typeof GhostData>;

const GhostData = v.object({
  posts: v.array(GhostPost),
  tags: v.optional(v.array(v.object({ id: Id, name: v.string() })), []),
  users: v.optional(v.array(v.object({ id: Id, name: v.string() })), []),
  posts_tags: v.optional(v.array(v.object({ ...Link.entries, tag_id: Id })), []),
  posts_authors: v.optional(v.array(v.object({ ...Link.entries, author_id: Id })), []),
  posts_meta: v.optional(
    v.array(v.object({ post_id: Id, meta_title: Text, meta_description: Text, feature_image_alt: Text })),
    [],
  ),
});
type GhostPost = v.InferOutput<typeof GhostPost>;
/** Placeholder for the site's URL in exports. */
const SITE = '__GHOST_URL__';

/**
 * Reads Ghost's export, a JSON file.
 *
 * @see https://ghost.org/docs/migration/custom/
 */
export function parseGhost(json: unknown): SourcePosts {
  const database = (json as { db?: readonly unknown[] }).db?.[0] ?? json;
  const result = v.safeParse(GhostData, (database as { data?: unknown }).data);
  if (!result.success)
    throw new ImportError('This JSON file is not an export of Ghost, nor one of Whenabouts.');
  const data = result.output;
  const isPage = ({ type, page }: GhostPost) => type === 'page' || Boolean(page);
  const pages = data.posts.filter(isPage).length;
  return {
    posts: data.posts.filter((post) => !isPage(post)).map((post) => parsePost(post, data)),
    dropped: pages > 0 ? { page: pages } : {},
  };
}

function parsePost(post: GhostPost, data: GhostData): SourcePost {
  const meta = data.posts_meta.find(({ post_id }) => post_id === post.id);
  const tags = findLinkedNames(data.posts_tags, post, data.tags, ({ tag_id }) => tag_id);
  const [author] = findLinkedNames(data.posts_authors, post, data.users, ({ author_id }) => author_id);
  const [category] = tags;
  const isPublished = ['published', 'scheduled', 'sent'].includes(post.status ?? '');
  const isForMembers = isPublished && !['public', '', undefined, null].includes(post.visibility);
  const oldPath = post.slug ? parsePath(`/${post.slug}`) : undefined;
  const name = author ?? data.users.find(({ id }) => id === post.author_id)?.name;
  return {
    source: 'ghost',
    originalId: post.uuid || post.id,
    title: post.title ?? '',
    slug: post.slug ?? '',
    excerpt: post.custom_excerpt ?? '',
    html: (post.html ?? fromText(post.plaintext ?? '')).replaceAll(SITE, ''),
    base: '/',
    isDraft: !isPublished || isForMembers,
    publishedAt: dayIn(post.published_at ?? ''),
    createdAt: timeIn(post.created_at ?? ''),
    updatedAt: timeIn(post.updated_at ?? ''),
    // The first tag of a post is its primary tag. Names with a number sign are internal.
    categories: category === undefined || category.startsWith('#') ? [] : [category],
    tags: tags.slice(1).filter((tag) => !tag.startsWith('#')),
    ...(name !== undefined && { author: { name } }),
    ...(post.feature_image && {
      cover: { src: post.feature_image.replace(SITE, ''), alt: meta?.feature_image_alt ?? '' },
    }),
    oldPaths: oldPath === undefined ? [] : [oldPath],
    metaTitle: meta?.meta_title ?? post.meta_title ?? undefined,
    metaDescription: meta?.meta_description ?? post.meta_description ?? undefined,
    changes: isForMembers ? ['A post for members only becomes a draft.'] : [],
  };
}

/** Returns the names of the tags or authors of a post, in their order. */
function findLinkedNames<Row extends v.InferOutput<typeof Link>>(
  links: readonly Row[],
  { id }: GhostPost,
  named: readonly { readonly id: string; readonly name: string }[],
  idOf: (link: Row) => string,
): string[] {
  return links
    .filter(({ post_id }) => post_id === id)
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap((link) => named.find((each) => each.id === idOf(link))?.name ?? []);
}

const fromText = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => `<p>${escapeText(part)}</p>`)
    .join('');
