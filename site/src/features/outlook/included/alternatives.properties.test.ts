import { affordableSpending, costsEndedBy, exclusionsOf, levers, reachesTarget } from '@whenabouts/core';
import { expect, test } from 'vitest';
import {
  chanceAt,
  chanceOf,
  dollarsIn,
  forHouseholds,
  forHouseholdsWithFlows,
  reaches,
  YEAR,
} from '../../../../test/random-households.ts';
import { otherContributionsSentence } from '../answer/contributions-sentence.ts';
import { answerOfDraft, type OutlookAnswer, outlookResults } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { simulateOutcomes } from './alternatives.ts';
import { inclusionsOf } from './inclusions.ts';
import { outcomeOf } from './outcome.ts';

// Reads ages and amounts out of the sentences of random households, and compares them with new simulations.

/** Expects the highest spending that reaches the target of a plan, to $10. */
function expectSpendable(
  spendable: number | null | undefined,
  { inputs, assumptions, ...rest }: OutlookAnswer,
): void {
  const answer = { inputs, assumptions, ...rest };
  const ended = costsEndedBy(inputs.retirementAge, assumptions.cashFlows);
  const chanceOn = (monthlySpending: number) => chanceOf(inputs, { ...assumptions, monthlySpending });
  if (spendable == null) {
    expect(reaches(chanceOn(0), answer)).toBe(false);
    return;
  }
  if (spendable === 0) return;
  expect(reaches(chanceOn(spendable + ended), answer)).toBe(true);
  if (spendable + ended < 200_000) expect(reaches(chanceOn(spendable + ended + 10), answer)).toBe(false);
}

test('the ages with other contributions, and with each left-out item, equal those of a new simulation', () => {
  forHouseholds((draft, answer) => {
    const { lastAge, isRetired } = answer;
    const text = otherContributionsSentence(outlookResults(answer));
    const assumptions = { ...answer.assumptions, contributionsRise: !answer.assumptions.contributionsRise };
    const [, age] = /stop at (\d+)/.exec(text) ?? [];
    const other = { ...answer, assumptions };
    if (!isRetired) expect(reaches(chanceAt(Number(age ?? lastAge), other), other)).toBe(age !== undefined);
    const outcomes = simulateOutcomes(draft, YEAR);
    for (const { id, included } of exclusionsOf(draft, outcomeOf(answer))) {
      const changed = answerOfDraft(included, YEAR);
      const outcome = outcomes.alternatives[id];
      if (isRetired) expectSpendable(outcome?.spendable, changed);
      else expect(reaches(chanceAt(outcome?.age ?? lastAge, changed), changed)).toBe(outcome?.age != null);
    }
  });
});

test('every lever reaches the target, and names amounts that differ from the present ones', () => {
  forHouseholds((draft, answer) => {
    const { inputs, assumptions } = answer;
    if (reachesTarget(answer)) {
      const most = affordableSpending(answer, siteSimulator());
      if (most === null) return;
      expect(most).toBeGreaterThan(assumptions.monthlySpending);
      expect(reaches(chanceOf(inputs, { ...assumptions, monthlySpending: most }), answer)).toBe(true);
      return;
    }
    for (const lever of levers(draft, answer, siteSimulator())) {
      if (!lever.isEnough) continue;
      const after = answerOfDraft(lever.applied, YEAR);
      expect(reachesTarget(after), lever.change).toBe(true);
      const [, to, from] = /(\$[\d,]+)(?: a month)? instead of (\$[\d,]+)/.exec(lever.change) ?? [];
      if (!to || !from) continue;
      expect(Math.abs(dollarsIn(to) - dollarsIn(from)), lever.change).toBeGreaterThanOrEqual(1);
      if (lever.name === 'spend') {
        expect(after.assumptions.monthlySpending).toBe(dollarsIn(to));
        expect(Math.abs(assumptions.monthlySpending - dollarsIn(from))).toBeLessThanOrEqual(5);
      } else {
        expect([after.inputs.monthlySavings, inputs.monthlySavings]).toEqual([
          dollarsIn(to),
          dollarsIn(from),
        ]);
        expect(dollarsIn(to)).toBeGreaterThan(dollarsIn(from));
      }
    }
  });
});

test('each inclusion names the plan’s numbers, and the ages with it and without it', () => {
  forHouseholdsWithFlows((draft, answer) => {
    const { lastAge, isRetired, assumptions } = answer;
    const { current, alternatives } = simulateOutcomes(draft, YEAR);
    const known = JSON.stringify(assumptions)
      .match(/\d+(\.\d+)?/g)
      ?.map(Number);
    for (const { id, text, without } of inclusionsOf(draft)) {
      for (const number of text.replaceAll('401(k)', '').match(/\d[\d,]*(\.\d+)?/g) ?? []) {
        expect(known, text).toContain(dollarsIn(number));
      }
      const other = answerOfDraft(without, YEAR);
      const outcome = alternatives[id];
      if (isRetired) expectSpendable(outcome?.spendable, other);
      else {
        const age = outcome?.age ?? other.lastAge;
        expect(reaches(chanceAt(age, other), other), text).toBe(outcome?.age != null);
        expect(reaches(chanceAt(current.age ?? lastAge, answer), answer), text).toBe(current.age !== null);
      }
    }
  });
});
