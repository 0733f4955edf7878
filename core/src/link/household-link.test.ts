import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pension } from '../../test/samples.ts';
import type { Field } from '../fields.ts';
import {
  type CashFlow,
  cashFlowAmountFields,
  cashFlowFields,
  householdFields,
  type LifetimeAssumptions,
} from '../plan/assumptions.ts';
import { completePlan, initialDraft, type PlanDraft } from '../plan/plan-draft.ts';
import type { NumberField, PlanField, PlanFields } from '../plan/plan-fields.ts';
import { createLinkReport, describeReport } from './household-link.ts';
import { outlookFragment, readOutlookFragment } from './plan-link.ts';

const YEAR = 2026;

const fragmentOf = (draft: PlanDraft) =>
  outlookFragment({ ...completePlan(draft, YEAR), isRetired: draft.isRetired });
const linked = fragmentOf(initialDraft);

const draftWith = (changes: Partial<LifetimeAssumptions>): PlanDraft => ({ ...initialDraft, changes });

/** Opens a link, and returns its draft with what the page says about the link. */
function open(fragment: string) {
  const report = createLinkReport();
  const draft = readOutlookFragment(fragment, YEAR, report);
  return { draft, notice: describeReport(report) };
}

const partner = {
  currentAge: 33,
  retirementAge: null,
  annualIncome: 40_000,
  claimingAge: null,
  knownBenefit: null,
  knownBenefitAge: null,
};

test('a link without a household has the format of earlier releases', () => {
  expect(linked).toMatch(/^#plan=35\.65\.50000\.500\.70000\.7&assume=[\d_]+(\.[\d_]+){6}\.x\.x\.x\.1$/);
});

test('a cost that is part of the spending follows the other numbers of its part', () => {
  const cost: CashFlow = { ...pension, kind: 'cost', name: 'Commute', partOfSpending: 'until-stop' };
  const draft = draftWith({ cashFlows: [cost] });
  expect(fragmentOf(draft)).toMatch(/&cost=Commute\.500\.month\.65\.x\.1\.x\.until-stop$/);
  expect(open(fragmentOf(draft))).toMatchObject({ draft, notice: null });
});

test('an income of an earlier link is taxed, the visitor’s own and in today’s dollars', () => {
  const { draft, notice } = open(`${linked}&income=Pension.500.month.65.x.1.50`);
  expect([draft, notice]).toEqual([draftWith({ cashFlows: [{ ...pension, survivorShare: 50 }] }), null]);
  const income: CashFlow = { ...pension, owner: 'partner', isTaxed: false, yearlyRise: 2.5 };
  const fragment = fragmentOf(draftWith({ cashFlows: [income] }));
  expect(fragment).toContain('&income=Pension.500.month.65.x.1.x.x.partner.0.2_5');
  expect(open(fragment)).toEqual({ draft: draftWith({ cashFlows: [income] }), notice: null });
});

test('a link names the assumptions of a household that differ from the defaults', () => {
  const draft = draftWith({
    partner,
    benefitCut: { fromYear: 2033, percentPaid: 78 },
    stateTax: 4.5,
    cashFlows: [
      pension,
      { ...pension, kind: 'cost', name: 'A. Roof & gutter', toAge: 70, survivorShare: 50 },
    ],
  });
  const household =
    '&partner=33.x.40000.x.x.x&benefitCut=2033.78&income=Pension.500.month.65.x.1&cost=A%2E%20Roof%20%26%20gutter.500.month.65.70.1.50&stateTax=4_5';
  const fragment = fragmentOf(draft);
  expect(fragment.slice(fragment.indexOf('&partner'))).toBe(household);
  expect(open(fragment)).toMatchObject({ draft: { changes: draft.changes }, notice: null });
});

describe('the link of a household', () => {
  const amount = ({ min, max }: Field) => fc.integer({ min, max });
  const orNull = (field: Field) => fc.option(amount(field), { nil: null });
  const cashFlows: fc.Arbitrary<CashFlow> = fc
    .record({
      kind: fc.constantFrom('income', 'cost'),
      name: fc.string({ unit: 'grapheme', maxLength: 10 }),
      every: fc.constantFrom('month', 'once'),
      amount: amount(cashFlowAmountFields.month),
      fromAge: amount(cashFlowFields.fromAge),
      years: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
      risesWithPrices: fc.boolean(),
      survivorShare: fc.option(amount(cashFlowFields.survivorShare), { nil: undefined }),
      ofIncome: fc.record(
        {
          owner: fc.constantFrom(...cashFlowFields.owner.options),
          isTaxed: fc.boolean(),
          yearlyRise: amount(cashFlowFields.yearlyRise),
          dollarsOf: fc.constantFrom(...cashFlowFields.dollarsOf.options),
        },
        { requiredKeys: [] },
      ),
      partOfSpending: fc.constantFrom(undefined, ...cashFlowFields.partOfSpending.options),
    })
    .map(({ years, survivorShare, partOfSpending, ofIncome, ...flow }) => {
      const part = flow.kind === 'cost' && flow.every === 'month' ? partOfSpending : undefined;
      const hasNoEnd = flow.every === 'once' || part === 'until-stop' || years === null;
      return {
        ...flow,
        name: flow.name.replaceAll(/\p{Cc}/gu, '').normalize('NFC'),
        toAge: hasNoEnd ? null : Math.min(flow.fromAge + years, 111),
        // Costs that are part of the spending are less than it.
        ...(part && { partOfSpending: part, amount: Math.min(flow.amount, 500) }),
        ...(survivorShare !== undefined && { survivorShare }),
        ...ofIncome,
      };
    });
  /** Values that differ from the default. */
  const changedValue = (field: PlanField): fc.Arbitrary<unknown> => {
    if (field.kind === 'list') return fc.array(cashFlows, { minLength: 1, maxLength: field.maxCount });
    if (field.kind === 'group') return fc.record(mapFields(field.fields, anyNumber));
    if (field.kind === 'choice') return fc.constantFrom(...field.options.filter((o) => o !== field.default));
    if (field.kind === 'flag') return fc.constant(!field.default);
    return anyNumber(field).filter((value) => value !== null && value !== (field as NumberField).default);
  };
  const anyNumber = (field: PlanField): fc.Arbitrary<number | null> => {
    if (field.kind !== undefined) throw new Error(`A ${field.kind} is not a number.`);
    return field.default === null ? orNull(field) : amount(field);
  };
  const mapFields = <T>(fields: PlanFields, map: (field: PlanField) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));
  const households = fc.record({
    ...mapFields(householdFields, changedValue),
    // The default is a multiple of ten, and would be left out.
    monthlySpending: fc.constant(5_003),
    // Below this age, a death would be before the desired age and change that.
    firstDeathAge: fc.integer({ min: 86, max: 110 }),
  }) as fc.Arbitrary<Partial<LifetimeAssumptions>>;

  test('opens as the same household', () => {
    fc.assert(
      fc.property(households, (changes) => {
        const draft = draftWith(changes);
        expect(open(fragmentOf(draft))).toEqual({ draft, notice: null });
      }),
    );
  });

  test('has at most 2,000 characters with ten named cash flows', () => {
    const name = 'Rental income from the duplex on the corner of Maple Street';
    const cashFlow = { ...pension, name, amount: 12_345.67, toAge: 100, survivorShare: 50 };
    const changes = { partner, cashFlows: Array.from({ length: 10 }, () => cashFlow) };
    expect(fragmentOf(draftWith(changes)).length).toBeLessThan(2_000);
  });
});

