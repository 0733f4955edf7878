import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, reasonOf, request } from './request.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched));

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const answer = (status: number, text: string, type: string, statusText = '') =>
  fetched.mockResolvedValueOnce(
    new Response(text, { status, statusText, headers: { 'Content-Type': type } }),
  );

test('a call goes to the own origin with its cookies; with a body it says that it is JSON', async () => {
  answer(200, '{"message":"Thanks."}', 'application/json');
  await request('subscribe', { body: { email: 'ada@example.com', website: '' } });
  const [address, sent] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/newsletter');
  expect(sent).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(sent?.body).toBe('{"email":"ada@example.com","website":""}');
  expect(new Headers(sent?.headers).get('Content-Type')).toBe('application/json');
});

test('without a body it says nothing of one', async () => {
  answer(200, '[]', 'application/json');
  await request('listPlans');
  const [, sent] = fetched.mock.calls[0] ?? [];
  expect(sent).not.toHaveProperty('body');
  expect(new Headers(sent?.headers).has('Content-Type')).toBe(false);
});

test.each([
  [
    'the message of our server',
    409,
    '{"code":"taken","message":"It is taken."}',
    'application/json',
    'It is taken.',
  ],
  ['plain text', 502, 'No server', 'text/plain', 'No server'],
  ['the words for the status, where a page came', 503, '<h1>nginx</h1>', 'text/html', 'As the proxy says'],
  ['the words for the status, where nothing came', 500, '', 'application/json', 'As the proxy says'],
])('an error has the status, a colon and %s', async (_what, status, text, type, reason) => {
  answer(status, text, type, 'As the proxy says');
  const error = await request('listPlans').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, reason, message: `${status}: ${reason}` });
  expect(reasonOf(error)).toBe(reason);
});

test('where no answer came, no reason is made up', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const error = await request('listPlans').catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(reasonOf(error)).toBeUndefined();
});
