import type { Middleware } from 'koa';
import { isOutage, type PublicData, UNKNOWN_REVISION } from '../cache/public-data.ts';
import { VersionedCache } from '../cache/versioned-lru-cache.ts';
import { Prepared, sendPrepared } from '../http/cached-response.ts';
import { compressed, KEPT } from '../http/compress.ts';
import { feedXml } from './feed.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

/** When pages were last changed, by their paths. */
type Changed = Readonly<Record<string, string>>;

interface MadeFile {
  readonly type: string;
  readonly text: (data: PublicData, origin: string, changed: Changed) => Promise<string>;
  /** Says the same whatever is published, also while the posts cannot be read. */
  readonly lasting?: true;
}

const files: Readonly<Record<string, MadeFile>> = {
  '/feed.xml': { type: 'application/atom+xml', text: (data, origin) => feedXml('atom', data, origin) },
  '/rss.xml': { type: 'application/rss+xml', text: (data, origin) => feedXml('rss', data, origin) },
  '/sitemap.xml': { type: 'application/xml', text: sitemapXml },
  '/robots.txt': { type: 'text/plain', text: async (_, origin) => robotsText(origin), lasting: true },
};

/** Files that no build makes, because what stands in them changes with the posts. */
export function madeFiles(data: PublicData, origin: string, changed: Changed): Middleware {
  const cache = new VersionedCache<Prepared>(Object.keys(files).length, isOutage);
  const make = async ({ type, text }: MadeFile) =>
    new Prepared({
      type: `${type}; charset=utf-8`,
      bytes: await compressed(Buffer.from(await text(data, origin, changed)), KEPT),
      cacheControl: 'public, max-age=300',
    });
  const current = async (path: string, file: MadeFile): Promise<Prepared> => {
    try {
      const stamp = file.lasting ? '' : await data.revision();
      return await cache.get(path, stamp, () => make(file));
    } catch (error) {
      if (!isOutage(error)) throw error;
      return cache.latest(path) ?? cache.get(path, UNKNOWN_REVISION, () => make(file));
    }
  };
  return async (ctx, next) => {
    const file = Object.hasOwn(files, ctx.path) ? files[ctx.path] : undefined;
    if (!file) return next();
    const prepared = await current(ctx.path, file);
    ctx.status = 200;
    sendPrepared(ctx, prepared);
  };
}
