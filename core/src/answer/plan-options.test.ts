import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { validLifetimes } from '../../test/valid-lifetimes.ts';
import { readOutlookFragment } from '../link/plan-link.ts';
import { assumptionFields, newPartner } from '../plan/assumptions.ts';
import { completePlan, initialDraft, type PlanDraft } from '../plan/plan-draft.ts';
import type { PlanField } from '../plan/plan-fields.ts';
import { openSavedPlan, readSavedPlan } from '../plan/saved-plan.ts';
import { planLink } from './answer-plan.ts';
import { type PlanOptions, planOptions, readPlan, readPlanLink } from './plan-options.ts';

const YEAR = 2026;

const options = {
  year: YEAR,
  currentAge: 55,
  currentSavings: 250_000,
  monthlySavings: 800,
  annualIncome: 75_000,
} satisfies PlanOptions;

test('a plan without a retirement age and a return stops at 65, or next year, and earns 7 percent', () => {
  expect(readPlan(options).inputs).toMatchObject({ retirementAge: 65, expectedReturn: 7 });
  expect(readPlan({ ...options, currentAge: 68 }).inputs.retirementAge).toBe(69);
  expect(readPlan({ ...options, currentAge: 90 })).toMatchObject({
    isRetired: true,
    inputs: { retirementAge: 90 },
  });
});

test('equal ages are those of someone who has retired, unless the plan says that they work', () => {
  const equal = { ...options, retirementAge: 55 };
  expect(readPlan(equal).isRetired).toBe(true);
  expect(readPlan({ ...equal, assumptions: { isWorking: true } }).isRetired).toBe(false);
});

test.each<[object, string]>([
  [{ ...options, currentAge: 17 }, 'currentAge must be a whole number from 18 to 95, not 17'],
  [{ ...options, currentAge: undefined }, 'currentAge must be a whole number from 18 to 95, not undefined'],
  [
    { ...options, annualIncome: '75000' },
    'annualIncome must be a number from 0 to 2000000, not the text "75000"',
  ],
  [{ ...options, retirementAge: 86 }, 'retirementAge must be a whole number from 55 to 85, not 86'],
  [
    { ...options, currentAge: 30, retirementAge: 29 },
    'retirementAge must be a whole number from 30 to 85, not 29',
  ],
  [{ ...options, year: undefined }, 'year must be a whole number from 2018 to 2100, not undefined'],
  [{ ...options, income: 1 }, 'income is not a field of a plan'],
  [{ ...options, assumptions: [] }, 'assumptions must be an object, not a list'],
  [{ ...options, assumptions: { taxes: true } }, 'taxes is not a field of a plan'],
  [{ ...options, assumptions: { isWorking: 1 } }, 'isWorking must be true or false'],
  [{ ...options, assumptions: { partner: { age: 50 } } }, 'partner.age is not a field of a plan'],
  [
    { ...options, assumptions: { partner: { annualIncome: 0 } } },
    'partner.currentAge must be a whole number from 18 to 95, not undefined',
  ],
  [{ ...options, assumptions: { cashFlows: [1] } }, 'cashFlows[0] must be an object, not number'],
  [{ ...options, assumptions: { planAge: 10 } }, 'planAge must be a whole number from 75 to 110, not 10'],
  [[], 'options must be an object, not a list'],
])('the error of the plan %j names the field', (plan, message) => {
  expect(() => readPlan(plan as PlanOptions)).toThrow(message);
});

test('a missing number of a partner or a cash flow is null where it may be, as in the API', () => {
  const partner = { currentAge: 50, annualIncome: 0 };
  const read = readPlan({ ...options, assumptions: { partner } } as unknown as PlanOptions);
  expect(read.changes.partner).toMatchObject({ ...partner, retirementAge: null, claimingAge: null });
});

test('a plan as the API returns it is read with its inputs beyond the ranges of the calculator', () => {
  const plan = { ...options, id: 3, name: 'Mine', version: 2, updatedAt: '2026-01-01T00:00:00.000Z' };
  const read = readPlan({ ...plan, assumptions: { outlookInputs: { currentSavings: 3_000_000 } } });
  expect(read.inputs.currentSavings).toBe(250_000);
  const capped = { ...plan, currentSavings: 1_000_000 };
  expect(
    readPlan({ ...capped, assumptions: { outlookInputs: { currentSavings: 3_000_000 } } }).inputs
      .currentSavings,
  ).toBe(3_000_000);
});

