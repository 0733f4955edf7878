import { addresses, type NewPlanBody, type Plan, type PlanBody } from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { pathOf, request } from './request.ts';

const LIST = addresses.listPlans.path;
const planKey = (id: string | number) => pathOf('readPlan', id);

/** The member's plans; pass false while nobody is known to be signed in. */
export function usePlans(ready: boolean) {
  return useSWR(ready ? LIST : null, () => request('listPlans'));
}

/** One plan; null while there is none to read. */
export function usePlan(id: string | null) {
  return useSWR(id === null ? null : planKey(id), () => request('readPlan', { id: id ?? '' }));
}

export async function createPlan(body: NewPlanBody, idempotencyKey: string): Promise<Plan> {
  const plan = await request('createPlan', { body, idempotencyKey });
  await remember(plan);
  return plan;
}

/** Saves a plan; `version` is the one that was read, or undefined to overwrite whatever is there. */
export async function updatePlan(id: number, body: PlanBody, version: number | undefined): Promise<Plan> {
  const plan = await request('updatePlan', { id, body, ifMatch: version });
  await remember(plan);
  return plan;
}

export async function deletePlan(id: number): Promise<void> {
  await request('deletePlan', { id });
  await mutate(planKey(id), undefined, { revalidate: false });
  await mutate(LIST);
}

/** Reads a plan anew, past what was read before. */
export async function reloadPlan(id: number): Promise<Plan> {
  const plan = await request('readPlan', { id });
  await mutate(planKey(id), plan, { revalidate: false });
  return plan;
}

async function remember(plan: Plan): Promise<void> {
  await mutate(planKey(plan.id), plan, { revalidate: false });
  // Where no list is on screen, it is read when one is.
  await mutate(LIST, undefined, { revalidate: true });
}
