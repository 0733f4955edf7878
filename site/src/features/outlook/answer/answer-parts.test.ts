import { defaultInputs, type Inputs, type Partner, withChanges } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { sampleMortgage, samplePartner, samplePension } from '../../../../test/example-results.ts';
import { withKnownBenefit } from '../../../numbers/known-benefit.ts';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { withRetirement } from '../../../numbers/with-retirement.ts';
import { answerOfDraft, outlookResults } from '../outlook-results.ts';
import { answerPartsText } from './answer-parts.ts';
import { plannedSpending } from './retired-answer.ts';

const YEAR = 2026;

function textOf(draft: PlanDraft): [answer: string, others: string] {
  const results = outlookResults(answerOfDraft(draft, YEAR));
  return answerPartsText(results, { ...results, isGuess: true });
}

const couple = {
  ...initialDraft,
  inputs: {
    ...defaultInputs,
    currentAge: 52,
    annualIncome: 90_000,
    currentSavings: 400_000,
    monthlySavings: 1_500,
  },
  changes: { partner: samplePartner({ currentAge: 50, annualIncome: 60_000, retirementAge: null }) },
};

test('the answer of a couple with two pays names both, and the age at which the two could stop', () => {
  expect(textOf(couple)[0]).toMatch(
    /^At 52 and 50, earning \$90,000 and \$60,000, with \$400,000 saved and \$1,500 a month, you two could stop at (\d\d), when your partner is \d\d\.$/,
  );
  expect(textOf(couple)[1]).not.toMatch(/without them/);
});

test('the answer of a couple is the visitor’s if the partner has no pay', () => {
  const changes = { partner: samplePartner({ currentAge: 50, annualIncome: 0 }) };
  expect(textOf({ ...couple, changes })[0]).toMatch(
    / a month, you could stop at \d\d, when your partner is \d\d\.$/,
  );
});

test('the answer says “today” to someone who could stop now, and that no age is enough', () => {
  const inputs = { ...defaultInputs, currentAge: 60, currentSavings: 1_000_000, annualIncome: 20_000 };
  expect(textOf({ ...initialDraft, inputs })[0]).toMatch(/, you could stop today\.$/);
  const poor = { ...defaultInputs, currentSavings: 0, monthlySavings: 0 };
  expect(textOf({ ...initialDraft, inputs: poor, changes: { monthlySpending: 9_000 } })[0]).toMatch(
    /, even 85 is too early to stop\.$/,
  );
});

test('a desired age that has passed is that of today', () => {
  const inputs = { ...defaultInputs, currentAge: 70, retirementAge: 65, currentSavings: 300_000 };
  expect(textOf({ ...initialDraft, inputs })[1]).toMatch(
    / Stopping today, at 70, works in (?:fewer than )?\d out of 10 futures\.$/,
  );
});

function retiredText(inputs: Partial<Inputs>, benefit: number, changes: PlanDraft['changes'] = {}) {
  const draft = { inputs: { ...defaultInputs, ...inputs }, changes, isRetired: true };
  return textOf(withKnownBenefit(draft, benefit, YEAR));
}

test('once retired, the answer is the amount, with what savings pay this year and what a bad year leaves', () => {
  const [answer, others] = retiredText({ currentAge: 68, currentSavings: 420_000 }, 2_890);
  const [, amount = ''] =
    /^At 68, with \$420,000 saved and \$2,890 a month from Social Security, you can spend \$([\d,]+) a month\.$/.exec(
      answer,
    ) ?? [];
  const spending = Number(amount.replace(',', ''));
  expect(spending).toBeGreaterThan(4_000);
  const [, withdrawn = '', left = ''] =
    /This year, \$([\d,]+) of it comes from your savings\. After a bad year that takes a fifth of your savings, it is \$([\d,]+)\./.exec(
      others,
    ) ?? [];
  expect(Number(withdrawn.replace(',', ''))).toBe(spending - 2_890);
  const bad = retiredText({ currentAge: 68, currentSavings: 336_000 }, 2_890)[0];
  expect(bad).toContain(`you can spend $${left} a month.`);
  expect(others).toMatch(
    /On \$[\d,]+ a month, our guess of what you spend, your money lasts to 95 in \d out of 10 futures\.$/,
  );
});

