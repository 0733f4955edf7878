import { endpoints, type PostSummary } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { publicPaths } from './public-paths.ts';

/** Returns a sitemap of all public pages, with dates of the last change where known. */
export async function sitemapXml(
  data: PublicData,
  origin: string,
  lastModified: Readonly<Record<string, string>>,
): Promise<string> {
  const posts = (await data.read(endpoints.listPosts.path)) as readonly PostSummary[];
  const latestPost = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const changed: Readonly<Record<string, string>> =
    latestPost === undefined ? lastModified : { ...lastModified, '/blog': latestPost };
  const pages = [
    ...publicPaths.map((path) => urlElement(origin + path, changed[path])),
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
