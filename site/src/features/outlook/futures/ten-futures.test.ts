import { newPartner, withChanges } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { samplePension } from '../../../../test/example-results.ts';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { futuresTable, tenFutures } from './ten-futures.ts';

const YEAR = 2026;
const draftOf = (inputs: Partial<PlanDraft['inputs']>, changes = {}): PlanDraft =>
  withChanges({ ...initialDraft, inputs: { ...initialDraft.inputs, ...inputs } }, changes);
const single = { currentAge: 55, currentSavings: 250_000, monthlySavings: 800, annualIncome: 75_000 };
const drafts: Record<string, PlanDraft> = {
  'the default plan': initialDraft,
  'a single of 55': draftOf(single),
  'a single with too much spending': draftOf(single, { monthlySpending: 9_000 }),
  'a single who spends nothing': draftOf(single, { monthlySpending: 0 }),
  'a plan just above its goal in more futures only': draftOf({
    currentSavings: 10_000,
    annualIncome: 100_000,
  }),
  'a couple': draftOf(single, { partner: { ...newPartner({ currentAge: 60 }), annualIncome: 40_000 } }),
  'a retiree just below the goal in more futures only': {
    ...draftOf({ currentAge: 66, retirementAge: 66, currentSavings: 458_000 }, { monthlySpending: 4_000 }),
    isRetired: true,
  },
  'a retiree without savings': {
    ...draftOf({ currentAge: 70, retirementAge: 71, currentSavings: 0 }),
    isRetired: true,
  },
};

test.each(Object.entries(drafts))('as many futures of %s last as dots are filled', (_, draft) => {
  const answer = answerOfDraft(draft, YEAR);
  const success = siteSimulator().successOf(answer.charted.plan, answer.assumptions.targetChance);
  const { futures } = tenFutures(answer);
  const lasting = futures.filter(({ lasts }) => lasts);
  expect(lasting).toHaveLength(success > 0.99 ? 10 : Math.floor(success * 10));
  expect(futures.slice(0, lasting.length)).toEqual(lasting);
  for (const { text } of futures) expect(text).not.toMatch(/undefined|NaN|Infinity|-\$/);
});

test('the futures of a plan are told with the numbers of its replayed runs', () => {
  const answer = answerOfDraft(draftOf(single, { monthlySpending: 4_500 }), YEAR);
  const { ages, futures } = tenFutures(answer);
  const stop = answer.charted.retirementAge;
  expect(ages.slice(0, 2)).toEqual([stop, stop + 1]);
  const { plan } = answer.charted;
  const ranked = siteSimulator().rankRuns(plan);
  // The middle of the best tenth: 95 percent of the runs are worse.
  const best = siteSimulator().replayRun(plan, ranked[Math.floor((siteSimulator().runs * 19) / 20) - 1] ?? 0);
  expect(futures[0]?.balances.at(-1)).toBeCloseTo(best.balances.at(-1) ?? Number.NaN, -6);
  expect(futures[0]?.text).toMatch(/^Your savings .*\. At 95, \$[\d.]+ million is left\.$/);
  expect(futures[9]?.text).toMatch(
    /^Your savings (fall by \d\d% in the first (\w+ )?years?|are spent in the first (\w+ )?years?)\. At \d\d they end, and Social Security pays \d\d% of your spending\.$/,
  );
  const ended = futures[9]?.balances.indexOf(0) ?? 0;
  // The first year with an unpaid withdrawal is the one at whose end nothing is left.
  expect(futures[9]?.text).toContain(`At ${(ages[ended] ?? 0) - 1} they end`);
});

test('savings that end before Social Security begins are told so', () => {
  const { futures } = tenFutures(
    answerOfDraft(
      {
        ...draftOf({ currentAge: 50, retirementAge: 51, currentSavings: 60_000 }, { monthlySpending: 4_000 }),
        isRetired: true,
      },
      YEAR,
    ),
  );
  expect(futures[9]?.text).toBe(
    'Your savings are spent in the first two years. At 51 they end, and there is no Social Security yet.',
  );
});

test('a pension is told with Social Security, and the spending after the visitor’s death is the partner’s', () => {
  const worst = (draft: PlanDraft) => tenFutures(answerOfDraft(draft, YEAR)).futures[9]?.text;
  expect(worst(draftOf(single, { monthlySpending: 4_500, cashFlows: [samplePension] }))).toMatch(
    / they end, and Social Security and other income pay \d\d% of your spending\.$/,
  );
  const partner = { ...newPartner({ currentAge: 45 }), annualIncome: 0 };
  expect(worst(draftOf(single, { partner, firstDeathAge: 70, firstDeath: 'self' }))).toMatch(
    / When your partner is \d\d they end, and Social Security pays \d\d% of your partner’s spending\.$/,
  );
});

test('the table has a column for each future and a row for each age', () => {
  const { head, rows } = futuresTable(tenFutures(answerOfDraft(initialDraft, YEAR)));
  expect(head).toHaveLength(11);
  expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual(['69', '95']);
  expect(rows.every((row) => row.length === 11)).toBe(true);
});