test.each([
  ['a partner of 17', '&partner=17.x.0', { partner: { currentAge: 18 } }, 'Changed: Partner’s Age to 18.'],
  ['a partner of 110', '&partner=110.x.0', { partner: { currentAge: 95 } }, 'Changed: Partner’s Age to 95.'],
  [
    'a partner’s income of $10 million',
    '&partner=33.x.10000000',
    { partner: { annualIncome: 2_000_000 } },
    'Changed: Partner’s Annual Income to $2,000,000.',
  ],
  [
    'a pension that ends before it starts',
    '&income=Pension.500.month.65.60.1',
    { cashFlows: [{ fromAge: 65, toAge: 66 }] },
    'Changed: Until Age to 66.',
  ],
  [
    'the assumptions of a later release',
    '&pets=2.dogs&partner=33.x.0.x.x.x.x.x.x.7&wageGrowth=1',
    { partner: { currentAge: 33 }, wageGrowth: 1 },
    'Ignored: unknown parts, later numbers.',
  ],
  [
    'an income that is part of the spending',
    '&income=Pension.500.month.65.x.1.x.until-age',
    { cashFlows: [pension] },
    'Ignored: part of the spending.',
  ],
  [
    'a cost that ends when work does and at an age',
    '&cost=Commute.500.month.65.70.1.x.until-stop',
    { cashFlows: [{ toAge: null, partOfSpending: 'until-stop' }] },
    null,
  ],
  ['a partner without an age', '&partner=x.x.0&wageGrowth=1', { wageGrowth: 1 }, 'Ignored: partner.'],
  ['a first death of nobody', '&firstDeath=nobody&wageGrowth=1', { wageGrowth: 1 }, 'Ignored: firstDeath.'],
  ['a name of markup', '&%3Cb%3E=1&wageGrowth=1', { wageGrowth: 1 }, 'Ignored: unknown parts.'],
  [
    'an advertisement in names',
    '&Call_555_0100=1&or_lose_your_savings=2&wageGrowth=1',
    { wageGrowth: 1 },
    'Ignored: unknown parts.',
  ],
  ['the key of a prototype', '&__proto__=1&wageGrowth=1', { wageGrowth: 1 }, 'Ignored: unknown parts.'],
])('a link with %s opens with everything else', (_, parts, changes, notice) => {
  expect(open(linked + parts)).toMatchObject({ draft: { changes }, notice });
});

test('the notice of a link names five parts at most', () => {
  const report = createLinkReport();
  for (const name of ['a', 'b', 'c', 'c', 'd', 'e', 'f', 'g']) report.ignore(name);
  expect(describeReport(report)).toBe('Ignored: a, b, c, d, e and 2 more.');
});

test('a link with eleven cash flows opens with ten', () => {
  const { draft, notice } = open(linked + '&income=Pension.500.month.65.x.1'.repeat(11));
  expect((draft as PlanDraft).changes.cashFlows).toHaveLength(10);
  expect(notice).toBe('Ignored: income.');
});

test.each([
  ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['control characters', 'a\u0000b\nc', 'abc'],
  ['direction marks', 'a\u202Eb', 'ab'],
  ['60 emoji', '😀'.repeat(60), '😀'.repeat(30)],
  ['half a character', `${'x'.repeat(59)}😀`, 'x'.repeat(59)],
  ['31 stacked accents', `a${'\u0323'.repeat(31)}`, `\u1EA1${'\u0323'.repeat(30)}`],
  ['letters that composing makes longer', '\u0958'.repeat(40), '\u0915\u093C'.repeat(30)],
  ['a broken encoding', '%E0%A4%A', '%E0%A4%A'],
])('the name of a cash flow with %s is text', (_, name, expected) => {
  const encoded = name.startsWith('%') ? name : encodeURIComponent(name);
  const { draft } = open(`${linked}&income=${encoded}.500.month.65.x.1`);
  expect((draft as PlanDraft).changes.cashFlows).toEqual([{ ...pension, name: expected }]);
});
