import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { planBody, signedIn } from '../../test/factories.ts';
import { startApp } from '../../test/test-app.ts';
import { migrationsFor, statementsOf } from '../database/migrations.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
const { client: member } = await signedIn(app.client());
afterAll(() => app.close());

const partner = {
  currentAge: 33,
  retirementAge: null,
  annualIncome: 40_000,
  claimingAge: null,
  knownBenefit: null,
  knownBenefitAge: null,
};

const pension = {
  kind: 'income',
  name: 'Pension',
  amount: 500,
  every: 'month',
  fromAge: 65,
  toAge: null,
  risesWithPrices: true,
};

const household = {
  partner,
  firstDeath: 'partner',
  firstDeathAge: 88,
  survivorSpending: 80,
  benefitCut: { fromYear: 2033, percentPaid: 78 },
  wageGrowth: 1,
  cashFlows: [pension, { ...pension, kind: 'cost', name: 'Roof', every: 'once', survivorShare: 50 }],
  healthPremium: 900,
  spendingCut: 10,
  preTaxShare: 50,
  stateTax: 4.5,
  outlookInputs: { currentSavings: 1_500_000 },
};

const save = (assumptions: unknown, changes = {}) =>
  member.post(PLANS, planBody({ ...changes, assumptions }));

describe('the assumptions of a household', () => {
  test('are saved, read, listed, changed and exported with a plan', async () => {
    const { client } = await signedIn(app.client());
    const saved = await client.post(PLANS, planBody({ assumptions: household }));
    expect([saved.status, saved.json.assumptions]).toEqual([201, household]);
    const path = `${PLANS}/${saved.json.id}`;
    expect((await client.get(path)).json.assumptions).toEqual(household);
    expect((await client.get(PLANS)).json[0].assumptions).toEqual(household);
    const { plans } = (await client.get(endpoints.exportAccount.path)).json;
    expect(plans[0].assumptions).toEqual(household);
    const alone = { ...household, partner: null, cashFlows: [] };
    expect((await client.put(path, planBody({ assumptions: alone }))).json.assumptions).toEqual(alone);
  });

  test('may omit the numbers of a partner and of a cash flow that have defaults', async () => {
    const { retirementAge: _a, claimingAge: _c, knownBenefit: _k, knownBenefitAge: _b, ...age } = partner;
    const { toAge: _t, ...open } = pension;
    const { json } = await save({ partner: age, cashFlows: [open] });
    expect(json.assumptions).toEqual({ partner, cashFlows: [pension] });
  });

  test('drop the unknown keys of a later release', async () => {
    const { json } = await save({
      partner: { ...partner, pet: 'dog' },
      cashFlows: [{ ...pension, color: 'red' }],
      benefitCut: { fromYear: 2033, percentPaid: 78, reason: 'law' },
      outlookInputs: { luck: 7 },
    });
    expect(json.assumptions).toEqual({
      partner,
      cashFlows: [pension],
      benefitCut: { fromYear: 2033, percentPaid: 78 },
      outlookInputs: {},
    });
  });

  test('keep the text of a name as it is', async () => {
    const names = ['<script>alert(1)</script>', '=HYPERLINK("x")', '🏖️'.repeat(20), '"\\'.repeat(30)];
    const { json } = await save({ cashFlows: names.map((name) => ({ ...pension, name })) });
    expect(json.assumptions.cashFlows.map(({ name }: typeof pension) => name)).toEqual(names);
  });

  test('fit into the database with the longest values that are valid', async () => {
    const longest = {
      ...pension,
      kind: 'income',
      name: '"'.repeat(60),
      amount: 123_456.78901234567,
      toAge: 110,
      risesWithPrices: false,
      survivorShare: 12.345678901234567,
    };
    const numbers = { monthlySpending: 123_456.78901234567, volatility: 12.345678901234567 };
    const { status, json } = await save({
      ...household,
      ...numbers,
      inflation: 1.2345678901234567,
      knownBenefit: 1_234.5678901234567,
      partner: { ...partner, annualIncome: 123_456.78901234567, knownBenefit: 1_234.5678901234567 },
      cashFlows: Array.from({ length: 10 }, () => longest),
      outlookInputs: {
        currentAge: 78,
        retirementAge: 78,
        currentSavings: 1_234_567.8901234567,
        monthlySavings: 12_345.678901234567,
        annualIncome: 1_234_567.8901234567,
        expectedReturn: 1.2345678901234567,
      },
    });
    expect(status).toBe(201);
    expect(json.assumptions.cashFlows).toHaveLength(10);
  });

  test.each([
    [
      'a partner of 17',
      { partner: { ...partner, currentAge: 17 } },
      'assumptions.partner.currentAge',
      'Partner’s Age must be a whole number from 18 to 95.',
    ],
    [
      'a partner of 110',
      { partner: { ...partner, currentAge: 110 } },
      'assumptions.partner.currentAge',
      'Partner’s Age must be a whole number from 18 to 95.',
    ],
    [
      'a partner’s income of $10 million',
      { partner: { ...partner, annualIncome: 10_000_000 } },
      'assumptions.partner.annualIncome',
      'Partner’s Annual Income must be a number from 0 to 2,000,000.',
    ],
    [
      'a pension that ends before it starts',
      { cashFlows: [{ ...pension, toAge: 64 }] },
      'assumptions.cashFlows.0.toAge',
      'Choose an end after the start at 65.',
    ],
    [
      'a single amount with an end',
      { cashFlows: [{ ...pension, every: 'once', toAge: 70 }] },
      'assumptions.cashFlows.0.toAge',
      'An amount that occurs once has no end.',
    ],
    [
      'a pension of $10 million a month',
      { cashFlows: [{ ...pension, amount: 10_000_000 }] },
      'assumptions.cashFlows.0.amount',
      'Monthly Amount must be a number from 0 to 200,000.',
    ],
    [
      'eleven cash flows',
      { cashFlows: Array.from({ length: 11 }, () => pension) },
      'assumptions.cashFlows',
      'Please use at most 10 cash flows.',
    ],
    [
      'a name of 61 characters',
      { cashFlows: [{ ...pension, name: 'x'.repeat(61) }] },
      'assumptions.cashFlows.0.name',
      'Please use at most 60 characters.',
    ],
    [
      'a name of 60 emoji',
      { cashFlows: [{ ...pension, name: '😀'.repeat(60) }] },
      'assumptions.cashFlows.0.name',
      'Please use at most 60 characters.',
    ],
    [
      'a name with a control character',
      { cashFlows: [{ ...pension, name: 'a\u0007b' }] },
      'assumptions.cashFlows.0.name',
      'Please remove line breaks and control characters.',
    ],
    ['a partner that is a text', { partner: 'Sam' }, 'assumptions.partner', expect.stringMatching(/object/)],
    [
      'cash flows that are no list',
      { cashFlows: {} },
      'assumptions.cashFlows',
      expect.stringMatching(/list/),
    ],
    [
      'a first death of nobody',
      { firstDeath: 'nobody' },
      'assumptions.firstDeath',
      'Please say "self" or "partner".',
    ],
    [
      'savings of $21 million',
      { outlookInputs: { currentSavings: 21_000_000 } },
      'assumptions.outlookInputs.currentSavings',
      'Current Retirement Savings must be a number from 0 to 20,000,000.',
    ],
  ])('reject %s', async (_, assumptions, field, message) => {
    const { status, json } = await save(assumptions);
    expect([status, json.fields]).toEqual([400, { [field]: message }]);
  });

  test('have a plan age above the current age of the outlook', async () => {
    const assumptions = { planAge: 78, outlookInputs: { currentAge: 78 } };
    const { json } = await save(assumptions, { currentAge: 75, retirementAge: 76 });
    expect(json.fields).toEqual({
      'assumptions.planAge': 'Choose a plan age above your current age of 78.',
    });
  });
});

test('the assumptions of plans of the previous release stay as they are', async () => {
  const { json: changed } = await save({ planAge: 100 });
  const { json: unchanged } = await save(null);
  const migration = migrationsFor(app.database.kind).find(({ name }) => name === '021-household-assumptions');
  if (!migration) throw new Error('The migration is missing.');
  for (const sql of statementsOf(migration)) await app.database.orm.em.getDriver().execute(sql);
  expect((await member.get(`${PLANS}/${changed.id}`)).json).toEqual(changed);
  expect((await member.get(`${PLANS}/${unchanged.id}`)).json).toEqual(unchanged);
});
