import { describe, expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../fields.ts';
import { type LifetimeAssumptions, newPartner, type Partner } from '../plan/assumptions.ts';
import { defaultAssumptions } from '../plan/default-assumptions.ts';
import { planSocialSecurity } from '../plan/plan-social-security.ts';
import { benefitFromRecord, type YearOfEarnings } from '../us/benefit-from-record.ts';
import { estimateSocialSecurity } from '../us/estimate-social-security.ts';
import { currentLaw } from '../us/law.ts';
import { averageWages, figureOf } from '../us/wage-history.ts';
import { buildHousehold } from './household.ts';

const { year: YEAR } = currentLaw;

interface Worker {
  currentAge: number;
  annualIncome: number;
  /** Ages of the years with pay, from the first to the one before the last. */
  worked: readonly [from: number, to: number];
  /** Ages without pay among them. */
  gap?: readonly [from: number, to: number];
  /** Share of today's pay at the first age; it rises to all of it in 18 years. */
  firstShare: number;
}

/** Returns the benefit at full retirement age for each stop, by a record whose pay rises with wages. */
function benefitsOf({ currentAge, annualIncome, worked, gap = [0, 0], firstShare }: Worker) {
  const birthYear = YEAR - currentAge;
  const earnings: YearOfEarnings[] = [];
  for (let age = worked[0]; age < Math.min(worked[1], currentAge); age++) {
    if (age >= gap[0] && age < gap[1]) continue;
    const share = Math.min(firstShare + ((1 - firstShare) * (age - worked[0])) / 18, 1);
    const wages = figureOf(averageWages, birthYear + age) / figureOf(averageWages, YEAR);
    earnings.push({ year: birthYear + age, dollars: annualIncome * share * wages });
  }
  return (stop: number): number =>
    benefitFromRecord({
      earnings,
      birthYear,
      stopYear: birthYear + stop,
      futureEarnings: annualIncome,
      claimingAge: 67,
    }).monthlyBenefit;
}

const rising: Worker = { currentAge: 50, annualIncome: 75_000, worked: [22, 67], firstShare: 0.5 };
const workers: [string, Worker][] = [
  ['of 50 whose pay rose', rising],
  ['of 50 with the same pay in each year', { ...rising, firstShare: 1 }],
  ['of 50 who began at 35', { ...rising, worked: [35, 67] }],
  ['of 50 with ten years without pay', { ...rising, gap: [28, 38] }],
  ['of 58 with high pay', { ...rising, currentAge: 58, annualIncome: 180_000 }],
  ['of 40', { ...rising, currentAge: 40 }],
  ['of 35 with low pay', { ...rising, currentAge: 35, annualIncome: 30_000 }],
  ['of 62', { ...rising, currentAge: 62, firstShare: 0.4 }],
];

/** Returns the planned benefit at 67 of a stop, with the two amounts of a record for a stop at `knownStop` and today. */
function plannedBenefit(worker: Worker, knownStop: number, stop: number): number {
  const benefit = benefitsOf(worker);
  const inputs: Inputs = { ...defaultInputs, ...worker, retirementAge: stop };
  return planSocialSecurity(inputs, {
    ...defaultAssumptions(inputs, { year: YEAR }),
    birthYear: YEAR - worker.currentAge,
    claimingAge: 67,
    knownBenefit: benefit(knownStop),
    knownBenefitStop: knownStop,
    benefitIfStopped: benefit(worker.currentAge),
  }).monthlyBenefit;
}

describe.each(workers)('the two amounts of the record of a worker %s', (_, worker) => {
  const { currentAge } = worker;
  const benefit = benefitsOf(worker);

  test.each([64, 66])(
    'are paid for a stop at %i and today, and are within 6 percent for other stops',
    (known) => {
      expect(plannedBenefit(worker, known, known)).toBe(benefit(known));
      expect(plannedBenefit(worker, known, currentAge)).toBe(benefit(currentAge));
      for (let stop = currentAge; stop <= 67; stop++) {
        const planned = plannedBenefit(worker, known, stop);
        expect(Math.abs(planned / benefit(stop) - 1), `stop at ${stop}`).toBeLessThan(0.06);
        if (stop > currentAge)
          expect(planned).toBeGreaterThanOrEqual(plannedBenefit(worker, known, stop - 1));
      }
    },
  );

  test('of a stop today rise with pay for a later stop, up to today’s pay in 35 years', () => {
    const [today, later] = [currentAge, currentAge + 2].map((stop) =>
      plannedBenefit(worker, currentAge, stop),
    );
    expect(today).toBe(benefit(currentAge));
    expect(later).toBeGreaterThanOrEqual(benefit(currentAge + 2) - 1);
    const birthYear = YEAR - currentAge;
    const most = estimateSocialSecurity({ ...worker, yearsWorked: 35, claimingAge: 67, birthYear });
    expect(plannedBenefit(worker, currentAge, 80)).toBeLessThanOrEqual(Math.max(benefit(currentAge), most));
  });
});

test('the amounts of a partner’s record follow the partner’s stop, or an earlier death', () => {
  const inputs = { ...defaultInputs, currentAge: 58, retirementAge: 60 };
  const planned = (changes: Partial<Partner>, death: Partial<LifetimeAssumptions> = {}) => {
    const amounts = { knownBenefit: 1_800, knownBenefitStop: 65, benefitIfStopped: 1_500 };
    const partner = { ...newPartner({ currentAge: 55 }), annualIncome: 70_000, ...amounts, ...changes };
    const assumptions = { ...defaultAssumptions(inputs, { year: YEAR }), partner, ...death };
    return buildHousehold(inputs, assumptions).partner?.knownBenefit;
  };
  expect(planned({ retirementAge: 65 })).toBe(1_800);
  expect(planned({ retirementAge: 45 })).toBe(1_500);
  expect(planned({ retirementAge: 65 }, { firstDeath: 'partner', firstDeathAge: 60 })).toBe(
    planned({ retirementAge: 60 }),
  );
  expect(planned({ retirementAge: 60 })).toBeGreaterThan(1_600);
  expect(planned({ retirementAge: 60 })).toBeLessThan(1_800);
});

test('two amounts of a stop in the past are paid as they are', () => {
  const stopped = { knownBenefit: 1_500, knownBenefitStop: 45, benefitIfStopped: 1_500 };
  const inputs = { ...defaultInputs, currentAge: 55, retirementAge: 55 };
  const assumptions = { ...defaultAssumptions(inputs, { year: YEAR }), ...stopped, claimingAge: 67 };
  expect(planSocialSecurity(inputs, assumptions).monthlyBenefit).toBe(1_500);
});
