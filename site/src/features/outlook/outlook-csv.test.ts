import { expect, test } from 'vitest';
import { resultsWith, samplePartner, samplePension } from '../../../test/example-results.ts';
import { completePlan, initialDraft } from '../../numbers/plan-draft.ts';
import { outlookCsv } from './outlook-csv.ts';
import { outlookAnswer } from './outlook-results.ts';

/** Parses CSV, with a function that finds the value of a row by the start of its column's name. */
function parse(csv: string) {
  const [headLine = '', ...lines] = csv.trimEnd().split('\r\n');
  const head = headLine.slice(1, -1).split('","');
  const rows = lines.map((line) => line.split(',').map(Number));
  const at = (row: readonly number[] = [], name = '') =>
    row[head.findIndex((cell) => cell.startsWith(name))] ?? Number.NaN;
  return { head, rows, at };
}

const results = resultsWith();
const { head, rows, at } = parse(outlookCsv(results));

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
  const [last, first] = [69, 70].map((age) => rows[age - 35]);
  expect([at(last, 'Paid into savings'), at(last, 'Spending')]).toEqual([6_000, 0]);
  expect([at(first, 'Paid into savings'), at(first, 'Spending')]).toEqual([0, 53_160]);
  expect(at(first, 'Withdrawn')).toBe(53_160 - at(first, 'Social Security'));
  expect(at(rows.at(-1), 'Futures')).toBe(Math.round(100 * (1 - results.charted.simulation.success)));
});

test('the rows of a couple add up, and have both ages, both benefits, taxes and other income', () => {
  const partner = samplePartner({ retirementAge: 60 });
  const pension = { ...samplePension, name: '=HYPERLINK("https://example.com")', fromAge: 66 };
  const changes = { partner, preTaxShare: 100, stateTax: 4, healthPremium: 900, cashFlows: [pension] };
  const plan = completePlan({ ...initialDraft, changes }, 2026);
  const csv = outlookCsv(outlookAnswer({ ...plan, isRetired: false, choice: 'desired' }));
  expect(csv).not.toContain('HYPERLINK');
  const { rows: couple, at } = parse(csv);
  expect([at(couple[0], 'Age'), at(couple[0], 'Partner’s age')]).toEqual([35, 33]);
  // The plan ends when the partner, who survives, is 95.
  expect(at(couple.at(-1), 'Partner’s age')).toBe(95);
  const retired = couple.filter((row) => at(row, 'Spending') > 0);
  expect(retired.length).toBeGreaterThan(30);
  for (const row of retired) {
    const income = [
      'Your Social Security',
      'Your partner’s Social Security',
      'Pay after taxes and costs of work',
      'Other income',
    ];
    const sources = [...income, 'Withdrawn'].map((name) => at(row, name));
    const uses = ['Spending', 'Other costs', 'Income tax'].map((name) => at(row, name));
    const [paid, used] = [sources, uses].map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0));
    expect(Math.abs((paid ?? 0) - (used ?? 0))).toBeLessThanOrEqual(4);
    expect(row.every(Number.isFinite)).toBe(true);
  }
});
