import { type CashFlow, defaultInputs, newPartner } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { resultsWith, samplePension } from '../../../../test/example-results.ts';
import { depletionAge, TYPICAL, UNLUCKY } from './depletion-age.ts';
import { fanOf, fanReading, fanTable, fanTitle } from './fan-data.ts';

test('the fan goes from today to the plan age, and widens from the savings of today', () => {
  const fan = fanOf(resultsWith());
  expect(fan.ages).toHaveLength(61);
  expect([fan.ages[0], fan.ages.at(-1)]).toEqual([35, 95]);
  expect([fan.p10[0], fan.p50[0], fan.p90[0]]).toEqual([50_000, 50_000, 50_000]);
  for (const year of fan.ages.keys()) {
    const values = [fan.p10, fan.p25, fan.p50, fan.p75, fan.p90].map((band) => band[year]);
    expect(values).toEqual(values.toSorted((a = 0, b = 0) => a - b));
  }
});

test('the fan has the percentiles of the simulation', () => {
  const results = resultsWith({ choice: 'desired' });
  const fan = fanOf(results);
  expect([fan.p10[30], fan.p90[30]]).toEqual([
    results.charted.simulation.bands[150],
    results.charted.simulation.bands[154],
  ]);
});

test('the title says at which age savings run out in an unlucky and in a typical future', () => {
  const early = resultsWith({ retirementAge: 65, choice: 'desired' });
  expect(fanTitle(early)).toBe(
    `In an unlucky future (1\u00a0in\u00a010) savings run out at ${depletionAge(early, UNLUCKY)}; in a typical one, at ${depletionAge(early, TYPICAL)}`,
  );
  expect(fanTitle(resultsWith())).toMatch(
    /^Savings last to 95 in a typical future, and run out at 93 in an unlucky one \(1\u00a0in\u00a010\)$/,
  );
  expect(fanTitle(resultsWith({ retirementAge: 80, choice: 'desired' }))).toBe(
    'Even in an unlucky future (1\u00a0in\u00a010), your money lasts to 95',
  );
  const empty = resultsWith({ currentSavings: 0, monthlySavings: 0, choice: 'desired' });
  expect(fanTitle(empty)).toBe(
    'In an unlucky future (1\u00a0in\u00a010) savings run out at 65; in a typical one, also at 65',
  );
});

test('the text of an age has rounded amounts, and the table has a row for every age', () => {
  const fan = fanOf(resultsWith());
  expect(fanReading(fan, 35)).toBe(
    'At 35: $50,000 in an unlucky future, $50,000 in a typical one, $50,000 in a lucky one',
  );
  const { head, rows } = fanTable(fan);
  expect(rows).toHaveLength(61);
  expect(rows[0]).toEqual(['35', ...Array.from({ length: head.length - 1 }, () => '$50,000')]);
});

test('the table has a column of cash flows that begin and end, unless there are none', () => {
  const cashFlows: CashFlow[] = [
    samplePension,
    { ...samplePension, kind: 'cost', name: 'Mortgage', fromAge: 30, toAge: 65 },
    { ...samplePension, kind: 'cost', name: '', every: 'once', fromAge: 45, toAge: null },
    { ...samplePension, kind: 'cost', name: 'Travel', fromAge: 35, toAge: 80, partOfSpending: 'from-stop' },
  ];
  const results = resultsWith({ cashFlows });
  const { head, rows } = fanTable(fanOf(results));
  expect(head.at(-1)).toBe('Changes');
  const changes = rows.map((row) => [row[0], row.at(-1)]).filter(([, text]) => text !== '');
  expect(changes).toEqual([
    ['45', 'Other cost once'],
    ['65', 'Pension begins; Mortgage ends'],
    [`${results.charted.retirementAge}`, 'Travel begins'],
    ['80', 'Travel ends'],
  ]);
  expect(fanTable(fanOf(resultsWith())).head).not.toContain('Changes');
});

test('the fan of a couple ends with the survivor’s plan, and names both ages and the first death', () => {
  const partner = { ...newPartner(defaultInputs), currentAge: 30 };
  const results = resultsWith({ partner, retirementAge: 62, choice: 'desired', firstDeathAge: 70 });
  const fan = fanOf(results);
  expect(fan.ages.at(-1)).toBe(100);
  expect(fanReading(fan, 69)).toMatch(/^At 69 \(your partner 64\): \$/);
  expect(fanReading(fan, 70)).toMatch(/^Your partner at 65 \(you would be 70\): \$/);
  const unlucky = (depletionAge(results, UNLUCKY) ?? 0) - 5;
  expect(fanTitle(results)).toContain(`run out when your partner is ${unlucky}`);
  const { head, rows, caption } = fanTable(fan);
  expect(head.slice(0, 2)).toEqual(['Age', 'Partner’s age']);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['100', '95']);
  expect(caption).toContain('First death: you, at 70');
  const rich = resultsWith({ partner, currentSavings: 5_000_000, firstDeath: 'partner', choice: 'desired' });
  // The plan ends when the partner, who is five years younger, would be 95.
  expect(fanTitle(rich)).toMatch(/your money lasts until you are 100$/);
});
