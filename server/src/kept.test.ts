import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

function counted() {
  let made = 0;
  return { make: async () => ++made, made: () => made };
}

test('a copy is made once for those who ask at the same time, and kept while its stamp holds', async () => {
  const kept = new Kept<number>(2);
  const { make, made } = counted();
  expect(await Promise.all([kept.get('a', '1', make), kept.get('a', '1', make)])).toEqual([1, 1]);
  expect(await kept.get('a', '1', make)).toBe(1);
  expect(await kept.get('a', '2', make)).toBe(2);
  expect(made()).toBe(2);
});

test('what was asked longest ago makes room', async () => {
  const kept = new Kept<number>(2);
  const { make } = counted();
  await kept.get('a', '', make);
  await kept.get('b', '', make);
  await kept.get('a', '', make);
  await kept.get('c', '', make);
  expect(await kept.get('a', '', make)).toBe(1);
  expect(await kept.get('b', '', make)).toBe(4);
});

test('a failure is told to all who wait, and tried anew', async () => {
  const kept = new Kept<number>(2);
  const fail = async () => {
    throw new Error('away');
  };
  const waiting = [kept.get('a', '', fail), kept.get('a', '', fail)];
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept.get('a', '', async () => 7)).toBe(7);
});
