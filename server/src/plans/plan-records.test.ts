import {
  createMarketDraws,
  createSimulator,
  defaultInputs,
  recordPlan,
  standardDraws,
} from '@whenabouts/core';
import { afterAll, expect, test } from 'vitest';
import { RECORDS_PER_PLAN } from '../../contract/index.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { inTransaction } from '../database/database.ts';
import { PlanRecordRow } from './plan.entity.ts';

const PLANS = '/api/retirement-plans';

const simulator = createSimulator(createMarketDraws(standardDraws));

const app = await startApp();
const { client: member } = await registerMember(app.client());
afterAll(() => app.close());

const newPlan = async (): Promise<number> => (await member.post(PLANS, planBody())).json.id;
const recordsOf = async (plan: number) => (await member.get(`${PLANS}/${plan}/records`)).json;
const edit = (plan: number, changes: object) => member.put(`${PLANS}/${plan}`, { ...planBody(), ...changes });

test('a new plan has a record with the results that core calculates for that day', async () => {
  const [record, ...others] = await recordsOf(await newPlan());
  expect(others).toEqual([]);
  const results = recordPlan(defaultInputs, null, { year: new Date().getUTCFullYear(), simulator });
  expect(record).toEqual({
    id: expect.any(Number),
    kind: 'save',
    createdAt: expect.stringMatching(/Z$/),
    inputs: defaultInputs,
    assumptions: null,
    ...results,
  });
});

testOnce('an edit of a number and a check-in add records, and a new name does not', async () => {
  const plan = await newPlan();
  const [first] = await recordsOf(plan);
  await edit(plan, { name: 'By the lake' });
  expect(await recordsOf(plan)).toEqual([first]);
  await edit(plan, { currentSavings: 61_000, assumptions: { monthlySpending: 4_000 } });
  await edit(plan, { currentSavings: 61_000, checkIn: true });
  const [checkIn, changed, oldest] = await recordsOf(plan);
  expect(oldest).toEqual(first);
  expect(changed).toMatchObject({ kind: 'save', assumptions: { monthlySpending: 4_000 } });
  expect(changed.inputs.currentSavings).toBe(61_000);
  expect(checkIn).toMatchObject({ kind: 'check-in', assumptions: { monthlySpending: 4_000 } });
});

testOnce('the steps that are done are saved with a plan, and add no record', async () => {
  const plan = await newPlan();
  const { json, headers } = await edit(plan, { assumptions: { doneSteps: ['record', 'match'] } });
  expect(json).toMatchObject({ assumptions: { doneSteps: ['record', 'match'] }, version: 2 });
  expect(headers.etag).toBe('"2"');
  expect((await member.get(`${PLANS}/${plan}`)).json.assumptions).toEqual({ doneSteps: ['record', 'match'] });
  expect(await recordsOf(plan)).toMatchObject([{ assumptions: null }]);
});

test('a retry with the same Idempotency-Key adds no second record', async () => {
  const retry = { headers: { 'idempotency-key': 'once' } };
  const save = () => member.post(PLANS, planBody(), retry);
  const [{ json: plan }] = await Promise.all([save(), save()]);
  expect(await recordsOf(plan.id)).toHaveLength(1);
});

test('a save whose record cannot be inserted saves nothing, and a retry saves both', async () => {
  const rename = (from: string, to: string) =>
    inTransaction(app.database, (em) => em.execute(`ALTER TABLE ${from} RENAME TO ${to}`, [], 'run'));
  const changed = await newPlan();
  const countPlans = async () => (await rowsOf(app, 'plans')).length;
  const before = await countPlans();
  const save = () => member.post(PLANS, planBody(), { headers: { 'idempotency-key': 'both-or-neither' } });
  await rename('plan_records', 'no_records');
  expect((await save()).status).toBe(500);
  expect((await edit(changed, { monthlySavings: 800 })).status).toBe(500);
  await rename('no_records', 'plan_records');
  expect(await countPlans()).toBe(before);
  expect((await member.get(`${PLANS}/${changed}`)).json).toMatchObject({ monthlySavings: 500, version: 1 });
  const { json: plan } = await save();
  expect(await recordsOf(plan.id)).toHaveLength(1);
});

