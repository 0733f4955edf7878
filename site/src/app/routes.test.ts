import { secretPages } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import type { PageHandle } from './page-route.ts';
import { routes } from './routes.tsx';
import { publicPages } from './sitemap/public-pages.ts';

/** Collects the paths of routes without `noindex`. */
function publicPaths(tree: typeof routes, parentPath = ''): string[] {
  return tree.flatMap(({ path, children, handle, loader }) => {
    const fullPath = path === undefined ? parentPath : `${parentPath}/${path}`;
    if (children) return publicPaths(children, fullPath);
    if (handle?.noindex || (loader && !handle)) return [];
    return [fullPath || '/'];
  });
}

const found = publicPaths(routes);
const listed = new Set(publicPages.map(({ path }) => path.replace(/#.*/, '')));

test('the sitemap lists every public route', () => {
  // Other paths of the landing page and of the explainers; posts are listed separately.
  const unlisted = ['/calculator', '/blog/:slug', '/guides/old'];
  expect(found.filter((path) => !listed.has(path))).toEqual(unlisted);
});

test('the sitemap lists only public routes and the pages that the server writes', () => {
  const known = new Set(found);
  expect([...listed].filter((path) => !known.has(path))).toEqual(['/docs/api', '/feed.xml', '/rss.xml']);
});

test('the paths and titles of the sitemap are unique', () => {
  expect(new Set(publicPages.map(({ path }) => path)).size).toBe(publicPages.length);
  expect(new Set(publicPages.map(({ title }) => title)).size).toBe(publicPages.length);
});

test('the pages whose path is not logged are the confidential pages with a parameter', () => {
  const confidential = routes
    .flatMap(({ children = [] }) => children)
    .filter(({ path, handle }) => (handle as PageHandle | undefined)?.isConfidential && path?.includes(':'))
    .map(({ path }) => `/${path}`);
  expect(confidential.sort()).toEqual([...secretPages].sort());
});
