import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const turnsEnd = () => new Promise((resolve) => setImmediate(resolve));
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

test('what comes in one turn is handed on at its end', async () => {
  const handed: (readonly number[])[] = [];
  const add = gather<number>((items) => handed.push(items));
  add(1);
  add(2);
  expect(handed).toEqual([]);
  await turnsEnd();
  expect(handed).toEqual([[1, 2]]);
  add(3);
  await turnsEnd();
  expect(handed).toEqual([[1, 2], [3]]);
  await turnsEnd();
  expect(handed).toHaveLength(2);
});

test('much of it does not wait for the rest', async () => {
  const handed: (readonly number[])[] = [];
  const add = gather<number>((items) => handed.push(items));
  for (const n of numbers(0, 40)) {
    await Promise.resolve();
    add(n);
  }
  expect(handed.map(({ length }) => length)).toEqual([16, 16]);
  await turnsEnd();
  expect(handed.flat()).toEqual(numbers(0, 40));
});

test('what comes while it is handed on is handed on too', async () => {
  const handed: (readonly number[])[] = [];
  const add = gather<number>((items) => {
    handed.push(items);
    if (items.includes(1)) add(2);
  });
  add(1);
  await turnsEnd();
  await turnsEnd();
  expect(handed).toEqual([[1], [2]]);
});
