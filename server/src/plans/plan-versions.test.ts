import { afterAll, describe, expect, test } from 'vitest';
import { planBody, registerMember } from '../../test/factories.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
const { client: member } = await registerMember(app.client());
afterAll(() => app.close());

const ifMatch = (tags: string) => ({ headers: { 'if-match': tags } });

describe('an edit', () => {
  test('gets 412 and changes nothing if its version is stale', async () => {
    const { json: plan } = await member.post(PLANS, planBody());
    const path = `${PLANS}/${plan.id}`;
    expect((await member.put(path, planBody({ name: 'two' }), ifMatch('W/"1"'))).json.version).toBe(2);
    const stale = await member.put(path, planBody({ name: 'three' }), ifMatch('"1"'));
    expect(stale.status).toBe(412);
    expect(stale.json).toEqual({
      code: 'stale',
      message: 'This plan was changed elsewhere since you opened it.',
    });
    expect((await member.get(path)).json).toMatchObject({ name: 'two', version: 2 });
  });

  test.each([
    ['"1"', 412],
    // Not a version tag, so not "any version".
    ['1', 412],
    ['"1", "7"', 412],
    ['"7", "2"', 200],
    ['*', 200],
  ])('of version 2 with If-Match: %s gets %i', async (tags, status) => {
    const { json: plan } = await member.post(PLANS, planBody());
    const path = `${PLANS}/${plan.id}`;
    await member.put(path, planBody({ name: 'two' }));
    expect((await member.put(path, planBody({ name: 'three' }), ifMatch(tags))).status).toBe(status);
    expect((await member.get(path)).json.name).toBe(status === 200 ? 'three' : 'two');
  });

  test('without If-Match replaces the current version', async () => {
    const { json: plan } = await member.post(PLANS, planBody());
    await member.put(`${PLANS}/${plan.id}`, planBody({ name: 'two' }));
    expect((await member.put(`${PLANS}/${plan.id}`, planBody({ name: 'three' }))).json.version).toBe(3);
  });

  test('gets 404, not 412, if the plan was deleted', async () => {
    const { json: plan } = await member.post(PLANS, planBody());
    await member.delete(`${PLANS}/${plan.id}`);
    expect((await member.put(`${PLANS}/${plan.id}`, planBody(), ifMatch('"1"'))).status).toBe(404);
  });
});

describe('edits at the same time', () => {
  test('replace each version exactly once if they have If-Match', async () => {
    const { json: plan } = await member.post(PLANS, planBody());
    const path = `${PLANS}/${plan.id}`;
    let won = 0;
    const add = async () => {
      for (;;) {
        const { json: current } = await member.get(path);
        const next = planBody({ monthlySavings: current.monthlySavings + 1 });
        const { status } = await member.put(path, next, ifMatch(`"${current.version}"`));
        if (status === 200) return won++;
        expect(status).toBe(412);
      }
    };
    await Promise.all(Array.from({ length: 12 }, add));
    expect(won).toBe(12);
    expect((await member.get(path)).json).toMatchObject({ monthlySavings: 512, version: 13 });
  });

  test('all succeed without If-Match, and the plan has all values of one of them', async () => {
    const { json: plan } = await member.post(PLANS, planBody());
    const path = `${PLANS}/${plan.id}`;
    const edits = Array.from({ length: 50 }, (_, n) =>
      planBody({ name: `edit ${n}`, currentSavings: 1000 * n, monthlySavings: n, annualIncome: 20_000 + n }),
    );
    const responses = await Promise.all(edits.map((edit) => member.put(path, edit)));
    expect(responses.map(({ status }) => status)).toEqual(edits.map(() => 200));
    expect(new Set(responses.map(({ json }) => json.version)).size).toBe(50);
    const { id, updatedAt, version, assumptions, ...left } = (await member.get(path)).json;
    expect(version).toBe(51);
    expect(edits).toContainEqual(left);
  });

  test('succeed or get 404 while the plan is deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const { json: plan } = await member.post(PLANS, planBody());
      const path = `${PLANS}/${plan.id}`;
      const responses = await Promise.all([
        ...Array.from({ length: 5 }, () => member.put(path, planBody())),
        ...Array.from({ length: 5 }, () => member.delete(path)),
      ]);
      for (const { status } of responses) expect([200, 204, 404]).toContain(status);
      expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    }
  });
});

test('the tables reject invalid values', async () => {
  const [row] = await rowsOf(app, 'plans');
  const em = app.database.orm.em.fork();
  const set = (sql: string) => em.getDriver().execute(`UPDATE plans SET ${sql} WHERE id = ${row?.id}`);
  for (const sql of [
    'current_age = 17',
    'current_age = 76',
    'retirement_age = 86',
    'retirement_age = current_age',
    'current_savings = -1',
    'monthly_savings = 5001',
    'annual_income = 19999',
    'expected_return = 12.5',
    'version = 0',
    "name = ''",
    "current_age = 'old'",
    'account_id = 999999',
  ]) {
    await expect(set(sql), sql).rejects.toThrow();
  }
});
