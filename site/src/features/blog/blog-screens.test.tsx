import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { errorResponse } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { postSummary } from '../../../test/samples.ts';

testScreens({
  'a blog with nothing found': async () => {
    await renderPage('/blog?q=nothing-like-it&year=2025', { api: { 'GET /api/blog-posts': [postSummary] } });
    await expect.element(page.getByText('No articles found')).toBeVisible();
  },
  'a post that does not exist': async () => {
    await renderPage('/blog/never-written', {
      api: { 'GET /api/blog-posts/{slug}': errorResponse('not_found', 'No such post.') },
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
