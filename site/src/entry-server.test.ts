import type { PageRenderer } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import * as entry from './entry-server.tsx';

// The server imports the built entry by its path: the types are compared here.
const { hasExampleClaims, render, variantOf } = entry satisfies PageRenderer;

const htmlOf = async (path: string): Promise<string> => {
  const url = `http://localhost${path}`;
  const read = () => Promise.resolve([]);
  return (await render({ url, hasSession: false, hasAdminSession: false, read })).html;
};

test('the server learns that the claims are examples', () => {
  expect(hasExampleClaims).toBe(true);
});

test.each([
  '/nowhere?a=1',
  '/admin/nowhere',
  '/view-plan/7',
  '/check-in/7',
  '/s/secret',
  '/reset-password?email=a&token=secret',
  '/confirm-email?token=secret',
  '/undo-passkey?token=secret',
  '/newsletter/confirm?token=secret',
  '/newsletter/unsubscribe/secret',
  '/reminder/unsubscribe/secret',
  '/admin/newsletter/7',
  '/admin/blogs/edit/7',
  '/admin/blogs/preview/7',
  '/?plan=7',
  '/outlook?plan=7',
  '/explainers/taxes?tab=allocation',
  '/guides/old?tab=7',
  '/guides/old?tab=taxes&a=1',
  '/blog?q=%20taxes%20&page=x&category=TAXES',
  '/embed?heading=%20A&radius=$7&size=7',
])('%s is the same page as its variant', async (url) => {
  const [path = '', search = ''] = url.split(/(?=\?)/);
  const variant = variantOf(path, search);
  expect(variant.url).not.toBe(url);
  expect(await htmlOf(variant.url)).toBe(await htmlOf(url));
});

test('links have no attribute that only React Router’s framework mode reads', async () => {
  expect(await htmlOf('/')).not.toContain('data-discover');
});
