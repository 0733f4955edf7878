import { plainText } from '@whenabouts/calculator/sentence';
import {
  buildLifetimePlan,
  federalIncomeTax,
  formatDollars,
  type Inputs,
  type LifetimeAssumptions,
  planHousehold,
  roundAmount,
  taxableSocialSecurity,
} from '@whenabouts/core';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { otherContributionsSentence } from '../contributions-sentence.ts';
import { goalSentence } from '../goal-sentence.ts';
import { affordableSpending, levers, reachesTarget } from '../levers.ts';
import { answerAgeOf, answerOfDraft, type OutlookAnswer, outlookResults } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { simulateOutcomes } from './alternatives.ts';
import { coupleQuestions } from './couple-benefits-text.ts';
import { exclusionsOf } from './exclusions.ts';
import { outcomeOf } from './outcome.ts';
import { taxSentences } from './tax-text.ts';

// Fifty households with several answers each take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const YEAR = 2026;

/** A household that may have a partner, a cut of Social Security, taxes and health insurance. */
const households: fc.Arbitrary<PlanDraft> = fc
  .record({
    currentAge: fc.integer({ min: 25, max: 75 }),
    yearsToWork: fc.integer({ min: 0, max: 40 }),
    currentSavings: fc.integer({ min: 0, max: 1_500_000 }),
    monthlySavings: fc.integer({ min: 0, max: 3_000 }),
    annualIncome: fc.integer({ min: 0, max: 200_000 }),
    isRetired: fc.nat(4).map((one) => one === 0),
    partner: fc.option(
      fc.record({
        currentAge: fc.integer({ min: 25, max: 80 }),
        retirementAge: fc.option(fc.integer({ min: 50, max: 75 }), { nil: null }),
        annualIncome: fc.constantFrom(0, 25_000, 90_000),
        claimingAge: fc.option(fc.integer({ min: 62, max: 70 }), { nil: null }),
        knownBenefit: fc.constantFrom(null, 0, 1_800),
        knownBenefitAge: fc.constant(null),
      }),
      { nil: undefined },
    ),
    changes: fc.record(
      {
        firstDeath: fc.constantFrom('self' as const, 'partner' as const),
        firstDeathAge: fc.integer({ min: 60, max: 95 }),
        survivorSpending: fc.constantFrom(50, 75, 100),
        preTaxShare: fc.constantFrom(0, 50, 100),
        stateTax: fc.constantFrom(0, 4.5),
        benefitCut: fc.constantFrom(
          { fromYear: 2_033, percentPaid: 78 },
          { fromYear: 2_060, percentPaid: 60 },
        ),
        wageGrowth: fc.constantFrom(0, 1),
        healthPremium: fc.constantFrom(0, 900),
        contributionsRise: fc.boolean(),
        planAge: fc.integer({ min: 80, max: 100 }),
        targetChance: fc.constantFrom(60, 80, 85, 95),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ yearsToWork, isRetired, partner, changes, ...inputs }) => ({
    inputs: {
      ...inputs,
      retirementAge: Math.max(Math.min(inputs.currentAge + yearsToWork, 85), 40, inputs.currentAge),
      expectedReturn: 6,
    },
    changes: partner ? { ...changes, partner } : changes,
    isRetired,
  }));

const chanceOf = (inputs: Inputs, assumptions: LifetimeAssumptions) =>
  siteSimulator().successOf(buildLifetimePlan(inputs, assumptions));

const chanceAt = (age: number, { inputs, assumptions }: OutlookAnswer) =>
  chanceOf({ ...inputs, retirementAge: age }, assumptions);

const reaches = (chance: number, { assumptions }: OutlookAnswer) => chance >= assumptions.targetChance / 100;

/** The years from the stop on of the plan of the answer. */
function plannedYears(answer: OutlookAnswer) {
  const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
  return planHousehold(inputs, answer.assumptions).years;
}

const dollarsOf = (text: string) => Number(text.replaceAll(/[$,]/g, ''));

/** Asserts something about fifty random households, always the same ones. */
function forHouseholds(check: (draft: PlanDraft, answer: OutlookAnswer) => void): void {
  fc.assert(
    fc.property(households, (draft) => check(draft, answerOfDraft(draft, YEAR))),
    { numRuns: 50, seed: 29 },
  );
}

test('the answer is an age that reaches the target, while the age before it does not', () => {
  forHouseholds((_, answer) => {
    const { inputs, isRetired, solution, lastAge } = answer;
    if (isRetired) return;
    const age = solution.value;
    expect(reaches(chanceAt(age ?? lastAge, answer), answer)).toBe(age !== null);
    if (age === null || age <= Math.max(inputs.currentAge, 40)) return;
    expect(reaches(chanceAt(age - 1, answer), answer)).toBe(false);
  });
});

test('the end of the plan is named by the age of the one who is then alive', () => {
  forHouseholds((_, answer) => {
    const { partner, firstDeath } = answer.assumptions;
    const last = plannedYears(answer).at(-1);
    if (!last) return;
    const text = plainText(goalSentence(answer));
    const [, whose, age] = /(?:to|until (your partner is|you are)) (\d+)/.exec(text) ?? [];
    const isPartner = whose === 'your partner is';
    // A first death after that age makes the plan longer.
    expect((isPartner ? (last.partnerAge ?? 0) : last.age) + 1, text).toBeGreaterThanOrEqual(Number(age));
    if (partner !== null && last.isAfterFirstDeath) expect(isPartner, text).toBe(firstDeath === 'self');
  });
});

test('the goal names the spending and the part of it that Social Security pays at its best', () => {
  forHouseholds((_, answer) => {
    const { assumptions, isRetired } = answer;
    const text = plainText(goalSentence(answer));
    const years = plannedYears(answer).filter((year) => !year.isAfterFirstDeath);
    const [, spending, share] =
      /(\$[\d,]+) a month .*?dollars, (\$[\d,]+|all|none) of it from/.exec(text) ?? [];
    if (!spending) return;
    expect(dollarsOf(spending)).toBe(roundAmount(assumptions.monthlySpending));
    if (!assumptions.partner && (isRetired || assumptions.benefitCut)) return;
    const benefit = Math.max(...years.map((year) => year.benefit + year.partnerBenefit));
    const paid = Math.min(Math.floor(benefit), assumptions.monthlySpending);
    const expected =
      paid === 0 ? 'none' : paid === assumptions.monthlySpending ? 'all' : formatDollars(roundAmount(paid));
    expect(share, text).toBe(expected);
  });
});

test('the sentences about taxes name the withdrawal that pays costs and the tax of the law', () => {
  forHouseholds((_, answer) => {
    const { preTaxShare, stateTax } = answer.assumptions;
    const year = plannedYears(answer).find(({ isRetired }) => isRetired);
    const [, age, amount] = /At (\d+) you withdraw about (\$[\d,]+) a month/.exec(taxSentences(answer)) ?? [];
    if (preTaxShare === null || !year || !age || !amount) return;
    expect(year.age).toBe(Number(age));
    expect(roundAmount(year.withdrawal)).toBe(dollarsOf(amount));
    const taxed = (year.withdrawal * 12 * preTaxShare) / 100;
    const socialSecurity = 12 * (year.benefit + year.partnerBenefit);
    const ages = [year.age, ...(year.partnerAge === null ? [] : [year.partnerAge])];
    const alive = year.isAfterFirstDeath
      ? ages.filter((_, index) => (answer.assumptions.firstDeath === 'self' ? index === 1 : index === 0))
      : ages;
    const filing = alive.length === 2 ? ('joint' as const) : ('single' as const);
    const over65 = alive.filter((one) => one >= 65).length as 0 | 1 | 2;
    const priceLevel = 1.025 ** (year.age - answer.inputs.currentAge);
    const tax = federalIncomeTax({ filing, over65, otherIncome: taxed, socialSecurity, priceLevel });
    expect(12 * year.federalTax).toBeCloseTo(tax, 0);
    expect(
      taxableSocialSecurity({ filing, benefits: socialSecurity, otherIncome: taxed }),
    ).toBeLessThanOrEqual(0.85 * socialSecurity + 0.01);
    const need = year.spending + year.healthPremiums + year.federalTax + year.stateTax;
    expect(year.withdrawal).toBeCloseTo(need - socialSecurity / 12, 0);
    expect(12 * year.stateTax).toBeCloseTo((taxed * stateTax) / 100, 0);
  });
});

test('the ages with other contributions and with what is left out are those of their plans', () => {
  forHouseholds((draft, answer) => {
    const { lastAge, isRetired, inputs } = answer;
    const text = otherContributionsSentence(outlookResults(answer));
    const assumptions = { ...answer.assumptions, contributionsRise: !answer.assumptions.contributionsRise };
    const [, age] = /stop at (\d+)/.exec(text) ?? [];
    const other = { ...answer, assumptions };
    if (!isRetired) expect(reaches(chanceAt(Number(age ?? lastAge), other), other)).toBe(age !== undefined);
    const outcomes = simulateOutcomes(draft, YEAR);
    for (const { id, included } of exclusionsOf(draft, outcomeOf(answer))) {
      const changed = answerOfDraft(included, YEAR);
      const outcome = outcomes.alternatives[id];
      if (isRetired) expect(outcome?.chance).toBe(chanceAt(inputs.retirementAge, changed));
      else expect(reaches(chanceAt(outcome?.age ?? lastAge, changed), changed)).toBe(outcome?.age != null);
    }
  });
});

test('every lever reaches the target, names the present amounts, and changes them by at least its rounding', () => {
  forHouseholds((draft, answer) => {
    const { inputs, assumptions } = answer;
    if (reachesTarget(answer)) {
      const most = affordableSpending(answer);
      if (most === null) return;
      expect(most).toBeGreaterThan(assumptions.monthlySpending);
      expect(reaches(chanceOf(inputs, { ...assumptions, monthlySpending: most }), answer)).toBe(true);
      return;
    }
    for (const lever of levers(draft, answer)) {
      if (!lever.isEnough) continue;
      const after = answerOfDraft(lever.applied, YEAR);
      expect(reachesTarget(after), lever.change).toBe(true);
      const [, to, from] = /(\$[\d,]+)(?: a month)? instead of (\$[\d,]+)/.exec(lever.change) ?? [];
      if (!to || !from) continue;
      expect(Math.abs(dollarsOf(to) - dollarsOf(from)), lever.change).toBeGreaterThanOrEqual(1);
      if (lever.name === 'spend') {
        expect(after.assumptions.monthlySpending).toBe(dollarsOf(to));
        expect(Math.abs(assumptions.monthlySpending - dollarsOf(from))).toBeLessThanOrEqual(5);
      } else {
        expect([after.inputs.monthlySavings, inputs.monthlySavings]).toEqual([
          dollarsOf(to),
          dollarsOf(from),
        ]);
        expect(dollarsOf(to)).toBeGreaterThan(dollarsOf(from));
      }
    }
  });
});

test('the check that is left after the first death is what the plan pays', () => {
  forHouseholds((_, answer) => {
    const { assumptions } = answer;
    const text = coupleQuestions(answer)[2]?.answer;
    const [, amount, , from] = /gets? (\$[\d,]+) a month( from (\d+) on)?/.exec(text ?? '') ?? [];
    if (!amount) return;
    const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
    const { years } = planHousehold(inputs, { ...assumptions, benefitCut: null });
    const isSelf = assumptions.firstDeath === 'self';
    const year = years.find((one) =>
      from === undefined
        ? one.isAfterFirstDeath
        : (isSelf ? one.partnerAge : one.age) === Number(from) && one.isAfterFirstDeath,
    );
    expect(isSelf ? year?.partnerBenefit : year?.benefit, text).toBe(dollarsOf(amount));
    expect(isSelf ? year?.benefit : year?.partnerBenefit).toBe(0);
  });
});
