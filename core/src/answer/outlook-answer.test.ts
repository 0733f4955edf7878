import { expect, test } from 'vitest';
import { changingChances } from './outlook-answer.ts';

test('chances change from the last age below 1 of 10 to the first one that is sure', () => {
  const chances = [0, 0.05, 0.4, 0.9, 1, 1].map((chance, index) => ({ age: 60 + index, chance }));
  expect(changingChances(chances).map(({ age }) => age)).toEqual([61, 62, 63, 64]);
  expect(changingChances(chances.slice(2, 4)).map(({ age }) => age)).toEqual([62, 63]);
});
