import { afterAll, describe, expect, test } from 'vitest';
import { PLANS_PER_MEMBER } from '../../contract/index.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { startApp } from '../../test/test-app.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
afterAll(() => app.close());

describe('the limit of plans', () => {
  /** Registers a member with a number of plans. */
  async function memberWithPlans(count: number) {
    const { client } = await registerMember(app.client());
    const { json: first } = await client.post(PLANS, planBody());
    const columns = `account_id, name, current_age, retirement_age, current_savings, monthly_savings,
      annual_income, expected_return, version, created_at, updated_at`;
    const driver = app.database.orm.em.fork().getDriver();
    for (let saved = 1, more = 1; saved < count; saved += more) {
      more = Math.min(saved, count - saved);
      await driver.execute(`INSERT INTO plans (${columns}) SELECT ${columns} FROM plans
        WHERE account_id = (SELECT account_id FROM plans WHERE id = ${first.id}) LIMIT ${more}`);
    }
    return { client, first };
  }
  const tooMany = 'You can save up to 200 plans. Please delete plans you no longer need, and save again.';

  test('rejects the 201st plan until one is deleted, and a retry of the 200th returns it', async () => {
    const { client, first } = await memberWithPlans(PLANS_PER_MEMBER - 1);
    const save = (key: string) => client.post(PLANS, planBody(), { headers: { 'idempotency-key': key } });
    const last = await save('last');
    expect(last.status).toBe(201);
    const rejected = await save('one-more');
    expect([rejected.status, rejected.json.code, rejected.json.message]).toEqual([
      409,
      'limit_reached',
      tooMany,
    ]);
    expect((await save('last')).json).toEqual(last.json);
    expect((await client.get(PLANS)).json).toHaveLength(PLANS_PER_MEMBER);
    await client.delete(`${PLANS}/${first.id}`);
    expect((await save('one-more')).status).toBe(201);
  });

  test('holds for concurrent saves', async () => {
    const { client } = await memberWithPlans(PLANS_PER_MEMBER - 1);
    const responses = await Promise.all(Array.from({ length: 6 }, () => client.post(PLANS, planBody())));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await client.get(PLANS)).json).toHaveLength(PLANS_PER_MEMBER);
  });

  test('keeps and updates the plans of a member who had more before', async () => {
    const { client, first } = await memberWithPlans(PLANS_PER_MEMBER + 5);
    expect((await client.put(`${PLANS}/${first.id}`, planBody({ name: 'By the lake' }))).status).toBe(200);
    expect((await client.post(PLANS, planBody())).status).toBe(409);
    expect((await client.get(PLANS)).json).toHaveLength(PLANS_PER_MEMBER + 5);
  });
});
