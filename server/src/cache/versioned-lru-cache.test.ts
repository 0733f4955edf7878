import { expect, test } from 'vitest';
import { VersionedLruCache } from './versioned-lru-cache.ts';

function counter() {
  let calls = 0;
  return { compute: async () => ++calls, calls: () => calls };
}

test('concurrent callers share one computation, and a new version replaces the value', async () => {
  const cache = new VersionedLruCache<number>(2);
  const { compute, calls } = counter();
  expect(await Promise.all([cache.get('a', '1', compute), cache.get('a', '1', compute)])).toEqual([1, 1]);
  expect(await cache.get('a', '1', compute)).toBe(1);
  expect(await cache.get('a', '2', compute)).toBe(2);
  expect(calls()).toBe(2);
});

test('the least recently used value is evicted', async () => {
  const cache = new VersionedLruCache<number>(2);
  const { compute } = counter();
  await cache.get('a', '', compute);
  await cache.get('b', '', compute);
  await cache.get('a', '', compute);
  await cache.get('c', '', compute);
  expect(await cache.get('a', '', compute)).toBe(1);
  expect(await cache.get('b', '', compute)).toBe(4);
});

test('a failure rejects every waiting caller and is not cached', async () => {
  const cache = new VersionedLruCache<number>(2);
  const fail = async () => {
    throw new Error('unavailable');
  };
  const waiting = [cache.get('a', '', fail), cache.get('a', '', fail)];
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', '', async () => 7)).toBe(7);
});

test('the latest value survives an outage, but no other failure', async () => {
  const outage = new Error('unavailable');
  const cache = new VersionedLruCache<number>(2, (error) => error === outage);
  const failing = (error: Error) => () => Promise.reject(error);
  expect(cache.latest('a')).toBeUndefined();
  await cache.get('a', '1', async () => 7);
  const second = cache.get('a', '2', failing(outage));
  expect(cache.latest('a')).toBe(7);
  await expect(second).rejects.toBe(outage);
  expect(cache.latest('a')).toBe(7);
  expect(await cache.get('a', '2', async () => 8)).toBe(8);
  expect(cache.latest('a')).toBe(8);
  await expect(cache.get('a', '3', failing(new Error('deleted')))).rejects.toThrow('deleted');
  expect(cache.latest('a')).toBeUndefined();
});
