import { defaultInputs } from '@whenabouts/core';
import type { Member, Plan } from '@whenabouts/server/contract';

/** A member who is logged in. */
export const sampleMember: Member = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
};

/** A saved plan. Its savings reach $1,015,810. */
export function samplePlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: 1,
    name: 'By the sea',
    ...defaultInputs,
    assumptions: null,
    updatedAt: '2026-03-01T18:05:00.000Z',
    version: 1,
    ...changes,
  };
}
