import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readJson } from './body.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A body that is on its way. */
function arriving() {
  const stream = new PassThrough();
  const headers = { 'content-type': 'application/json', 'content-length': '20' };
  return { stream, request: Object.assign(stream, { headers }) as unknown as IncomingMessage };
}

test('a client that sends its body byte by byte is cut off', async () => {
  const { stream, request } = arriving();
  const read = readJson(request);
  read.catch(() => {});
  for (let second = 0; second < 20; second += 4) {
    if (!stream.destroyed) stream.write(' ');
    vi.advanceTimersByTime(4000);
  }
  expect(stream.destroyed).toBe(true);
  await expect(read).rejects.toMatchObject({ code: 'malformed' });
});

test('one whose body is an image has the time of the whole request', async () => {
  const { stream, request } = arriving();
  const read = readJson(request, 7_000_000);
  stream.write('{"data":');
  vi.advanceTimersByTime(40_000);
  stream.end('"AAAA"}');
  expect(await read).toEqual({ data: 'AAAA' });
});

test('nothing waits for a body that has arrived', async () => {
  const { stream, request } = arriving();
  const read = readJson(request);
  stream.end('{"name":"By the sea"}');
  expect(await read).toEqual({ name: 'By the sea' });
  expect(vi.getTimerCount()).toBe(0);
});
