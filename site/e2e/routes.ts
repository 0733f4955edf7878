import type { APIRequestContext } from '@playwright/test';

/** Returns the paths of the site's pages in the sitemap, with one of the posts, because all posts are the same page. */
export async function sitemapPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(origin, '') || '/');
  const post = paths.find((path) => path.startsWith('/blog/'));
  return paths.filter((path) => path !== '/docs/api' && (!path.startsWith('/blog/') || path === post));
}
