import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { rowsOf, startAppForTest, type TestApp } from '../../test/test-app.ts';

const PLANS = '/api/retirement-plans';
const EDITS = 100 * PROPERTY_RUNS;
/** Each deletion starts at one of ten moments of the edits. */
const DELETIONS = 20 * PROPERTY_RUNS;

// These tests have a separate database: MariaDB finds a row by another index while the table has no other rows.
let app: TestApp;
let member: Client;
beforeEach(async () => {
  app = await startAppForTest();
  member = (await registerMember(app.client())).client;
});

test('many edits of the only plan, 20 at a time and without If-Match, all succeed', async () => {
  const { json: plan } = await member.post(PLANS, planBody());
  const statuses: number[] = [];
  const versions = new Set<number>();
  const edit = async (n: number) => {
    const { status, json } = await member.put(`${PLANS}/${plan.id}`, planBody({ name: `edit ${n}` }));
    statuses.push(status);
    versions.add(json.version);
  };
  for (let n = 0; n < EDITS; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, k) => edit(n + k)));
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(versions).toEqual(new Set(Array.from({ length: EDITS }, (_, n) => n + 2)));
});

test('deletions of the only plan, each during 4 edits of it, all succeed', async () => {
  const wrong: (number | string)[] = [];
  for (let round = 0; round < DELETIONS; round++) {
    const { json: plan } = await member.post(PLANS, planBody());
    const path = `${PLANS}/${plan.id}`;
    const [deletion, ...edits] = await Promise.all([
      (async () => {
        // Starts at another moment of the edits in each round.
        for (let waits = 0; waits < round % 10; waits++) await new Promise(setImmediate);
        return member.delete(path);
      })(),
      ...Array.from({ length: 4 }, () => member.put(path, planBody())),
    ]);
    if (deletion.status !== 204) wrong.push(deletion.status);
    wrong.push(...edits.map(({ status }) => status).filter((status) => status !== 200 && status !== 404));
    if ((await rowsOf(app, 'plans')).length > 0) {
      wrong.push('the plan is still there');
      await member.delete(path);
    }
  }
  expect(wrong).toEqual([]);
});
