import { expect, test, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { publicPages } from './public-pages.ts';

// What surrounds the pages needs styles, and tells nothing about which pages there are.
vi.mock('../layout.tsx', () => ({ Layout: null }));
vi.mock('../member-only.tsx', () => ({ MemberOnly: null }));
vi.mock('../visitor-only.tsx', () => ({ VisitorOnly: null }));
vi.mock('../error-page.tsx', () => ({ ErrorPage: null }));

interface Found {
  path: string;
  /** A page may be at two addresses. */
  module: string;
}

/** The pages that may be found by searching; one that says nothing of itself counts. */
function publicRoutes(among: typeof routes, start = ''): Found[] {
  return among.flatMap(({ path, children, handle, loader }) => {
    const whole = path === undefined ? start : `${start}/${path}`;
    if (children) return publicRoutes(children, whole);
    if (handle?.noindex || (loader && !handle)) return [];
    return [{ path: whole || '/', module: String(handle?.module ?? whole) }];
  });
}

const found = publicRoutes(routes);
const listed = new Set(publicPages.map(({ path }) => path.replace(/#.*/, '')));

test('the list has every public route', () => {
  const listedModules = found.filter(({ path }) => listed.has(path)).map(({ module }) => module);
  const missing = found.filter(({ module }) => !listedModules.includes(module)).map(({ path }) => path);
  // The posts come from the blog itself.
  expect(missing).toEqual(['/blog/:slug']);
});

test('the list has nothing but public routes', () => {
  const known = new Set(found.map(({ path }) => path));
  expect([...listed].filter((path) => !known.has(path))).toEqual([]);
});

test('no two entries have the same address or the same title', () => {
  expect(new Set(publicPages.map(({ path }) => path)).size).toBe(publicPages.length);
  expect(new Set(publicPages.map(({ title }) => title)).size).toBe(publicPages.length);
});
