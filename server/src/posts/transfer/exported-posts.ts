import type { ExportedPost } from '../../../contract/index.ts';
import { type EntityManager, query } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { ImportedPostRow, RedirectRow } from '../import.entity.ts';
import { dateOf, OldSlugRow, PostRow } from '../post.entity.ts';
import { exportIdOf } from './post-identity.ts';
import type { ImportSource } from './source-post.ts';

export type ExportServices = Pick<Services, 'database' | 'posts'>;

/** Reads all posts and drafts, the oldest first, one at a time. URLs of images on this site are absolute. */
export async function* exportedPosts(services: ExportServices): AsyncGenerator<ExportedPost> {
  const { database, posts } = services;
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const rows = await query(database, (em) => em.findAll(PostRow, { fields: ['id'], orderBy }));
  for (const { id } of rows) {
    // A post may be deleted during the export.
    const post = await query(database, (em) => readPost(em, id, posts.site.origin));
    if (post) yield post;
  }
}

async function readPost(em: EntityManager, id: number, origin: string): Promise<ExportedPost | undefined> {
  const post = await em.findOne(PostRow, { id }, { populate: ['author', 'coverImage'] });
  if (!post) return undefined;
  const imported = await em.findOne(ImportedPostRow, { postId: id });
  const { coverImage, coverUrl, author, metaTitle, metaDescription } = post;
  const cover = coverImage ? `${origin}/api/images/${coverImage.id}` : coverUrl || undefined;
  return {
    source: (imported?.source ?? 'whenabouts') as ImportSource,
    id: imported?.originalId ?? exportIdOf(post),
    title: post.title,
    slug: post.slug,
    status: post.isDraft ? 'draft' : 'published',
    date: dateOf(post),
    excerpt: post.excerpt,
    category: post.category,
    tags: JSON.parse(post.tags),
    ...(cover && { cover }),
    ...(coverImage?.altText && { coverAlt: coverImage.altText }),
    author: { name: author.name, initials: author.initials, title: author.title },
    ...(metaTitle && { metaTitle }),
    ...(metaDescription && { metaDescription }),
    created: new Date(post.createdAt).toISOString(),
    updated: new Date(post.updatedAt).toISOString(),
    aliases: await aliasesOf(em, post),
    content: post.content.replaceAll('<img src="/api/images/', `<img src="${origin}/api/images/`),
  };
}

/** Returns the earlier paths of a post: its previous slugs, and redirects. */
async function aliasesOf(em: EntityManager, { id, slug }: Pick<PostRow, 'id' | 'slug'>): Promise<string[]> {
  const slugs = await em.find(OldSlugRow, { postId: id });
  const redirects = await em.find(RedirectRow, { target: `/blog/${slug}` });
  return [...slugs.map((old) => `/blog/${old.slug}`), ...redirects.map(({ path }) => path)].sort();
}
