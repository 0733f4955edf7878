import { defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { completePlan, initialDraft } from '../../numbers/plan-draft.ts';
import { outlookCsv } from './outlook-csv.ts';
import { outlookAnswer, simulateCharted } from './outlook-results.ts';

const answer = outlookAnswer({ ...completePlan(initialDraft, 2026), isRetired: false, choice: 'answer' });
const lines = outlookCsv(answer).trimEnd().split('\r\n');
const head = (lines[0] ?? '').slice(1, -1).split('","');
const rows = lines.slice(1).map((line) => line.split(',').map(Number));
const column = (name: string) => head.findIndex((cell) => cell.startsWith(name));

test('every amount names today’s dollars', () => {
  for (const name of head) {
    if (name !== 'Age' && !name.startsWith('Futures')) expect(name).toMatch(/\(today’s dollars\)$/);
  }
});

test('there is a row for each birthday from today to the plan age', () => {
  expect(rows.map(([age]) => age)).toEqual(Array.from({ length: 61 }, (_, index) => 35 + index));
  expect(rows[0]).toEqual([35, 0, 0, 0, 0, 50_000, 50_000, 50_000, 50_000, 50_000, 0]);
});

test('savings are paid in until retirement, then spending less Social Security is withdrawn', () => {
  const at = (age: number, name: string) =>
    rows[age - defaultInputs.currentAge]?.[column(name)] ?? Number.NaN;
  expect(at(69, 'Paid into savings')).toBe(6_000);
  expect(at(69, 'Spending')).toBe(0);
  expect(at(70, 'Paid into savings')).toBe(0);
  expect(at(70, 'Spending')).toBe(53_160);
  expect(at(70, 'Withdrawn')).toBe(53_160 - at(70, 'Social Security'));
  expect(at(95, 'Futures')).toBe(Math.round(100 * (1 - simulateCharted(answer).charted.simulation.success)));
});
