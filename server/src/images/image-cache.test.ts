import { expect, test } from 'vitest';
import { createImageCache } from './image-cache.ts';

const filled = (size: number) => async () => Buffer.alloc(size);
const never = async () => {
  throw new Error('loaded again');
};

test('concurrent requests load a file once, and share its bytes', async () => {
  const shared = createImageCache(100);
  let loads = 0;
  const ask = () =>
    shared.get('a/1', async () => {
      loads++;
      return Buffer.alloc(10);
    });
  const got = new Set(await Promise.all(Array.from({ length: 500 }, ask)));
  got.add(await ask());
  expect([got.size, loads, shared.size]).toEqual([1, 1, 10]);
});

test('the files that were used last stay, as far as there is room', async () => {
  const shared = createImageCache(100);
  await shared.get('a/1', filled(40));
  await shared.get('b/1', filled(40));
  await shared.get('a/1', never);
  await shared.get('c/1', filled(40));
  expect(shared.size).toBe(80);
  await shared.get('a/1', never);
  await shared.get('c/1', never);
});

test('deleted entries are loaded again', async () => {
  const shared = createImageCache(100);
  const [old, other] = [await shared.get('a/1', filled(1)), await shared.get('b/1', filled(1))];
  shared.deleteMatching((key) => key.startsWith('a/'));
  expect(shared.size).toBe(1);
  expect(await shared.get('a/1', filled(1))).not.toBe(old);
  expect(await shared.get('b/1', never)).toBe(other);
});

test('a failure rejects the callers that wait for it, and no later ones', async () => {
  const shared = createImageCache(100);
  const failing = () => shared.get('a/1', never);
  const outcomes = await Promise.allSettled([failing(), failing()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.get('a/1', filled(3))).toHaveLength(3);
});
