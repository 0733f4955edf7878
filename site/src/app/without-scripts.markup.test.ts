import { expect, test } from 'vitest';
import { renderMarkup } from '../../test/render-markup.ts';

test.each([
  '/',
  '/outlook',
  '/explainers',
  '/login',
  '/my-plans',
  '/confirm-email',
  '/save',
  '/embed',
  '/admin/login',
])('%s tells visitors without scripts what they cannot do', async (path) => {
  const page = await renderMarkup(path);
  expect(page.first('main').text).toMatch(/turn on JavaScript in your browser|needs JavaScript/);
});

test.each(['/', '/outlook'])(
  '%s says without scripts that its numbers are not those of a link',
  async (path) => {
    const page = await renderMarkup(path);
    expect(page.first('main').text).toMatch(/example.*link that someone sent you/);
  },
);
