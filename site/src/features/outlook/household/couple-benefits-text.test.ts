import { defaultInputs, newPartner, type Partner, withChanges } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { coupleQuestions } from './couple-benefits-text.ts';

const YEAR = 2026;

interface Claim {
  age: number;
  /** Benefit at full retirement age, which is 67 for both. */
  amount: number;
  claimingAge: number;
}

/** A couple who have retired, with benefits that they know. */
function couple(self: Claim, other: Claim, changes: PlanDraft['changes'] = {}): PlanDraft {
  const partner: Partner = {
    ...newPartner(defaultInputs),
    currentAge: other.age,
    claimingAge: other.claimingAge,
    knownBenefit: other.amount,
    knownBenefitAge: 67,
  };
  const known = { claimingAge: self.claimingAge, knownBenefit: self.amount, knownBenefitAge: 67 };
  const inputs = { ...defaultInputs, currentAge: self.age, retirementAge: self.age };
  return withChanges({ ...initialDraft, inputs, isRetired: true }, { partner, ...known, ...changes });
}

const textOf = (draft: PlanDraft) =>
  coupleQuestions(answerOfDraft(draft, YEAR)).map(({ question, answer }) => `${question} ${answer}`);

const at62 = (amount: number, claimingAge = 67): Claim => ({ age: 62, amount, claimingAge });

test('a couple without an own benefit of the one reads half, growth and the check that is left', () => {
  expect(textOf(couple(at62(0), at62(3_000)))).toEqual([
    'Do I get half of my partner’s benefit? Half of your partner’s benefit at full retirement age: $1,500 a month, once you have both claimed.',
    'Does my half grow if my partner waits? No. What you get after your partner’s death does grow: $3,720 a month, from full retirement age on, if your partner claims at 70 instead of $3,000 at 67.',
    'Do we keep both checks? No. If you die at 85, your partner gets $3,000 a month instead of $4,500 for both of you.',
  ]);
});

test('a lower own benefit is topped up to half, with a reduction before full retirement age', () => {
  const [half, growth, checks] = textOf(
    couple(at62(3_000, 70), { age: 63, amount: 800, claimingAge: 63 }, { firstDeath: 'self' }),
  );
  expect(half).toBe(
    'Does my partner get half of my benefit? No. Half of your benefit at full retirement age is $1,500 a month, your partner’s own is $800, and Social Security adds the difference: $700 once you have both claimed.',
  );
  expect(growth).toBe(
    'Does my partner’s half grow if I wait? No. What your partner gets after your death is as high as it can be, because you claim at 70: $3,720 a month from full retirement age on.',
  );
  expect(checks).toContain('your partner gets $3,720 a month instead of $5,020 for both of you');
  // POMS RS 00615.250: 500 a month, 48 months early.
  expect(textOf(couple(at62(1_000, 62), at62(0, 62)))[0]).toBe(
    'Does my partner get half of my benefit? Half of your benefit at full retirement age: $500 a month, once you have both claimed. It starts 5 years before full retirement age, so $325 of it is paid.',
  );
});

test.each<[string, PlanDraft, string]>([
  ['equal earners', couple(at62(2_000), at62(2_000)), 'Your own is $2,000, so nothing is added.'],
  [
    'an own benefit that waiting raises above half',
    couple(at62(1_400, 70), at62(3_000)),
    'Your own, with credits for waiting, is $1,736, so nothing is added.',
  ],
  ['two without pay', couple(at62(0), at62(0)), 'Neither of you has earned Social Security in this plan.'],
])('%s add nothing to a benefit', (_, draft, text) => {
  expect(textOf(draft)[0]).toContain(text);
});

test.each<[string, PlanDraft, string]>([
  [
    'until full retirement age if the claims of both would start it earlier',
    couple(at62(0, 62), at62(2_000, 62)),
    // POMS RS 00615.250: 650 at 62, 1,000 from 67 on.
    'Does my half grow if my partner waits? Only until your full retirement age: then it is $1,000 a month. Waiting longer adds nothing to it. What you get after your partner’s death does grow: $2,480 a month, from full retirement age on, if your partner claims at 70 instead of $1,650 at 62.',
  ],
  [
    'to 70 if the worker reaches that age before the spouse reaches full retirement age',
    couple({ age: 67, amount: 2_000, claimingAge: 67 }, { age: 62, amount: 0, claimingAge: 62 }),
    // A worker born in 1959 claims $2,000 two months late: half of $1,973 is $986, less 24 of 144.
    'Does my partner’s half grow if I wait? Yes: it is $822 a month if you claim at 70. What your partner gets',
  ],
  [
    'never if the own claim is at full retirement age',
    couple(at62(0, 67), at62(2_000, 62)),
    'Does my half grow if my partner waits? No. What you get',
  ],
])('the half of the other’s benefit grows %s', (_, draft, text) => {
  expect(textOf(draft)[1]).toContain(text);
});

test('a claim that was made can no longer wait', () => {
  const text = textOf(couple({ age: 66, amount: 3_000, claimingAge: 62 }, at62(0)))[1];
  expect(text).toContain(
    'It no longer can: you claimed at 62. After your death, your partner gets $2,475 a month',
  );
});

test('two without pay, one of whom has claimed, leave no benefit to wait for', () => {
  expect(textOf(couple({ age: 66, amount: 0, claimingAge: 62 }, at62(0)))[1]).toBe(
    'Does my half grow if my partner waits? No, and there is no other benefit that could.',
  );
  expect(textOf(couple(at62(0), { age: 66, amount: 0, claimingAge: 62 }))[1]).toContain('no other benefit');
});

test('an early death names the age from which the survivor is paid', () => {
  const young = { ...couple(at62(0), at62(3_000)), isRetired: false };
  const draft: PlanDraft = {
    ...young,
    inputs: { ...defaultInputs, currentAge: 35 },
    changes: {
      partner: { ...newPartner(defaultInputs), retirementAge: 40 },
      firstDeathAge: 50,
    },
  };
  const text = textOf(draft)[2];
  expect(text).toMatch(
    /^Do we keep both checks\? No\. If you die at 50, your partner gets \$[\d,]+ a month from 60 on\.$/,
  );
});

test('the amounts are those before a cut of Social Security', () => {
  const draft = couple(at62(0), at62(3_000));
  const cut = withChanges(draft, { benefitCut: { fromYear: 2033, percentPaid: 78 } });
  expect(textOf(cut)).toEqual(textOf(draft));
});
