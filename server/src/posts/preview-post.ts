import type { Author, Endpoints, PostPreview } from '../../contract/index.ts';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../http/request-context.ts';
import { ImageRow } from '../images/image.entity.ts';
import { authorOf } from './authors.ts';
import { BY_ID, type PostColumns, presentPreview } from './present-post.ts';
import { makeImagesResponsive } from './responsive-images.ts';
import { siteImagesIn } from './site-images.ts';
import { dayOf, fieldsToStore, invalidCover, type WriteOptions } from './write-post.ts';

/**
 * Returns a post as readers would get it if it were saved now, and stores nothing. A post that was deleted meanwhile is
 * previewed like a new one.
 */
export async function previewPost(
  options: WriteOptions,
  { actor, body }: RequestContext<Endpoints['previewPost']>,
): Promise<PostPreview> {
  const { database, posts, now } = options;
  const fields = await fieldsToStore(options, body);
  const { content, coverImageId } = fields;
  const stored = body.id ? await storedPost(database, body.id) : undefined;
  const author = stored?.author ?? (await authorOf(database, actor));
  const images = await imagesById(database, [
    ...siteImagesIn(content),
    ...(coverImageId ? [coverImageId] : []),
  ]);
  const cover = coverImageId ? images.get(coverImageId) : undefined;
  if (coverImageId && !cover) throw invalidCover();
  const today = dayOf(now());
  return presentPreview(
    {
      ...fields,
      coverAlt: cover?.altText ?? null,
      publishedAt: body.publishedAt === '' ? today : (body.publishedAt ?? stored?.publishedAt ?? today),
      authorName: author.name,
      authorInitials: author.initials,
      authorTitle: author.title,
    },
    makeImagesResponsive(content, images),
    posts.site.origin,
  );
}

async function storedPost(
  { read }: Database,
  id: number,
): Promise<{ author: Author; publishedAt: string } | undefined> {
  const [row] = await read(BY_ID, [id]);
  if (!row) return undefined;
  const { authorName, authorInitials, authorTitle, publishedAt } = row as unknown as PostColumns;
  return { author: { name: authorName, initials: authorInitials, title: authorTitle }, publishedAt };
}

async function imagesById(
  { orm }: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ImageRow, 'altText' | 'width' | 'height'>>> {
  if (ids.length === 0) return new Map();
  const found = await orm.em
    .fork()
    .find(ImageRow, { id: { $in: [...ids] } }, { fields: ['id', 'altText', 'width', 'height'] });
  return new Map(found.map((image) => [image.id, image]));
}
