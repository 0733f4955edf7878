import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordedResults } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { createCalculateResults } from './calculate-results.ts';

const TASK = { inputs: {} as never, assumptions: null, year: 2026 };

/** Returns a calculation whose tasks end one by one. */
function startedOnDemand() {
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const calculate = createCalculateResults(
    ({ year }) =>
      new Promise((resolve) => {
        started.push(year);
        finish.push(() => resolve({} as RecordedResults));
      }),
  );
  const finishNext = async () => {
    await nextTurn();
    finish.shift()?.();
    await nextTurn();
  };
  return { started, finishNext, calculate: (member: number) => calculate(member, { ...TASK, year: member }) };
}

test('a member who saves many plans at once delays another member by one calculation', async () => {
  const { calculate, started, finishNext } = startedOnDemand();
  const many = Array.from({ length: 10 }, () => calculate(1));
  const other = calculate(2);
  await finishNext();
  expect(started).toEqual([1, 2]);
  for (let n = 0; n < 11; n++) await finishNext();
  await Promise.all([...many, other]);
});

test('a member with 50 waiting calculations gets 503 for more, and other members do not', async () => {
  const { calculate, finishNext } = startedOnDemand();
  const accepted = Array.from({ length: 51 }, () => calculate(1));
  await expect(calculate(1)).rejects.toMatchObject({ code: 'unavailable' });
  accepted.push(calculate(2));
  for (let n = 0; n < 52; n++) await finishNext();
  await Promise.all(accepted);
  const later = calculate(1);
  await finishNext();
  await later;
});

test('50 waiting calculations of different members are the limit', async () => {
  const { calculate, finishNext } = startedOnDemand();
  const accepted = Array.from({ length: 51 }, (_, member) => calculate(member));
  await nextTurn();
  await expect(calculate(100)).rejects.toMatchObject({ code: 'unavailable' });
  for (let n = 0; n < 51; n++) await finishNext();
  await Promise.all(accepted);
});
