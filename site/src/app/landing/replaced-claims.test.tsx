import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../test/render-page.tsx';

vi.mock('./claims.ts', async (load) => ({
  ...(await load<typeof import('./claims.ts')>()),
  areExamples: false,
}));

test('claims that the operator has replaced are not marked as examples', async () => {
  await renderPage('/', { api: { 'GET /api/blog-posts': [] } });
  await expect.element(page.getByText('Trusted by over 10,000 users')).toBeVisible();
  expect(page.getByText('Example', { exact: true }).elements()).toEqual([]);
});
