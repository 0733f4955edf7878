import fc from 'fast-check';
import type { Inputs } from '../src/fields.ts';
import { type shortfallCase, simulationCase } from '../src/known-cases.ts';
import {
  basicFields,
  type CashFlow,
  cashFlowFields,
  householdFields,
  type LifetimeAssumptions,
} from '../src/plan/assumptions.ts';
import type { PlanField, PlanFields, ValueOf } from '../src/plan/plan-fields.ts';
import type { LifetimePlan } from '../src/simulation/lifetime-plan.ts';
import { anyInputs, anyOf } from './valid-inputs.ts';

const cashFlows: fc.Arbitrary<CashFlow> = fc
  .record({
    kind: fc.constantFrom('income', 'cost'),
    name: fc.string({ maxLength: 20 }),
    amount: fc.double({ min: 0, max: 10_000, noNaN: true }),
    every: fc.constantFrom('month', 'once'),
    fromAge: fc.integer({ min: 18, max: 110 }),
    years: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
    risesWithPrices: fc.boolean(),
    survivorShare: anyOf(cashFlowFields.survivorShare),
    owner: fc.constantFrom(...cashFlowFields.owner.options),
    isTaxed: fc.boolean(),
    yearlyRise: fc.option(anyOf(cashFlowFields.yearlyRise), { nil: undefined }),
    dollarsOf: fc.constantFrom(...cashFlowFields.dollarsOf.options),
    agesOf: fc.constantFrom(...cashFlowFields.agesOf.options),
  })
  .map(({ years, yearlyRise, ...cashFlow }) => ({
    ...cashFlow,
    ...(yearlyRise !== undefined && { yearlyRise }),
    toAge: years === null || cashFlow.every === 'once' ? null : Math.min(cashFlow.fromAge + years, 111),
  }));

/** Generates valid values of a field. */
function valuesOf(field: PlanField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case undefined:
      return field.default === null ? fc.option(anyOf(field), { nil: null }) : anyOf(field);
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'group':
      return fc.option(fc.record(arbitrariesOf(field.fields)), { nil: null });
    case 'list':
      return fc.array(cashFlows, { maxLength: 3 });
    case 'text':
      return fc.string({ maxLength: field.maxLength });
  }
}

function arbitrariesOf<Fields extends PlanFields>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => [name, valuesOf(field)]);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: fc.Arbitrary<ValueOf<Fields[Name]>> };
}

export const householdArbitraries = {
  ...arbitrariesOf(householdFields),
  // With a cut, less spending can lower a chance: the starting rate is lower as well.
  spendingCut: fc.constant(0),
  // Less spending can lower the income below the poverty line, where there is no credit for health insurance.
  healthPremiumByIncome: fc.constant(false),
};

/** Inputs and assumptions that `buildLifetimePlan` accepts. */
export const validLifetimes: fc.Arbitrary<[Inputs, LifetimeAssumptions]> = fc
  .tuple(anyInputs, fc.record({ ...arbitrariesOf(basicFields), ...householdArbitraries }))
  .filter(
    ([inputs, { planAge }]) => inputs.retirementAge >= inputs.currentAge && planAge > inputs.currentAge,
  );

/**
 * `validLifetimes` in which later retirement is never worse: without a partner, whose benefits can start later, and
 * without other costs, which a benefit that starts later does not pay.
 */
export const singleLifetimes = validLifetimes.map(([inputs, assumptions]): [Inputs, LifetimeAssumptions] => [
  inputs,
  {
    ...assumptions,
    partner: null,
    cashFlows: assumptions.cashFlows.filter(({ kind }) => kind === 'income'),
  },
]);

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Any plan that can be simulated, up to the limits of every value. */
export const validPlans: fc.Arbitrary<LifetimePlan> = fc.record({
  startBalance: fc.oneof(fc.constantFrom(0, -0, 1e12), rate(0, 1e6), rate(0, 1e12)),
  flow: fc
    .array(fc.oneof(fc.constantFrom(0, -0, 1e12, -1e12), rate(-5_000, 5_000), rate(-1e12, 1e12)), {
      minLength: 1,
      maxLength: 100,
    })
    .map((flow) => Float64Array.from(flow)),
  annualReturn: rate(-50, 100),
  volatility: fc.oneof(fc.constantFrom(0, 50), rate(0, 50)),
  inflation: rate(-20, 50),
});

/** Returns the flow of a plan with a list of periods in which the monthly amount is the same. */
export function flowOf(...phases: readonly (readonly [years: number, monthly: number])[]): Float64Array {
  return Float64Array.from(phases.flatMap(([years, monthly]) => new Array<number>(years).fill(monthly)));
}

/** Builds the plan of a published case. */
export function planOf({
  phases,
  ...terms
}: typeof simulationCase.plan | typeof shortfallCase.plan): LifetimePlan {
  return { ...terms, flow: flowOf(...phases) };
}

/** A start balance of $50,000, 30 years of saving $500 a month, then 30 years of withdrawing $1,500 a month. */
export const referencePlan: LifetimePlan = planOf(simulationCase.plan);
