import { expect, test, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { publicPages } from './public-pages.ts';

// These modules import styles, which this test cannot load.
vi.mock('../layout.tsx', () => ({ Layout: null }));
vi.mock('../route-guards.tsx', () => ({ MemberOnly: null, VisitorOnly: null }));
vi.mock('../error-page.tsx', () => ({ ErrorPage: null }));

interface PublicRoute {
  path: string;
  /** Equal for routes of the same page. */
  module: string;
}

/** Collects the routes without `noindex`. */
function publicRoutes(tree: typeof routes, parentPath = ''): PublicRoute[] {
  return tree.flatMap(({ path, children, handle, loader }) => {
    const fullPath = path === undefined ? parentPath : `${parentPath}/${path}`;
    if (children) return publicRoutes(children, fullPath);
    if (handle?.noindex || (loader && !handle)) return [];
    return [{ path: fullPath || '/', module: String(handle?.module ?? fullPath) }];
  });
}

const found = publicRoutes(routes);
const listed = new Set(publicPages.map(({ path }) => path.replace(/#.*/, '')));

test('every public route is listed', () => {
  const listedModules = found.filter(({ path }) => listed.has(path)).map(({ module }) => module);
  const missing = found.filter(({ module }) => !listedModules.includes(module)).map(({ path }) => path);
  // Posts are listed separately.
  expect(missing).toEqual(['/blog/:slug']);
});

test('only public routes and the pages that the server writes are listed', () => {
  const known = new Set(found.map(({ path }) => path));
  expect([...listed].filter((path) => !known.has(path))).toEqual(['/docs/api', '/feed.xml', '/rss.xml']);
});

test('paths and titles are unique', () => {
  expect(new Set(publicPages.map(({ path }) => path)).size).toBe(publicPages.length);
  expect(new Set(publicPages.map(({ title }) => title)).size).toBe(publicPages.length);
});
