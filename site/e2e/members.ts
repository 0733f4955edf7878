import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export interface Member {
  email: string;
  password: string;
  firstName: string;
}

export interface PlanTerms {
  name: string;
  currentAge: number;
  retirementAge: number;
  currentSavings: number;
  monthlySavings: number;
  annualIncome: number;
  expectedReturn: number;
  /** On whose page it was calculated. */
  partner?: string;
}

export interface SavedPlan extends PlanTerms {
  id: number;
  version: number;
  updatedAt: string;
}

/** Nobody yet. */
export function newMember(): Member {
  return {
    email: `visitor-${randomBytes(6).toString('hex')}@example.com`,
    password: 'seven lanterns over the bay',
    firstName: 'Ada',
  };
}

/** Makes an account; whoever shares the request's cookies is signed in from then on. */
export async function register(request: APIRequestContext, member = newMember()): Promise<Member> {
  const { password } = member;
  const answer = await request.post('/api/auth/register', {
    data: { ...member, lastName: '', confirmPassword: password },
  });
  expect(answer.status()).toBe(201);
  return member;
}

/** Saves a plan for whoever is signed in. */
export async function addPlan(
  request: APIRequestContext,
  changes: Partial<PlanTerms> = {},
): Promise<SavedPlan> {
  const answer = await request.post('/api/retirement-plans', {
    data: {
      name: 'By the sea',
      currentAge: 35,
      retirementAge: 65,
      currentSavings: 50_000,
      monthlySavings: 500,
      annualIncome: 70_000,
      expectedReturn: 7,
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}
