import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { MailServer } from './mail-server.ts';

export interface Member {
  email: string;
  password: string;
  firstName: string;
}

export interface PlanFields {
  name: string;
  currentAge: number;
  retirementAge: number;
  currentSavings: number;
  monthlySavings: number;
  annualIncome: number;
  expectedReturn: number;
  /** Changed assumptions of the outlook; null for the defaults. */
  assumptions?: object | null;
  /** The partner whose page showed the calculator. */
  partner?: string;
}

export interface SavedPlan extends PlanFields {
  id: number;
  version: number;
  updatedAt: string;
}

/** The inputs that lead to the longest numbers. */
export const planWithLongNumbers = {
  currentAge: 18,
  retirementAge: 85,
  currentSavings: 1_000_000,
  monthlySavings: 5000,
  annualIncome: 20_000,
  expectedReturn: 12,
};

/** The hash of a link to a result with these inputs. */
export const longestNumbersHash = `#plan=${Object.values(planWithLongNumbers).join('.')}`;

/** Data of a member who is not registered yet. */
export function newMember(): Member {
  return {
    email: `visitor-${randomBytes(6).toString('hex')}@example.com`,
    password: 'seven lanterns over the bay',
    firstName: 'Ada',
  };
}

/** Registers a member. Pages that share the request's cookies are logged in from then on. */
export async function register(request: APIRequestContext, member = newMember()): Promise<Member> {
  const { password } = member;
  const response = await request.post('/api/auth/register', {
    data: { ...member, lastName: '', confirmPassword: password },
  });
  expect(response.status()).toBe(201);
  return member;
}

/** Saves a plan of the logged-in member. */
export async function addPlan(
  request: APIRequestContext,
  changes: Partial<PlanFields> = {},
): Promise<SavedPlan> {
  const response = await request.post('/api/retirement-plans', {
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
  expect(response.status()).toBe(201);
  return response.json();
}

/** Subscribes people to the newsletter, who confirm it, and returns their email addresses. */
export async function addSubscribers(
  request: APIRequestContext,
  mail: MailServer,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, () => newMember().email);
  for (const email of emails) {
    expect((await request.post('/api/newsletter', { data: { email } })).status()).toBe(200);
    const [, token] = /confirm\?token=([\w-]+)/.exec((await mail.emailTo(email)).text) ?? [];
    expect((await request.post('/api/newsletter/confirm', { data: { token } })).status()).toBe(200);
  }
  return emails;
}
