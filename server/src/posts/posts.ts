import type { EditablePost, Post, PostSummary } from '../../contract/index.ts';
import { CACHE_BRIEFLY, isOutage } from '../cache/public-data.ts';
import { readWithTimeout } from '../cache/read-with-timeout.ts';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import type { Database, Row } from '../database/database.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { withDeadline } from '../http/deadline.ts';
import { HttpError } from '../http/http-error.ts';
import { contentToShow, contentToStore } from './content.ts';
import {
  BY_ID,
  BY_OLD_SLUG,
  BY_SLUG,
  LIST,
  type PostColumns,
  type PostWithContent,
  presentEditable,
  presentPost,
  presentSummary,
} from './present-post.ts';
import { type ImageSize, makeImagesResponsive } from './responsive-images.ts';
import { createSanitizer, type Sanitizer } from './sanitizer.ts';
import type { SiteOrigin } from './site-images.ts';

/** Visitors see posts from their date of publication on, admins see all posts. */
export type Audience = 'visitors' | 'admins';

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
  edit(id: number): Promise<EditablePost>;
  contentToStore(html: string): Promise<string>;
  /** Returns a value that changes with the posts that visitors see. Rejects if the database does not respond soon. */
  revision(): Promise<string>;
}

interface PostsOptions {
  readonly database: Database;
  readonly site: SiteOrigin;
  readonly now: () => number;
  readonly sanitize?: Sanitizer;
  /** Undefined if reads cannot hang. */
  readonly timeouts?: PostReadTimeouts | undefined;
}

/** Time limits for reading posts for visitors, in milliseconds. */
export interface PostReadTimeouts {
  /** Until they get the cached post or list, even if it is stale. */
  readonly staleAfterMs: number;
  /** Until they get a 503 if nothing is cached. */
  readonly failAfterMs: number;
}

export const POST_READ_TIMEOUTS: PostReadTimeouts = { staleAfterMs: 100, failAfterMs: 1800 };

const REVISION = "SELECT revision FROM revisions WHERE name = 'posts'";
const IMAGE_SIZES = `SELECT i.id, i.width, i.height FROM post_images s JOIN images i ON i.id = s.image_id
  WHERE s.post_id = ?`;
const LAST_DAY = '9999-12-31';
const MAX_CACHED_POSTS = 100;
const CACHE = {
  visitors: CACHE_BRIEFLY,
  admins: 'no-store',
} as const;

export function createPosts(options: PostsOptions): Posts {
  const { database, site, now, sanitize = createSanitizer(site), timeouts } = options;
  const { read } = database;
  const lists = new VersionedLruCache<CachedItem<readonly PostSummary[]>>(2, isOutage);
  const posts = new VersionedLruCache<CachedItem<Post>>(MAX_CACHED_POSTS, isOutage);
  const contents = new VersionedLruCache<string>(MAX_CACHED_POSTS);

  const today = () => new Date(now()).toISOString().slice(0, 10);
  // Read before the posts, so that a change in between makes the cached item stale, not wrong.
  const readRevision = async () => (await read(REVISION, []))[0]?.revision ?? 0;
  const visitorsRevision = readWithTimeout(readRevision, timeouts?.staleAfterMs);

  type Load<T> = (audience: Audience, day: string) => Promise<T>;

  const forAdmins = async <T>(cache: VersionedLruCache<T>, name: string, load: Load<T>) => {
    const day = today();
    return cache.get(`admins ${name}`, `${await readRevision()} ${day}`, () => load('admins', day));
  };

  /** While the database hangs, visitors get the last value, even if it is stale. */
  const forVisitors = async <T>(cache: VersionedLruCache<T>, name: string, load: Load<T>): Promise<T> => {
    const key = `visitors ${name}`;
    const day = today();
    const last = cache.latest(key);
    const { orTimeOut, withoutTimeout } = visitorsRevision;
    const current = async () => {
      const revision = await (last === undefined ? withoutTimeout() : orTimeOut());
      return cache.get(key, `${revision} ${day}`, () => load('visitors', day));
    };
    try {
      return await withDeadline(timeouts?.failAfterMs, current);
    } catch (error) {
      if (last === undefined || !isOutage(error)) throw error;
      return last;
    }
  };

  const content = ({ id, version, content }: PostWithContent) =>
    contents.get(String(id), String(version), () => contentToShow(content, sanitize));

  const loadList = async (audience: Audience, day: string) => {
    const rows = await read(LIST, [audience === 'admins' ? LAST_DAY : day]);
    return cachedItem(
      rows.map((row) => presentSummary(columnsOf(row), site.origin)),
      audience,
    );
  };

  const loadPost = async (slug: string, audience: Audience, day: string) => {
    const [row] = [...(await read(BY_SLUG, [slug])), ...(await read(BY_OLD_SLUG, [slug]))];
    const post = row && columnsOf(row);
    if (!post || (audience === 'visitors' && post.publishedAt > day)) throw new HttpError('not_found');
    const html = makeImagesResponsive(await content(post), sizesOf(await read(IMAGE_SIZES, [post.id])));
    return cachedItem(presentPost(post, html, site.origin), audience);
  };

  const editable = async (post: PostWithContent) => presentEditable(post, await content(post), site.origin);

  return {
    site,
    list: (audience) => (audience === 'admins' ? forAdmins : forVisitors)(lists, '', loadList),
    read: (slug, audience) =>
      (audience === 'admins' ? forAdmins : forVisitors)(posts, slug, (of, day) => loadPost(slug, of, day)),
    presentEditable: editable,
    edit: async (id) => {
      const [row] = await read(BY_ID, [id]);
      if (!row) throw new HttpError('not_found');
      return editable(columnsOf(row));
    },
    contentToStore: (html) => contentToStore(html, sanitize),
    revision: async () => `${await visitorsRevision.orTimeOut()} ${today()}`,
  };
}

const columnsOf = (row: Row) => row as unknown as PostColumns & PostWithContent;

function sizesOf(rows: readonly Row[]): ReadonlyMap<string, ImageSize> {
  return new Map(
    rows.map(({ id, width, height }) => [String(id), { width: Number(width), height: Number(height) }]),
  );
}

/** Encodes and compresses a value: well for visitors, who share the result; quickly for admins. */
async function cachedItem<T>(value: T, audience: Audience): Promise<CachedItem<T>> {
  const identity = Buffer.from(JSON.stringify(value));
  const bytes = await compress(identity, audience === 'visitors' ? COMPRESSION.cached : COMPRESSION.once);
  const response = new CachedResponse({
    type: 'application/json; charset=utf-8',
    bytes,
    cacheControl: CACHE[audience],
  });
  return { value, response };
}
