import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, reasonOf, request } from './request.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched));

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const response = (status: number, text: string, type: string, statusText = '') =>
  fetched.mockResolvedValueOnce(
    new Response(text, { status, statusText, headers: { 'Content-Type': type } }),
  );

test('a request goes to the same origin with cookies, and a body has the JSON content type', async () => {
  response(200, '{"message":"Thanks."}', 'application/json');
  await request('POST /api/newsletter', { body: { email: 'ada@example.com', website: '' } });
  const [path, sent] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/newsletter');
  expect(sent).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(sent?.body).toBe('{"email":"ada@example.com","website":""}');
  expect(new Headers(sent?.headers).get('Content-Type')).toBe('application/json');
});

test('a request without a body has no content type', async () => {
  response(200, '[]', 'application/json');
  await request('GET /api/retirement-plans');
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
  ['the status text if the body is HTML', 503, '<h1>nginx</h1>', 'text/html', 'As the proxy says'],
  ['the status text if the body is empty', 500, '', 'application/json', 'As the proxy says'],
])('the message of an error is the status, a colon and %s', async (_title, status, text, type, reason) => {
  response(status, text, type, 'As the proxy says');
  const error = await request('GET /api/retirement-plans').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, reason, message: `${status}: ${reason}` });
  expect(reasonOf(error)).toBe(reason);
});

test('a response of a proxy in place of ours, without an error status, has no reason', async () => {
  response(200, '<h1>nginx</h1>', 'text/html');
  const error = await request('GET /api/retirement-plans').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(reasonOf(error)).toBeUndefined();
});

test('a failed request without a response has no reason', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const error = await request('GET /api/retirement-plans').catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(reasonOf(error)).toBeUndefined();
});
