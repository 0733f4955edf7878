import type { Endpoints, PostPreview } from '../../contract/index.ts';
import { type Database, query } from '../database/database.ts';
import { dayOf } from '../durations.ts';
import type { RequestContext } from '../http/request-context.ts';
import { ImageRow } from '../images/image.entity.ts';
import type { Services } from '../services.ts';
import { authorOf } from './authors.ts';
import { mayChange } from './post-access.ts';
import { findPost, makeImagesResponsive, makeScrollable, presentPreview } from './present-post.ts';
import { siteImagesIn } from './site-images.ts';
import { fieldsToStore, invalidCover } from './stored-fields.ts';

/**
 * Returns a post as readers would get it if it were saved now, and stores nothing. A post that was deleted meanwhile, or
 * that the admin may not change, is previewed like a new one.
 */
export async function previewPost(
  services: Services,
  { actor, body }: RequestContext<Endpoints['previewPost']>,
): Promise<PostPreview> {
  const { database, posts, now } = services;
  const fields = await fieldsToStore(services, body, 'draft');
  const { content, coverImage: coverId } = fields;
  const { id } = body;
  const foundPost = id ? await query(database, (em) => findPost(em, { id })) : null;
  const storedPost = foundPost && mayChange(actor, foundPost) ? foundPost : null;
  const author = storedPost?.author ?? (await authorOf(database, actor));
  const images = await imagesById(database, [...siteImagesIn(content), ...(coverId ? [coverId] : [])]);
  const coverImage = (coverId && images.get(coverId)) || null;
  if (coverId && !coverImage) throw invalidCover();
  const today = dayOf(now());
  return presentPreview(
    {
      ...fields,
      coverImage,
      publishedAt: body.publishedAt === '' ? today : (body.publishedAt ?? storedPost?.publishedAt ?? today),
      author,
    },
    makeScrollable(makeImagesResponsive(content, images)),
    posts.site.origin,
  );
}

async function imagesById(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ImageRow, 'id' | 'altText' | 'width' | 'height'>>> {
  if (ids.length === 0) return new Map();
  const fields = ['id', 'altText', 'width', 'height'] as const;
  const images = await query(database, (em) => em.find(ImageRow, { id: { $in: [...ids] } }, { fields }));
  return new Map(images.map((image) => [image.id, image]));
}
