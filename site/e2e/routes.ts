import type { APIRequestContext, Page } from '@playwright/test';
import { addPost } from './admin-post-screens.ts';
import { addPlan, register } from './members.ts';

/** True in `npm run test:pages`, which opens every page. */
export const opensEveryPage = process.env.PAGES === 'all';

/** Pages that are built from the same components: of each kind, one is enough. */
const kinds: readonly RegExp[] = [
  /^\/blog\/.+/,
  ...(opensEveryPage
    ? []
    : [
        /^\/guides\/.+/,
        /^\/explainers/,
        /^\/(?:login|register|forgot-password)$/,
        /^\/(?:privacy-policy|terms-of-service|cookie-policy|disclaimer|embed\/privacy|embed\/accessibility|facts|how-we-calculate|sitemap-page)$/,
      ]),
];

/** Returns the paths of the site's pages in the sitemap, with one of each kind. */
export async function sitemapPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(origin, '') || '/');
  return paths.filter((path) => {
    const kind = kinds.find((pattern) => pattern.test(path));
    return path !== '/docs/api' && (!kind || path === paths.find((other) => kind.test(other)));
  });
}

/**
 * Logs in as an admin and as a member. Returns the paths of pages that load data or scripts after hydration, each with a
 * text that only the complete page has: those with the most parts, or all.
 */
export async function loadingPages(page: Page): Promise<[path: string, text: string][]> {
  const { id: postId } = await addPost(page);
  await register(page.request);
  const { id } = await addPlan(page.request);
  const pages: [path: string, text: string][] = [
    ['/outlook', 'you could stop at'],
    ['/my-plans', 'By the sea'],
    [`/check-in/${id}`, 'Savings now'],
    ['/admin/dashboard', 'Blog posts'],
    [`/admin/newsletter/${postId}`, 'Subject'],
    [`/admin/blogs/edit/${postId}`, 'Edit blog post'],
  ];
  if (!opensEveryPage) return pages;
  return [
    ...pages,
    ['/profile', 'Delete account'],
    [`/view-plan/${id}`, 'By the sea'],
    ['/images', 'Upload'],
    ['/admin/author', 'Name'],
    ['/admin/security', 'This device'],
    ['/admin/partners', 'Add Partner'],
    ['/admin/team', 'Add Person'],
    ['/admin/newsletter', 'Save Address'],
    ['/admin/blogs/new', 'New blog post'],
    ['/save', 'There is nothing to save'],
    ['/newsletter/confirm?token=unknown', 'newsletter'],
  ];
}
