import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { partner, pension } from '../../test/household.ts';
import { startApp } from '../../test/test-app.ts';
import { migrationsFor, splitStatements } from '../database/migrations.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
const { client: member } = await registerMember(app.client());
afterAll(() => app.close());

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

const save = (assumptions: unknown) => member.post(PLANS, planBody({ assumptions }));

describe('the assumptions of a household', () => {
  test('are saved, read, listed, changed and exported with a plan', async () => {
    const { client } = await registerMember(app.client());
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

  test('are rejected for a partner who is too young', async () => {
    const { status, json } = await save({ partner: { ...partner, currentAge: 17 } });
    const message = 'Partner’s Age must be a whole number from 18 to 95.';
    expect([status, json.fields]).toEqual([400, { 'assumptions.partner.currentAge': message }]);
  });
});

test('the assumptions of plans of the previous release stay as they are', async () => {
  const { json: changed } = await save({ planAge: 100 });
  const { json: unchanged } = await save(null);
  const migration = migrationsFor(app.database.kind).find(({ name }) => name === '021-household-assumptions');
  if (!migration) throw new Error('The migration is missing.');
  for (const sql of splitStatements(migration)) await app.database.orm.em.getDriver().execute(sql);
  expect((await member.get(`${PLANS}/${changed.id}`)).json).toEqual(changed);
  expect((await member.get(`${PLANS}/${unchanged.id}`)).json).toEqual(unchanged);
});
