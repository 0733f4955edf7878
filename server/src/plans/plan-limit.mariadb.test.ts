import { expect, test, vi } from 'vitest';
import { PLANS_PER_MEMBER } from '../../contract/index.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { startAppForTest } from '../../test/test-app.ts';
import { inTransaction } from '../database/database.ts';
import { PlanRow } from './plan.entity.ts';

const PLANS = '/api/retirement-plans';

test('a save waits for a save of the same member at another server, and counts its plan', async () => {
  const app = await startAppForTest();
  const { client } = await registerMember(app.client());
  await client.post(PLANS, planBody());
  const isLocked = (sql: string) => /from `accounts`.* for update/i.test(sql);
  let response: Awaited<ReturnType<typeof client.post>> | undefined;
  let saving: Promise<void> | undefined;
  // Another server is saving the last plans that the limit allows.
  await inTransaction(app.database, async (em) => {
    const { id: _id, ...plan } = await em.findOneOrFail(PlanRow, { id: { $gt: 0 } });
    for (let count = 1; count < PLANS_PER_MEMBER; count++) await em.insert(PlanRow, { ...plan });
    const before = app.queries.filter(isLocked).length;
    saving = client.post(PLANS, planBody()).then((received) => {
      response = received;
    });
    const hasBegun = () => response !== undefined || app.queries.filter(isLocked).length > before;
    await vi.waitFor(() => expect(hasBegun()).toBe(true), 20_000);
    expect(response).toBeUndefined();
  });
  await saving;
  expect([response?.status, response?.json.code]).toEqual([409, 'limit_reached']);
});
