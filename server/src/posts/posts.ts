import type { EditablePost, Post, PostSummary } from '../../contract/index.ts';
import { isOutage, SHORTLY_KEPT } from '../cache/public-data.ts';
import { patientRead } from '../cache/read-with-timeout.ts';
import { VersionedCache } from '../cache/versioned-lru-cache.ts';
import type { Database, Row } from '../database/database.ts';
import { Prepared } from '../http/cached-response.ts';
import { compressed, KEPT, ONCE } from '../http/compress.ts';
import { within } from '../http/deadline.ts';
import { Failure } from '../http/http-error.ts';
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
import { type ImageSize, imagesForReaders } from './responsive-images.ts';
import { createSanitizer, type Sanitizer } from './sanitizer.ts';
import type { OwnSite } from './site-images.ts';

/** Visitors see posts from their day on, admins see all of them. */
export type Audience = 'visitors' | 'admins';

/** An answer, and the bytes that say it. */
export interface Copy<T> {
  readonly value: T;
  readonly prepared: Prepared;
}

/** The posts, read. What is read often stands ready in memory until a post or an author is changed. */
export interface Posts {
  readonly site: OwnSite;
  list(audience: Audience): Promise<Copy<readonly PostSummary[]>>;
  /** By its slug, or one that it had before. */
  read(slug: string, audience: Audience): Promise<Copy<Post>>;
  presentEditable(post: PostWithContent): Promise<EditablePost>;
  edit(id: number): Promise<EditablePost>;
  contentToStore(html: string): Promise<string>;
  /** Changes whenever something that visitors see has. Rejects with an outage if that cannot be learned soon. */
  revision(): Promise<string>;
}

interface PostsOptions {
  readonly database: Database;
  readonly site: OwnSite;
  readonly now: () => number;
  readonly sanitize?: Sanitizer;
  /** Undefined where reads cannot hang. */
  readonly waits?: PostWaits | undefined;
}

/** Time limits for reading posts for visitors, in milliseconds. */
export interface PostWaits {
  /** Until they get the cached post or list, current or not. */
  readonly patience: number;
  /** Until they get a 503 if nothing is cached. */
  readonly deadline: number;
}

export const POST_WAITS: PostWaits = { patience: 100, deadline: 1800 };

const REVISION = "SELECT revision FROM revisions WHERE name = 'posts'";
const IMAGE_SIZES = `SELECT i.id, i.width, i.height FROM post_images s JOIN images i ON i.id = s.image_id
  WHERE s.post_id = ?`;
const LAST_DAY = '9999-12-31';
const MOST_POSTS = 100;
const CACHE = {
  visitors: SHORTLY_KEPT,
  admins: 'no-store',
} as const;

export function createPosts(options: PostsOptions): Posts {
  const { database, site, now, sanitize = createSanitizer(site), waits } = options;
  const { read } = database;
  const lists = new VersionedCache<Copy<readonly PostSummary[]>>(2, isOutage);
  const posts = new VersionedCache<Copy<Post>>(MOST_POSTS, isOutage);
  const contents = new VersionedCache<string>(MOST_POSTS);

  /** Until when posts are public; until when posts may be read. */
  const today = () => new Date(now()).toISOString().slice(0, 10);
  // Read before what it stands for: what is newer than its name is made once more, never kept for too long.
  const readRevision = async () => (await read(REVISION, []))[0]?.revision ?? 0;
  const visitorsRevision = patientRead(readRevision, waits?.patience);

  type Make<T> = (audience: Audience, day: string) => Promise<T>;

  const forAdmins = async <T>(cache: VersionedCache<T>, name: string, make: Make<T>) => {
    const day = today();
    return cache.get(`admins ${name}`, `${await readRevision()} ${day}`, () => make('admins', day));
  };

  /** While the database hangs, visitors get the last value, current or not. */
  const forVisitors = async <T>(cache: VersionedCache<T>, name: string, make: Make<T>): Promise<T> => {
    const key = `visitors ${name}`;
    const day = today();
    const last = cache.latest(key);
    const { brief, full } = visitorsRevision;
    const current = async () => {
      const revision = await (last === undefined ? full() : brief());
      return cache.get(key, `${revision} ${day}`, () => make('visitors', day));
    };
    try {
      return await within(waits?.deadline, current);
    } catch (error) {
      if (last === undefined || !isOutage(error)) throw error;
      return last;
    }
  };

  const content = ({ id, version, content }: PostWithContent) =>
    contents.get(String(id), String(version), () => contentToShow(content, sanitize));

  const makeList = async (audience: Audience, day: string) => {
    const rows = await read(LIST, [audience === 'admins' ? LAST_DAY : day]);
    return copyOf(
      rows.map((row) => presentSummary(columnsOf(row), site.origin)),
      audience,
    );
  };

  const makePost = async (slug: string, audience: Audience, day: string) => {
    const [row] = [...(await read(BY_SLUG, [slug])), ...(await read(BY_OLD_SLUG, [slug]))];
    const post = row && columnsOf(row);
    if (!post || (audience === 'visitors' && post.publishedAt > day)) throw new Failure('not_found');
    const html = imagesForReaders(await content(post), sizesOf(await read(IMAGE_SIZES, [post.id])));
    return copyOf(presentPost(post, html, site.origin), audience);
  };

  const presented = async (post: PostWithContent) => presentEditable(post, await content(post), site.origin);

  return {
    site,
    list: (audience) => (audience === 'admins' ? forAdmins : forVisitors)(lists, '', makeList),
    read: (slug, audience) =>
      (audience === 'admins' ? forAdmins : forVisitors)(posts, slug, (of, day) => makePost(slug, of, day)),
    presentEditable: presented,
    edit: async (id) => {
      const [row] = await read(BY_ID, [id]);
      if (!row) throw new Failure('not_found');
      return presented(columnsOf(row));
    },
    contentToStore: (html) => contentToStore(html, sanitize),
    revision: async () => `${await visitorsRevision.brief()} ${today()}`,
  };
}

const columnsOf = (row: Row) => row as unknown as PostColumns & PostWithContent;

function sizesOf(rows: readonly Row[]): ReadonlyMap<string, ImageSize> {
  return new Map(
    rows.map(({ id, width, height }) => [String(id), { width: Number(width), height: Number(height) }]),
  );
}

/** What many ask for is compressed well once; what few ask for, quickly. */
async function copyOf<T>(value: T, audience: Audience): Promise<Copy<T>> {
  const identity = Buffer.from(JSON.stringify(value));
  const bytes = await compressed(identity, audience === 'visitors' ? KEPT : ONCE);
  const prepared = new Prepared({
    type: 'application/json; charset=utf-8',
    bytes,
    cacheControl: CACHE[audience],
  });
  return { value, prepared };
}
