import { type PostSummary, routes } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { publicPaths } from './public-paths.ts';

/** Every page that searches should know, and when it last changed, where that is known. */
export async function sitemapXml(
  data: PublicData,
  origin: string,
  changed: Readonly<Record<string, string>>,
): Promise<string> {
  const posts = (await data.read(routes.listPosts.path)) as readonly PostSummary[];
  const pages = [
    ...publicPaths.map((path) => urlOf(origin + path, changed[path])),
    ...posts.map(({ slug, updatedAt }) => urlOf(`${origin}/blog/${slug}`, updatedAt)),
  ];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

function urlOf(address: string, changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${address.replaceAll('&', '&amp;')}</loc>${lastmod}</url>`;
}