test('edits that change the assumptions and the inputs at once leave a record of what the plan has', async () => {
  const plan = await newPlan();
  for (let round = 1; round <= 10; round++) {
    const statuses = await Promise.all([
      edit(plan, { assumptions: { monthlySpending: 3_000 + round } }),
      edit(plan, { monthlySavings: 500 + round }),
      edit(plan, { currentSavings: 60_000 + round }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [newest] = await recordsOf(plan);
    const { currentSavings, monthlySavings, assumptions } = (await member.get(`${PLANS}/${plan}`)).json;
    expect(newest.inputs).toMatchObject({ currentSavings, monthlySavings });
    expect(newest.assumptions).toEqual(assumptions);
    const year = new Date().getUTCFullYear();
    const { answer, bands } = recordPlan(newest.inputs, newest.assumptions, { year, simulator });
    expect(newest).toMatchObject({ answer, bands });
  }
});

test('a plan in a database of a release without records has none until its next save', async () => {
  const release = await startAppForTest();
  const { client } = await registerMember(release.client());
  const { json: plan } = await client.post(PLANS, planBody());
  const execute = (sql: string) => release.database.orm.em.fork().execute(sql, [], 'run');
  for (const table of ['plan_records', 'reminder_emails', 'reminders', 'reminder_clock'])
    await execute(`DROP TABLE ${table}`);
  await execute(
    "DELETE FROM migrations WHERE name = '001-baseline' OR name LIKE '022-%' OR name LIKE '023-%'",
  );
  const updated = await startAppForTest({ storage: release.storage });
  const sameMember = updated.client(client);
  const path = `${PLANS}/${plan.id}`;
  expect((await sameMember.get(`${path}/records`)).json).toEqual([]);
  expect((await sameMember.put(path, planBody())).status).toBe(200);
  const records = (await sameMember.get(`${path}/records`)).json;
  expect(records).toMatchObject([{ kind: 'save', inputs: defaultInputs }]);
});

test.each([
  ['save', 2],
  // The check-in is the oldest: the new save stays.
  ['check-in', 1],
])(
  'above the limit, the oldest record of kind %s between the first and the last is deleted',
  async (kind, deleted) => {
    const plan = await newPlan();
    await edit(plan, { checkIn: true });
    const [template] = (await rowsOf(app, 'plan_records')).slice(-1);
    const copies = Array.from({ length: RECORDS_PER_PLAN - 2 }, (_, n) => ({
      planId: plan,
      planVersion: 100 + n,
      kind,
      createdAt: 0,
      basis: '{}',
      results: String(template?.results),
    }));
    await inTransaction(app.database, async (em) => {
      await em.insertMany(PlanRecordRow, copies);
      await em.execute(`UPDATE plans SET version = 200 WHERE id = ${plan}`, [], 'run');
    });
    const before = await rowsOfPlan(plan);
    await edit(plan, { monthlySavings: 700 });
    const after = await rowsOfPlan(plan);
    expect(after).toHaveLength(RECORDS_PER_PLAN);
    expect(after.slice(0, -1)).toEqual(before.toSpliced(deleted, 1));
  },
);

const rowsOfPlan = async (plan: number) =>
  (await rowsOf(app, 'plan_records')).filter((row) => row.plan_id === plan).map((row) => Number(row.id));

test('a record is deleted with its plan, and other members cannot read it', async () => {
  const plan = await newPlan();
  const other = (await registerMember(app.client())).client;
  expect((await other.get(`${PLANS}/${plan}/records`)).status).toBe(404);
  await member.delete(`${PLANS}/${plan}`);
  expect(await rowsOfPlan(plan)).toEqual([]);
});

test('the export of an account includes the records of each plan', async () => {
  const { client } = await registerMember(app.client());
  const { json: plan } = await client.post(PLANS, planBody());
  const { plans } = (await client.get('/api/auth/export')).json;
  expect(plans[0].records).toEqual((await client.get(`${PLANS}/${plan.id}/records`)).json);
});
