import { endpoints, type PostSummary } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { publicPaths } from './public-paths.ts';

/** Pages that show the newest posts. */
const PAGES_WITH_POSTS: readonly string[] = ['/', '/blog'];

/** Returns a sitemap of all public pages, with dates of the last change where known. */
export async function sitemapXml(
  data: PublicData,
  origin: string,
  lastModified: Readonly<Record<string, string>>,
): Promise<string> {
  const posts = (await data.read(endpoints.listPosts.path)) as readonly PostSummary[];
  const postDates = posts.map(({ updatedAt }) => updatedAt);
  const dateOf = (path: string): string | undefined =>
    [lastModified[path], ...(PAGES_WITH_POSTS.includes(path) ? postDates : [])]
      .filter((date) => date !== undefined)
      .toSorted()
      .at(-1);
  const pages = [
    ...publicPaths.map((path) => urlElement(origin + path, dateOf(path))),
    ...posts.map(({ slug, updatedAt }) => urlElement(`${origin}/blog/${slug}`, updatedAt)),
  ];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement(url: string, lastModified?: string): string {
  const lastmod = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  return `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${lastmod}</url>`;
}