test('any plan is read from its options and from its link as the page reads it', () => {
  fc.assert(
    fc.property(validLifetimes, ([inputs, assumptions]) => {
      const draft = readSavedPlan(inputs, assumptions, YEAR);
      if (!draft) return;
      const complete = completePlan(draft, YEAR);
      const read = readPlan(planOptions(draft, YEAR));
      expect(completePlan(read, YEAR)).toEqual(complete);
      const link = planLink(planOptions(draft, YEAR), 'https://a.example');
      const opened = readOutlookFragment(link.slice(link.indexOf('#')), YEAR);
      if (opened === null || opened === 'unreadable') throw new Error(link);
      expect(readPlan(readPlanLink(link, YEAR))).toEqual(readPlan(planOptions(opened, YEAR)));
    }),
    { numRuns: propertyRuns(30) },
  );
});

test('the options of someone who has retired keep the benefit of a statement as it is paid', () => {
  const draft: PlanDraft = {
    inputs: { ...initialDraft.inputs, currentAge: 64, retirementAge: 64 },
    changes: { knownBenefit: 2_000 },
    isRetired: true,
  };
  expect(readPlan(planOptions(draft, YEAR))).toEqual(draft);
});

test('the age of the first death is the visitor’s unless a person is named, as in a saved plan', () => {
  const partner = { ...newPartner({ currentAge: 62 }), annualIncome: 20_000 };
  const changes = { partner, firstDeathAge: 80 };
  const { inputs } = readPlan(options);
  const early = readPlan({ ...options, assumptions: changes });
  expect(early).toEqual(openSavedPlan(inputs, changes, YEAR));
  expect(early.changes.firstDeath).toBe('self');
  const older = { inputs, changes, isRetired: false };
  expect(readPlan(planOptions(older, YEAR))).toEqual(older);
});

const pension = {
  kind: 'income',
  name: 'Pension',
  amount: 900,
  every: 'month',
  fromAge: 62,
  toAge: null,
  risesWithPrices: false,
} as const;
/** Values that no number, flag, choice, text, group or list can have. */
const wrongValues = ({ kind }: PlanField): unknown[] =>
  kind === undefined ? [Number.NaN, -1, 1e9, 'x', true, {}] : ['x'.repeat(99), 1e9];

function errorOf(plan: PlanOptions): string {
  try {
    readPlan(plan);
    return 'no error';
  } catch (error) {
    return String((error as Error).message);
  }
}

test.each([65, 55])(
  'the error of a wrong assumption begins with its name, at the retirement age %d',
  (retirementAge) => {
    const household: Record<string, unknown> = {
      partner: { currentAge: 54, annualIncome: 30_000 },
      benefitCut: { fromYear: 2033, percentPaid: 78 },
      cashFlows: [pension],
    };
    const unnamed: string[] = [];
    const expectError = (path: string, changes: object) => {
      const assumptions = { ...household, ...changes };
      const message = errorOf({ ...options, retirementAge, assumptions });
      if (!message.startsWith(`${path} must `)) unnamed.push(`${JSON.stringify(changes)}: ${message}`);
    };
    for (const [name, field] of Object.entries<PlanField>(assumptionFields)) {
      for (const value of wrongValues(field)) expectError(name, { [name]: value });
      if (field.kind !== 'group' && field.kind !== 'list') continue;
      for (const [part, partField] of Object.entries(field.fields)) {
        for (const value of wrongValues(partField)) {
          if (field.kind === 'list')
            expectError(`${name}[0].${part}`, { [name]: [{ ...pension, [part]: value }] });
          else expectError(`${name}.${part}`, { [name]: { ...(household[name] as object), [part]: value } });
        }
      }
    }
    expect(unnamed).toEqual([]);
  },
);

test.each(['', 'https://a.example/outlook', '#plan=', '#plan=1.2', 'javascript:1'])(
  'the link %j contains no plan',
  (link) => {
    expect(() => readPlanLink(link, YEAR)).toThrow('link contains no plan');
  },
);
