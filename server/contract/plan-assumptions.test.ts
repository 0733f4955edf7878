import { defaultInputs, readableName } from '@whenabouts/core';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { partner, pension } from '../test/household.ts';
import { validationErrors } from '../test/validation-errors.ts';
import { PlanAssumptions } from './plan-assumptions.ts';
import { PlanBody } from './plans.ts';

describe('the assumptions of a plan', () => {
  test('may omit the numbers of a partner and of a cash flow that have defaults', () => {
    const { retirementAge: _a, claimingAge: _c, knownBenefit: _k, knownBenefitAge: _b, ...age } = partner;
    const { toAge: _t, ...open } = pension;
    const parsed = v.parse(PlanAssumptions, { partner: age, cashFlows: [open] });
    expect(parsed).toEqual({ partner, cashFlows: [pension] });
  });

  test('drop unknown keys', () => {
    const parsed = v.parse(PlanAssumptions, {
      luck: 7,
      partner: { ...partner, pet: 'dog' },
      cashFlows: [{ ...pension, color: 'red' }],
      benefitCut: { fromYear: 2033, percentPaid: 78, reason: 'law' },
      outlookInputs: { luck: 7 },
    });
    expect(parsed).toEqual({
      partner,
      cashFlows: [pension],
      benefitCut: { fromYear: 2033, percentPaid: 78 },
      outlookInputs: {},
    });
  });

  test.each([
    ['planAge', { planAge: 111 }],
    ['planAge', { planAge: 95.5 }],
    ['volatility', { volatility: -1 }],
    ['inflation', { inflation: '2.5' }],
    ['inflation', { inflation: null }],
    ['claimingAge', { claimingAge: 61 }],
    ['', 'defaults'],
  ])('are rejected for “%s” in %j', (field, assumptions) => {
    expect(Object.keys(validationErrors(PlanAssumptions, assumptions))).toEqual([field]);
  });

  test.each([
    [
      'a partner of 17',
      { partner: { ...partner, currentAge: 17 } },
      'partner.currentAge',
      'Partner’s Age must be a whole number from 18 to 95.',
    ],
    [
      'a partner of 110',
      { partner: { ...partner, currentAge: 110 } },
      'partner.currentAge',
      'Partner’s Age must be a whole number from 18 to 95.',
    ],
    [
      'a partner’s income of $10 million',
      { partner: { ...partner, annualIncome: 10_000_000 } },
      'partner.annualIncome',
      'Partner’s Annual Income must be a number from 0 to 2,000,000.',
    ],
    [
      'a pension that ends before it starts',
      { cashFlows: [{ ...pension, toAge: 64 }] },
      'cashFlows.0.toAge',
      'Choose an end after the start at 65.',
    ],
    [
      'a single amount with an end',
      { cashFlows: [{ ...pension, every: 'once', toAge: 70 }] },
      'cashFlows.0.toAge',
      'An amount that occurs once has no end.',
    ],
    [
      'a pension of $10 million a month',
      { cashFlows: [{ ...pension, amount: 10_000_000 }] },
      'cashFlows.0.amount',
      'Monthly Amount must be a number from 0 to 200,000.',
    ],
    [
      'an income that is part of the spending',
      { cashFlows: [{ ...pension, partOfSpending: 'until-age' }] },
      'cashFlows.0.partOfSpending',
      'Only a monthly cost can be part of the spending.',
    ],
    [
      'a cost that ends when work does and at an age',
      { cashFlows: [{ ...pension, kind: 'cost', toAge: 70, partOfSpending: 'until-stop' }] },
      'cashFlows.0.toAge',
      'A cost that ends when work does has no other end.',
    ],
    [
      'a mortgage of more than the spending',
      {
        monthlySpending: 400,
        cashFlows: [{ ...pension, kind: 'cost', amount: 500, partOfSpending: 'until-age' }],
      },
      'cashFlows',
      'The costs that are part of the spending add up to $500 a month, more than the spending of $400.',
    ],
    [
      'eleven cash flows',
      { cashFlows: Array.from({ length: 11 }, () => pension) },
      'cashFlows',
      'Please use at most 10 cash flows.',
    ],
    [
      'a name of 61 characters',
      { cashFlows: [{ ...pension, name: 'x'.repeat(61) }] },
      'cashFlows.0.name',
      'Please use at most 60 characters.',
    ],
    [
      'a name of 60 emoji',
      { cashFlows: [{ ...pension, name: '😀'.repeat(60) }] },
      'cashFlows.0.name',
      'Please use at most 60 characters.',
    ],
    [
      'a name with a control character',
      { cashFlows: [{ ...pension, name: 'a\u0007b' }] },
      'cashFlows.0.name',
      'Please remove line breaks and control characters.',
    ],
    ['a partner that is a text', { partner: 'Sam' }, 'partner', expect.stringMatching(/object/)],
    ['cash flows that are not a list', { cashFlows: {} }, 'cashFlows', expect.stringMatching(/list/)],
    [
      'a first death of nobody',
      { firstDeath: 'nobody' },
      'firstDeath',
      'Please say "self" or "partner" or "older".',
    ],
    ['a step that is none', { doneSteps: ['fly'] }, 'doneSteps.0', 'Please name a step of the outlook.'],
    ['steps that are not a list', { doneSteps: 'match' }, 'doneSteps', 'Please send the steps as a list.'],
    [
      'savings of $21 million',
      { outlookInputs: { currentSavings: 21_000_000 } },
      'outlookInputs.currentSavings',
      'Current Retirement Savings must be a number from 0 to 20,000,000.',
    ],
  ])('are rejected for %s', (_, assumptions, field, message) => {
    expect(validationErrors(PlanAssumptions, assumptions)).toEqual({ [field]: message });
  });

  test.each([
    [75, { planAge: 75 }],
    [78, { planAge: 78, outlookInputs: { currentAge: 78 } }],
  ])('must have a plan age above the current age, here %i', (age, assumptions) => {
    const plan = { name: 'Plan', ...defaultInputs, currentAge: 75, retirementAge: 76, assumptions };
    expect(validationErrors(PlanBody, plan)).toEqual({
      'assumptions.planAge': `Choose a plan age above your current age of ${age}.`,
    });
  });
});

test('every name that the page shows can be saved as it is', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('\u0323', '\u0301', '\u0958', '\u202E', '\ud800', '\n', ' '),
  );
  const names = fc.oneof(
    fc.array(unit, { maxLength: 100 }).map((units) => units.join('')),
    fc
      .tuple(
        fc.constantFrom('a', '\u0958'),
        fc.constantFrom('\u0301', '\u0344'),
        fc.integer({ min: 28, max: 300 }),
      )
      .map(([letter, accent, count]) => `${letter}${accent.repeat(count)}b`),
  );
  fc.assert(
    fc.property(names, (name) => {
      const readable = readableName(name);
      const saved = v.safeParse(PlanAssumptions, { cashFlows: [{ ...pension, name: readable }] });
      expect(saved.issues?.map(({ message }) => message)).toBeUndefined();
      expect(saved.output).toEqual({ cashFlows: [{ ...pension, name: readable.trim() }] });
    }),
    { numRuns: 60 * Number(process.env.PROPERTY_RUNS ?? 1) },
  );
});
