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

test('the rows of a couple add up, and have both ages, both benefits, taxes and other income', () => {
  const partner = {
    currentAge: 33,
    retirementAge: 60,
    annualIncome: 40_000,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
  };
  const pension = {
    kind: 'income',
    name: '=HYPERLINK("https://example.com")',
    amount: 500,
    every: 'month',
    fromAge: 66,
    toAge: null,
    risesWithPrices: true,
  } as const;
  const { inputs, assumptions } = completePlan(
    {
      ...initialDraft,
      changes: { partner, preTaxShare: 100, stateTax: 4, healthPremium: 900, cashFlows: [pension] },
    },
    2026,
  );
  const csv = outlookCsv(outlookAnswer({ inputs, assumptions, isRetired: false, choice: 'desired' }));
  const [headLine = '', ...rowLines] = csv.trimEnd().split('\r\n');
  const names = headLine.slice(1, -1).split('","');
  expect(csv).not.toContain('HYPERLINK');
  const at = (row: readonly number[], name: string) =>
    row[names.findIndex((cell) => cell.startsWith(name))] ?? Number.NaN;
  const couple = rowLines.map((line) => line.split(',').map(Number));
  expect([at(couple[0] ?? [], 'Age'), at(couple[0] ?? [], 'Partner’s age')]).toEqual([35, 33]);
  // The plan ends when the partner, who survives, is 95.
  expect(at(couple.at(-1) ?? [], 'Partner’s age')).toBe(95);
  const retired = couple.filter((row) => at(row, 'Spending') > 0);
  expect(retired.length).toBeGreaterThan(30);
  for (const row of retired) {
    const income = [
      'Your Social Security',
      'Your partner’s Social Security',
      'Pay that is spent',
      'Other income',
    ];
    const sources = [...income, 'Withdrawn'].map((name) => at(row, name));
    const uses = ['Spending', 'Other costs', 'Income tax'].map((name) => at(row, name));
    const [paid, used] = [sources, uses].map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0));
    expect(Math.abs((paid ?? 0) - (used ?? 0))).toBeLessThanOrEqual(4);
    expect(row.every(Number.isFinite)).toBe(true);
  }
});
