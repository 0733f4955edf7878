import { secretPages } from '@whenabouts/server/contract';
import { expect, test, vi } from 'vitest';
import type { PageHandle } from './page-handle.ts';
import { routes } from './routes.tsx';

// These modules import styles, which this test cannot load.
vi.mock('./layout.tsx', () => ({ Layout: null }));
vi.mock('./route-guards.tsx', () => ({ MemberOnly: null, VisitorOnly: null }));
vi.mock('./error-page.tsx', () => ({ ErrorPage: null }));

test('the pages whose path is not logged are the confidential pages with a parameter', () => {
  const confidential = routes
    .flatMap(({ children = [] }) => children)
    .filter(({ path, handle }) => (handle as PageHandle | undefined)?.confidential && path?.includes(':'))
    .map(({ path }) => `/${path}`);
  expect(confidential.sort()).toEqual([...secretPages].sort());
});