test('once retired, both amounts are lower in bad years', () => {
  const changes = { spendingCut: 10 };
  const [answer, others] = retiredText({ currentAge: 68, currentSavings: 420_000 }, 2_890, changes);
  expect(answer).toMatch(/ you can spend \$[\d,]+ a month, 10% less in bad years\.$/);
  expect(others).toMatch(
    / On \$[\d,]+ a month, our guess of what you spend, 10% less in bad years, your money lasts /,
  );
});

test('once retired, a spending is named without a cost that has ended, and costs that are too high have no amount', () => {
  const changes = { monthlySpending: 6_000, cashFlows: [sampleMortgage] };
  expect(retiredText({ currentAge: 68, currentSavings: 420_000 }, 2_890, changes)[1]).toMatch(
    /On \$4,400 a month, after \$1,600 of today’s \$6,000, our guess of what you spend, has ended, your money lasts to 95 in /,
  );
  const care = { ...sampleMortgage, amount: 9_000, toAge: null, partOfSpending: 'no' } as const;
  const [answer, others] = retiredText({ currentAge: 68 }, 1_000, { cashFlows: [care] });
  expect(answer).toMatch(/, you have costs that are too high\.$/);
  expect(others).toMatch(
    /^Even if you spend nothing else, your money does not last to 95 in 8 out of 10 futures\. On /,
  );
});

test('once retired, costs in the spending may be higher than what the savings allow', () => {
  const rent = { ...sampleMortgage, amount: 3_200, toAge: 80, partOfSpending: 'until-age' } as const;
  const changes = { monthlySpending: 4_430, cashFlows: [rent] };
  const [answer, others] = retiredText({ currentAge: 68, currentSavings: 50_000 }, 2_000, changes);
  expect(answer).toMatch(/you can spend \$2,7\d0 a month\.$/);
  // A mortgage does not rise with prices, so that a year of it is less in today's dollars.
  expect(others).toMatch(/This year, \$7\d0 of it comes from your savings\./);
  expect(others).toMatch(
    / You spend \$0 a month from 80 on, in today’s dollars, as costs of today end\. On /,
  );
});

test('once retired, the period of a chance is before its dots', () => {
  const answer = answerOfDraft(withRetirement(initialDraft, true), YEAR);
  expect(plannedSpending(answer, true).at(-1)).toEqual({
    result: expect.stringMatching(/ futures\.$/),
    chance: answer.desiredChance,
  });
});

test('once retired, the answer names a pension besides Social Security', () => {
  const changes = { cashFlows: [{ ...samplePension, fromAge: 70 }] };
  expect(retiredText({ currentAge: 68 }, 2_890, changes)[0]).toMatch(
    /, with \$50,000 saved, \$2,890 a month from Social Security and \$500 from your pension once you are 70, you can /,
  );
  const partner = samplePartner({ currentAge: 66, annualIncome: 0 });
  expect(retiredText({ currentAge: 68 }, 2_890, { ...changes, partner })[0]).toMatch(
    /saved, \$2,890 a month from your Social Security, \$[\d,]+ from your partner’s and \$500 from your pension once /,
  );
});

test('once retired, the answer names when Social Security starts, a later cut, and the partner', () => {
  expect(retiredText({ currentAge: 58 }, 1_500)[0]).toContain(
    ' and $1,500 a month from Social Security at 62, ',
  );
  const benefitCut = { fromYear: 2033, percentPaid: 78 };
  expect(retiredText({ currentAge: 67 }, 2_000, { benefitCut })[0]).toContain(
    '$2,000 a month from Social Security ($1,560 from 2033), ',
  );
  const partner = samplePartner({ currentAge: 66, annualIncome: 0 });
  expect(retiredText({ currentAge: 68 }, 2_890, { partner })[0]).toMatch(
    /^At 68 and 66, with \$50,000 saved and \$2,890 a month from your Social Security and \$[\d,]+ from your partner’s, you two can spend \$/,
  );
});

