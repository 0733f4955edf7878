import { type ImportPreview, importLimits } from '../../../contract/index.ts';
import { query } from '../../database/database.ts';
import { dayOf } from '../../durations.ts';
import { PostRow } from '../post.entity.ts';
import { type FoundImage, isOnSite } from './find-images.ts';
import { findImported } from './import-post.ts';
import type { ImportServices } from './import-services.ts';
import { imagesOf, type LoadedImport } from './load-import.ts';
import { planPost, sourceCategory, suggestedCategory } from './plan-post.ts';
import type { ReadPost } from './read-import.ts';

type PreviewedPost = ImportPreview['posts'][number];
type PreviewServices = Pick<ImportServices, 'database' | 'posts' | 'now'>;

/** Returns what an import would do, without changing anything. */
export async function previewImport(
  services: PreviewServices,
  fileName: string,
  { posts, dropped }: LoadedImport,
): Promise<ImportPreview> {
  const slugs = new Set(
    (await query(services.database, (em) => em.findAll(PostRow, { fields: ['slug'] }))).map(
      ({ slug }) => slug,
    ),
  );
  const previewed: PreviewedPost[] = [];
  for (const post of posts) previewed.push(await previewPost(services, post, slugs));
  const images = imagesOf(posts);
  // Images of this site stay where they are.
  const elsewhere = images.flatMap((image) =>
    image.path === undefined && image.url !== undefined && !isOnSite(image, services.posts.site.origin)
      ? [image.url]
      : [],
  );
  return {
    fileName,
    posts: previewed,
    dropped: Object.entries(dropped).map(([kind, count]) => ({ kind, count })),
    categories: categoriesOf(posts),
    imagesInFile: images.filter(({ path }) => path !== undefined).length,
    imagesElsewhere: elsewhere.slice(0, importLimits.listedImages),
    countElsewhere: elsewhere.length,
    redirects: posts.reduce((sum, { oldPaths }) => sum + oldPaths.length, 0),
  };
}

async function previewPost(
  { database, posts: { site }, now }: PreviewServices,
  post: ReadPost,
  slugs: Set<string>,
): Promise<PreviewedPost> {
  const planned = planPost(post, { categories: [], fetchImages: false });
  const exists = await findImported(database, post);
  const images = [...post.images, ...(post.coverImage ? [post.coverImage] : [])];
  if (typeof planned === 'string') {
    const { title, slug, publishedAt } = post;
    return {
      title,
      slug,
      state: 'draft',
      publishedAt,
      exists,
      images: images.length,
      changes: [],
      error: planned,
    };
  }
  const { body, isDraft, changes } = planned;
  const publishedAt = body.publishedAt || dayOf(post.createdAt ?? now());
  const isTaken = !exists && slugs.has(body.slug);
  slugs.add(body.slug);
  return {
    title: body.title,
    slug: body.slug,
    state: isDraft ? 'draft' : publishedAt > dayOf(now()) ? 'scheduled' : 'published',
    publishedAt,
    exists,
    images: images.length,
    changes: [
      ...changes,
      ...(isTaken ? ['Another post has this slug: it gets a number at its end.'] : []),
      ...imageChanges(images, site.origin),
    ],
  };
}

/** Returns sentences about images that would be lost. */
function imageChanges(images: readonly FoundImage[], origin: string): string[] {
  const outside = images.filter(({ path }) => path === undefined);
  const missing = outside.filter(({ url }) => url === undefined).length;
  const insecure = outside.filter(
    (image) => image.url?.startsWith('http:') && !isOnSite(image, origin),
  ).length;
  return [
    ...(missing > 0 ? [`Removed, because the file is not in the archive: ${imageCount(missing)}.`] : []),
    ...(insecure > 0
      ? [`Removed unless fetched, because the URL is not https: ${imageCount(insecure)}.`]
      : []),
  ];
}

const imageCount = (count: number): string => (count === 1 ? '1 image' : `${count} images`);

function categoriesOf(posts: readonly ReadPost[]): ImportPreview['categories'] {
  const counts = new Map<string, number>();
  for (const post of posts) counts.set(sourceCategory(post), (counts.get(sourceCategory(post)) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name: name.slice(0, 200), posts: count, category: suggestedCategory(name) }))
    .sort((a, b) => b.posts - a.posts);
}
