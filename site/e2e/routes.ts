import type { APIRequestContext, Page } from '@playwright/test';
import { addPost } from './admin-post-screens.ts';
import { addPlan, register } from './members.ts';

/** Pages that are built from the same components: of each kind, one is enough. */
const kinds: readonly RegExp[] = [
  /^\/blog\/.+/,
  // The first explainer has two paths.
  /^\/explainers(?:\/4-percent-rule)?$/,
  /^\/(?:privacy-policy|terms-of-service|cookie-policy|disclaimer)$/,
  /^\/embed\/(?:privacy|accessibility)$/,
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
 * text that only the complete page has.
 */
export async function loadingPages(page: Page): Promise<[path: string, text: string][]> {
  const { id: postId } = await addPost(page);
  await register(page.request);
  const { id } = await addPlan(page.request);
  return [
    ['/outlook', 'you could stop at'],
    ['/my-plans', 'By the sea'],
    ['/profile', 'Delete account'],
    [`/view-plan/${id}`, 'By the sea'],
    [`/check-in/${id}`, 'Savings now'],
    ['/images', 'Upload'],
    ['/admin/dashboard', 'Blog posts'],
    ['/admin/author', 'Name'],
    ['/admin/security', 'This device'],
    ['/admin/partners', 'Add Partner'],
    ['/admin/team', 'Add Person'],
    ['/admin/newsletter', 'Save Address'],
    [`/admin/newsletter/${postId}`, 'Subject'],
    ['/admin/blogs/new', 'New blog post'],
    [`/admin/blogs/edit/${postId}`, 'Edit blog post'],
    ['/save', 'There is nothing to save'],
    ['/newsletter/confirm?token=unknown', 'newsletter'],
  ];
}
