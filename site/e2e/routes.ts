import type { APIRequestContext, Page } from '@playwright/test';
import { addPost } from './admin-post-screens.ts';
import { addPlan, register } from './members.ts';

/** True in `npm run test:pages`, which opens every page. */
export const opensEveryPage = process.env.PAGES === 'all';

/** The pages of visitors with the most scripts, and one with a form. Those of another kind only repeat their parts. */
const withMostScripts = ['/', '/outlook', '/register'];

/** Returns the paths of pages in the sitemap: those with the most scripts, or all, with one post. */
export async function sitemapPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  if (!opensEveryPage) return withMostScripts;
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(origin, '') || '/');
  const isPost = (path: string) => /^\/blog\/.+/.test(path);
  return paths.filter((path) => path !== '/docs/api' && (!isPost(path) || path === paths.find(isPost)));
}

/**
 * Logs in as an admin, and as a member where it returns all. Returns the paths of pages that load data or scripts after hydration, each with a
 * text that only the complete page has: those with the most parts, or all.
 */
export async function loadingPages(page: Page): Promise<[path: string, text: string][]> {
  const { id: postId } = await addPost(page);
  const pages: [path: string, text: string][] = [
    ['/outlook', 'you could stop at'],
    [`/admin/blogs/edit/${postId}`, 'Edit blog post'],
  ];
  if (!opensEveryPage) return pages;
  await register(page.request);
  const { id } = await addPlan(page.request);
  return [
    ...pages,
    ['/my-plans', 'By the sea'],
    [`/check-in/${id}`, 'Savings now'],
    ['/admin/dashboard', 'Blog posts'],
    [`/admin/newsletter/${postId}`, 'Subject'],
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
