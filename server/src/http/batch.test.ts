import { expect, test } from 'vitest';
import { batch } from './batch.ts';

const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

test('flushes items of one event-loop tick together', async () => {
  const flushed: (readonly number[])[] = [];
  const add = batch<number>((items) => flushed.push(items));
  add(1);
  add(2);
  expect(flushed).toEqual([]);
  await nextTick();
  expect(flushed).toEqual([[1, 2]]);
  add(3);
  await nextTick();
  expect(flushed).toEqual([[1, 2], [3]]);
  await nextTick();
  expect(flushed).toHaveLength(2);
});

test('flushes a full batch without waiting for the rest', async () => {
  const flushed: (readonly number[])[] = [];
  const add = batch<number>((items) => flushed.push(items));
  for (const n of numbers(0, 40)) {
    await Promise.resolve();
    add(n);
  }
  expect(flushed.map(({ length }) => length)).toEqual([16, 16]);
  await nextTick();
  expect(flushed.flat()).toEqual(numbers(0, 40));
});

test('flushes items that are added during a flush', async () => {
  const flushed: (readonly number[])[] = [];
  const add = batch<number>((items) => {
    flushed.push(items);
    if (items.includes(1)) add(2);
  });
  add(1);
  await nextTick();
  await nextTick();
  expect(flushed).toEqual([[1], [2]]);
});
