import { expect, test } from 'vitest';
import { createImageCache } from './serve-image.ts';

const filled = (size: number) => async () => Buffer.alloc(size);
const never = async () => {
  throw new Error('loaded again');
};

test('concurrent requests load a file once, and share its bytes', async () => {
  const cache = createImageCache(100);
  let loads = 0;
  const load = () =>
    cache.get('a', '1', async () => {
      loads++;
      return Buffer.alloc(10);
    });
  const results = new Set(await Promise.all(Array.from({ length: 500 }, load)));
  results.add(await load());
  expect([results.size, loads, cache.size]).toEqual([1, 1, 10]);
});

test('a full cache drops the file that was used least recently', async () => {
  const cache = createImageCache(100);
  await cache.get('a', '1', filled(40));
  await cache.get('b', '1', filled(40));
  await cache.get('a', '1', never);
  await cache.get('c', '1', filled(40));
  expect(cache.size).toBe(80);
  await cache.get('a', '1', never);
  await cache.get('c', '1', never);
});

test('the files of a deleted image are loaded again', async () => {
  const cache = createImageCache(100);
  const [old, other] = [await cache.get('a', '1', filled(1)), await cache.get('b', '1', filled(1))];
  cache.deleteImage('a');
  expect(cache.size).toBe(1);
  expect(await cache.get('a', '1', filled(1))).not.toBe(old);
  expect(await cache.get('b', '1', never)).toBe(other);
});

test('a failure rejects the callers that wait for it, and no later ones', async () => {
  const cache = createImageCache(100);
  const failing = () => cache.get('a', '1', never);
  const outcomes = await Promise.allSettled([failing(), failing()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', '1', filled(3))).toHaveLength(3);
});
