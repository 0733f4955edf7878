import { answerText, firstToDie, formatDollars, roundAmount } from '@whenabouts/core';
import { plainText } from '@whenabouts/view/sentence';
import { expect, test } from 'vitest';
import {
  chanceAt,
  dollarsIn,
  forHouseholds,
  forHouseholdsWithFlows,
  plannedYears,
  reaches,
  YEAR,
} from '../../../../test/random-households.ts';
import { firstDeathAgeOf } from '../household/partner.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { defaultSpendingSentence } from './default-spending-text.ts';
import { goalSentence } from './goal-sentence.ts';

// Reads the numbers out of the answer and the goal of random households, and compares them with the plan.

test('the answer is an age that reaches the target, while the age before it does not', () => {
  forHouseholds((_, answer) => {
    const { inputs, isRetired, solution, lastAge } = answer;
    if (isRetired) return false;
    const age = solution.value;
    expect(reaches(chanceAt(age ?? lastAge, answer), answer)).toBe(age !== null);
    if (age === null || age === inputs.currentAge) return;
    expect(reaches(chanceAt(age - 1, answer), answer)).toBe(false);
  });
});

test('the answer names the ages at which both stop, and the chance of the age that the visitor would like', () => {
  forHouseholdsWithFlows((_, answer) => {
    const { inputs, assumptions, solution, isRetired, desiredChance, lastAge } = answer;
    const text = answerText(answer);
    const [, tenths] = /(?<!fewer than )(\d+) out of 10 futures\.$/.exec(text) ?? [];
    if (tenths) expect(Number(tenths), text).toBe(Math.floor(10 * desiredChance));
    expect(desiredChance).toBe(chanceAt(inputs.retirementAge, answer));
    if (isRetired) return false;
    const [, age, other, chosen] =
      /^You could stop (?:today, )?at (\d+)(?:, when your partner is (\d+)|, and your partner at (\d+))?/.exec(
        text,
      ) ?? [];
    if (solution.value === null) expect(text).toContain(`Even ${lastAge} is too early to stop.`);
    else expect(Number(age), text).toBe(solution.value);
    const { partner } = assumptions;
    if (other) expect(Number(other) - Number(age), text).toBe((partner?.currentAge ?? 0) - inputs.currentAge);
    if (chosen) expect(Number(chosen), text).toBe(partner?.retirementAge);
    // The page offers no age after the visitor's death.
    const diesFirst = partner !== null && firstToDie(inputs, assumptions) === 'self';
    if (diesFirst) expect(lastAge).toBeLessThanOrEqual(firstDeathAgeOf(answer));
  });
});

test('the goal names the end of the plan by the age of the younger one, who would be that old after a death', () => {
  forHouseholds((_, answer) => {
    const { partner } = answer.assumptions;
    const firstDeath = firstToDie(answer.inputs, answer.assumptions);
    const last = plannedYears(answer).at(-1);
    if (!last) return false;
    const text = plainText(goalSentence(answer));
    const [, whoDies] = /until (you die|your partner dies) at \d+/.exec(text) ?? [];
    if (whoDies) {
      expect(whoDies).toBe(firstDeath === 'self' ? 'you die' : 'your partner dies');
      expect(last.isAfterFirstDeath).toBe(false);
      return;
    }
    const [, whose = '', age] =
      /(?:to|until ((?:your partner|you) (?:is|are|would be))) (\d+)/.exec(text) ?? [];
    const isPartner = whose.startsWith('your partner');
    // A first death after that age makes the plan longer.
    expect((isPartner ? (last.partnerAge ?? 0) : last.age) + 1, text).toBeGreaterThanOrEqual(Number(age));
    if (partner === null || !last.isAfterFirstDeath) return;
    const isDead = isPartner === (firstDeath === 'partner');
    expect(whose.endsWith('would be'), text).toBe(isDead);
    if (partner.currentAge !== answer.inputs.currentAge)
      expect(isPartner, text).toBe(partner.currentAge < answer.inputs.currentAge);
  });
});

test('the goal names the spending and the most of it that Social Security pays in any year', () => {
  forHouseholds((_, answer) => {
    const { assumptions, isRetired } = answer;
    const text = plainText(goalSentence(answer));
    const years = plannedYears(answer).filter((year) => !year.isAfterFirstDeath);
    const [, spending, share] = /(\$[\d,]+) a month .*?, (\$[\d,]+|all|none) of it from/.exec(text) ?? [];
    if (!spending) return false;
    expect(dollarsIn(spending)).toBe(roundAmount(assumptions.monthlySpending));
    if (!assumptions.partner && (isRetired || assumptions.benefitCut)) return;
    const benefit = Math.max(...years.map((year) => year.benefit + year.partnerBenefit));
    const paid = Math.min(Math.floor(benefit), assumptions.monthlySpending);
    const expected =
      paid === 0 ? 'none' : paid === assumptions.monthlySpending ? 'all' : formatDollars(roundAmount(paid));
    expect(share, text).toBe(expected);
  });
});

test('the sentence about default spending names the plan’s amount, and its parts add up', () => {
  forHouseholdsWithFlows(({ inputs, changes, isRetired }, answer) => {
    const { monthlySpending, partner } = answer.assumptions;
    const text = defaultSpendingSentence(answer.inputs, isRetired ? monthlySpending : null, partner);
    const amounts = (text.match(/\$[\d,]+/g) ?? []).map(dollarsIn);
    const [amount = Number.NaN, pay = 0, saved = 0, payroll = 0, federal = 0] = amounts;
    expect(amount, text).toBe(monthlySpending);
    const income = (inputs.annualIncome + (partner?.annualIncome ?? 0)) / 12;
    if (isRetired) {
      const { partner: _, benefitCut: __, ...alone } = changes;
      if (partner) return;
      const { benefit } = answerOfDraft({ inputs, changes: alone, isRetired }, YEAR);
      const paid = benefit.monthlyBenefit + (0.04 * inputs.currentSavings) / 12;
      // Rounded down to $10.
      expect(amount - paid, text).toBeLessThanOrEqual(0.01);
      // Less if the savings pay for a benefit that starts later, or must last more than 28 years.
      const isPaid = benefit.claimingAge <= inputs.currentAge;
      if (!isPaid || answer.assumptions.planAge - inputs.currentAge > 28) return;
      expect(paid - amount, text).toBeLessThanOrEqual(10.01);
    } else if (amounts.length === 1) {
      const [, percent] = /(\d+)% of/.exec(text) ?? [];
      expect(Math.abs(amount - (income * Number(percent)) / 100), text).toBeLessThanOrEqual(5.01);
    } else {
      expect(Math.abs(pay - income), text).toBeLessThanOrEqual(0.51);
      expect(saved).toBe(inputs.monthlySavings);
      expect(Math.abs(pay - saved - payroll - federal - amount), text).toBeLessThanOrEqual(7);
    }
  });
});