test('once retired, the answer names from when on Social Security pays the partner', () => {
  const clauseOf = (currentAge: number, partner: Partial<Partner>, changes: PlanDraft['changes'] = {}) => {
    const paid = { ...changes, partner: samplePartner({ annualIncome: 0, retirementAge: null, ...partner }) };
    const [answer] = retiredText({ currentAge, currentSavings: 600_000 }, 1_830, paid);
    return /(?<=your Social Security).*(?=, you two can)/.exec(answer)?.[0];
  };
  // A spouse's benefit waits for the other one's claim.
  expect(clauseOf(58, { currentAge: 67 })).toMatch(
    /^ at 62 and \$\d[\d,]+ from your partner’s once you claim$/,
  );
  const known = { knownBenefit: 400, knownBenefitAge: 67 };
  expect(clauseOf(58, { currentAge: 67, ...known })).toMatch(
    /^ at 62 and \$400 from your partner’s \(\$[\d,]+ once you claim\)$/,
  );
  expect(clauseOf(68, { currentAge: 50 })).toMatch(/^ and \$\d[\d,]+ from your partner’s at 62$/);
  const later = { currentAge: 61, annualIncome: 48_000, retirementAge: 61, claimingAge: 67 };
  expect(clauseOf(68, later)).toMatch(/^ and \$\d[\d,]+ from your partner’s at 67$/);
  expect(clauseOf(68, { currentAge: 66 })).toMatch(/^ and \$\d[\d,]+ from your partner’s$/);
  // A partner who dies before receiving any.
  expect(clauseOf(68, { currentAge: 50 }, { firstDeath: 'partner', firstDeathAge: 55 })).toBe(
    ' and $0 from your partner’s',
  );
});

test('once retired, the answer counts and names the pay of a partner who still works', () => {
  const inputs = { currentAge: 68, currentSavings: 420_000 };
  const working = samplePartner({ currentAge: 61, annualIncome: 48_000, retirementAge: 67 });
  const spendable = (
    { retirementAge }: Pick<Partner, 'retirementAge'>,
    changes: PlanDraft['changes'] = {},
  ) => {
    const partner = { ...working, retirementAge };
    const [answer, others] = retiredText(inputs, 1_900, { ...changes, partner });
    expect(others.includes(' 80% counts; ')).toBe(retirementAge !== null);
    return [answer, Number(/you two can spend \$([\d,]+)/.exec(answer)?.[1]?.replace(',', ''))] as const;
  };
  const [text, amount] = spendable(working);
  expect(text).toMatch(
    /saved, \$1,900 a month from your Social Security, \$[\d,]+ from your partner’s.* and \$48,000 a year that your partner earns until 67, you two can spend /,
  );
  // A link of an earlier release: the partner has stopped with the visitor.
  const [stopped, less] = spendable({ retirementAge: null });
  expect(stopped).not.toContain('earns');
  expect(amount).toBeGreaterThan(less + 500);
  expect(spendable(working, { firstDeath: 'partner', firstDeathAge: 65 })[0]).toContain('earns until 65,');
});

test('the partner of someone who retires works on until a later age, and stops in the same year again', () => {
  const retired = withRetirement(couple, true);
  expect(retired.changes.partner).toEqual({ ...couple.changes.partner, retirementAge: 67 });
  expect(withRetirement(retired, false)).toEqual(couple);
  const old = withChanges(couple, { partner: { ...couple.changes.partner, currentAge: 70 } });
  expect(withRetirement(old, true).changes.partner?.retirementAge).toBe(71);
  const chosen = withChanges(couple, { partner: { ...couple.changes.partner, retirementAge: 60 } });
  expect(withRetirement(chosen, true).changes).toEqual(chosen.changes);
  const unpaid = withChanges(couple, { partner: { ...couple.changes.partner, annualIncome: 0 } });
  expect(withRetirement(unpaid, true).changes).toEqual(unpaid.changes);
});
