import type { NewPlanBody, Plan, PlanBody } from '@whenabouts/server/contract';
import { mutate } from 'swr';
import { asMember } from './auth.ts';
import { request } from './request.ts';
import { readKey, useRead } from './use-read.ts';

const LIST = readKey('GET /api/retirement-plans');
const planKey = (param: number) => readKey('GET /api/retirement-plans/{id}', { param });
const recordsKey = (param: number) => readKey('GET /api/retirement-plans/{id}/records', { param });

export const usePlans = () => useRead('GET /api/retirement-plans', { session: asMember });

/** One plan. Pass null to fetch nothing. */
export const usePlan = (id: string | null) =>
  useRead('GET /api/retirement-plans/{id}', { param: id, session: asMember });

/** The records of a plan, newest first. Undefined while loading. */
export const usePlanRecords = (id: number) =>
  useRead('GET /api/retirement-plans/{id}/records', { param: id, session: asMember });

export async function createPlan(body: NewPlanBody, idempotencyKey: string): Promise<Plan> {
  const plan = await request('POST /api/retirement-plans', { body, idempotencyKey });
  await cachePlan(plan);
  return plan;
}

/** Saves a plan. `version` is the version that was loaded; undefined overwrites newer ones. */
export async function updatePlan(id: number, body: PlanBody, version: number | undefined): Promise<Plan> {
  const plan = await request('PUT /api/retirement-plans/{id}', { param: id, body, ifMatch: version });
  await cachePlan(plan);
  // The save may have added a record. Drop the list, which is fetched again when it is on screen.
  void mutate(recordsKey(id), undefined, { revalidate: true });
  return plan;
}

export async function deletePlan(id: number): Promise<void> {
  await asMember(request('DELETE /api/retirement-plans/{id}', { param: id }));
  await mutate(planKey(id), undefined, { revalidate: false });
  await mutate(LIST);
}

/** Fetches a plan again, bypassing the cache. */
export async function reloadPlan(id: number): Promise<Plan> {
  const plan = await request('GET /api/retirement-plans/{id}', { param: id });
  await cachePlan(plan);
  return plan;
}

async function cachePlan(plan: Plan): Promise<void> {
  await mutate(planKey(plan.id), plan, { revalidate: false });
  // The plan that was saved last is the first. Refetches the list if it is on screen.
  await mutate<Plan[]>(LIST, (plans) => plans && [plan, ...plans.filter(({ id }) => id !== plan.id)]);
}
