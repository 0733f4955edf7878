import { calculateRetirement, defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { calculatorCsv } from './calculator-csv.ts';

const lines = calculatorCsv(defaultInputs).trimEnd().split('\r\n');
const head = (lines[0] ?? '').slice(1, -1).split('","');
const rows = lines.slice(1).map((line) => line.split(',').map(Number));

test('every amount says which dollars it is in, and each has its companion', () => {
  expect(head[0]).toBe('Age');
  const named = (dollars: string) =>
    head.filter((name) => name.endsWith(`(${dollars})`)).map((name) => name.replace(` (${dollars})`, ''));
  expect(named('future dollars')).toHaveLength(4);
  expect(named('today’s dollars')).toEqual(named('future dollars'));
  expect(head).toHaveLength(9);
});

test('there is a row for each birthday from today to retirement', () => {
  expect(rows.map(([age]) => age)).toEqual(Array.from({ length: 31 }, (_, year) => 35 + year));
  expect(rows[0]).toEqual([35, 50_000, 50_000, 50_000, 167, 50_000, 50_000, 50_000, 167]);
});

test('the last row has the results of the calculator, and what they buy today', () => {
  const { scenarios, monthlyRetirementIncome } = calculateRetirement(defaultInputs);
  // 1,015,810 / 1.025 ** 30 = 484,280
  expect(rows.at(-1)).toEqual([
    65,
    scenarios.conservative.retirementSavings,
    1_015_810,
    scenarios.aggressive.retirementSavings,
    monthlyRetirementIncome,
    304_885,
    484_280,
    787_532,
    1_614,
  ]);
});
