import {
  type EditablePost,
  endpoints,
  type Post,
  type PostSummary,
  pathPrefix,
} from '../../contract/index.ts';
import { CACHE_BRIEFLY, type PublicData } from '../cache/public-data.ts';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import { type EntityManager, query } from '../database/database.ts';
import { dayOf } from '../durations.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import { ImageRow } from '../images/image.entity.ts';
import { contentToShow, contentToStore, createSanitizer } from './content.ts';
import { OldSlugRow, PostImageRow } from './post.entity.ts';
import { type Audience, assertMayChange, isVisible } from './post-access.ts';
import { createPostCaches, type PostCachesOptions } from './post-cache.ts';
import {
  findPost,
  findPosts,
  type ImageSize,
  makeImagesResponsive,
  makeScrollable,
  type PostWithContent,
  presentEditable,
  presentPost,
  presentSummary,
} from './present-post.ts';
import type { SiteOrigin } from './site-images.ts';

/** A cached value and its encoded response. */
export interface CachedItem<T> {
  readonly value: T;
  readonly response: CachedResponse;
}

/** Reads posts. Responses are cached until a post or an author changes. */
export interface Posts {
  readonly site: SiteOrigin;
  list(audience: Audience): Promise<CachedItem<readonly PostSummary[]>>;
  /** Reads a post by its current or an earlier slug. */
  read(slug: string, audience: Audience): Promise<CachedItem<Post>>;
  presentEditable(post: PostWithContent): Promise<EditablePost>;
  /** Reads a post for editing, by the given admin or by code that acts for an editor. */
  readEditable(id: number, actor?: Actor): Promise<EditablePost>;
  contentToStore(html: string, minLength?: number): Promise<string>;
  /** Returns a value that changes with the posts that visitors see. Rejects if the database does not respond soon. */
  revision(): Promise<string>;
}

interface PostsOptions extends PostCachesOptions {
  readonly site: SiteOrigin;
}

const MAX_CACHED_POSTS = 100;
/** Visitors, editors and eight authors. */
const MAX_CACHED_LISTS = 10;

/** Creates the reader of posts, with its caches and the worker that sanitizes content. */
export function createPosts({ database, site, now, timeouts }: PostsOptions): Posts {
  const sanitize = createSanitizer(site);
  const caches = createPostCaches({ database, now, timeouts });
  const lists = caches.create<CachedItem<readonly PostSummary[]>>(MAX_CACHED_LISTS);
  const posts = caches.create<CachedItem<Post>>(MAX_CACHED_POSTS);
  const contents = new VersionedLruCache<string>(MAX_CACHED_POSTS);

  const readContent = ({ id, version, content }: PostWithContent) =>
    contents.get(String(id), String(version), () => contentToShow(content, sanitize));

  const loadList = async (audience: Audience, day: string) => {
    const rows = await query(database, (em) => findPosts(em, audience, day));
    const summaries = rows.map((post) => presentSummary(post, site.origin, audience));
    return cachedItem(summaries, audience);
  };

  const loadPost = async (slug: string, audience: Audience, day: string) => {
    const post = await query(database, (em) => findBySlug(em, slug));
    if (!post || !isVisible(post, audience, day)) throw new HttpError('not_found');
    const sizes = await query(database, (em) => imageSizes(em, post.id));
    const html = makeScrollable(makeImagesResponsive(await readContent(post), sizes));
    return cachedItem(presentPost(post, html, { origin: site.origin, audience }), audience);
  };

  const editable = async (post: PostWithContent) =>
    presentEditable(post, await readContent(post), site.origin);

  return {
    site,
    list: (audience) => lists.get('', audience, loadList),
    read: (slug, audience) => posts.get(slug, audience, (visibleTo, day) => loadPost(slug, visibleTo, day)),
    presentEditable: editable,
    readEditable: async (id, actor) => {
      const post = await query(database, (em) => findPost(em, { id }));
      if (!post) throw new HttpError('not_found');
      if (actor) assertMayChange(actor, post, dayOf(now()));
      return editable(post);
    },
    contentToStore: (html, minLength) => contentToStore(html, sanitize, minLength),
    revision: caches.revision,
  };
}

/** Finds a post by its current or an earlier slug. */
async function findBySlug(em: EntityManager, slug: string): Promise<PostWithContent | null> {
  const post = await findPost(em, { slug });
  if (post) return post;
  const old = await em.findOne(OldSlugRow, { slug });
  return old && findPost(em, { id: old.postId });
}

/** Returns the sizes of the images in the content of a post, by their id. */
async function imageSizes(em: EntityManager, postId: number): Promise<ReadonlyMap<string, ImageSize>> {
  const used = await em.find(PostImageRow, { postId });
  const ids = used.map(({ imageId }) => imageId);
  const images = await em.find(ImageRow, { id: { $in: ids } }, { fields: ['id', 'width', 'height'] });
  return new Map(images.map(({ id, width, height }) => [id, { width, height }]));
}

/** Encodes a value, and compresses it: well for visitors, who share the cached result; quickly for admins. */
async function cachedItem<T>(value: T, audience: Audience): Promise<CachedItem<T>> {
  const identity = Buffer.from(JSON.stringify(value));
  const bytes = await compress(identity, audience === 'visitors' ? COMPRESSION.cached : COMPRESSION.once);
  const response = new CachedResponse({
    type: 'application/json; charset=utf-8',
    bytes,
    cacheControl: audience === 'visitors' ? CACHE_BRIEFLY : 'no-store',
  });
  return { value, response };
}

const POST_PREFIX = pathPrefix(endpoints.readPost);

/** Returns the posts for visitors, with the responses of the endpoints. */
export function publicPosts(posts: Pick<Posts, 'list' | 'read' | 'revision'>): PublicData {
  return {
    read: async (path) => {
      if (path === endpoints.listPosts.path) return (await posts.list('visitors')).value;
      const slug = path.startsWith(POST_PREFIX) ? path.slice(POST_PREFIX.length) : '';
      if (!/^[\w-]{1,100}$/.test(slug)) throw new HttpError('not_found');
      return (await posts.read(slug, 'visitors')).value;
    },
    revision: () => posts.revision(),
  };
}
