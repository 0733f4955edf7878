import * as v from 'valibot';
import { type Address, addresses } from './addresses.ts';
import { LoginBody, Member, RegisterBody } from './auth.ts';
import type { ErrorCode } from './errors.ts';
import { Plan, PlanBody } from './plans.ts';

type AnySchema = v.GenericSchema;

/** One row of the promise: what the server holds itself to, and what the site relies on. */
export interface Endpoint extends Address {
  readonly summary: string;
  /** Who may call it: anyone, or someone with a session of that kind. */
  readonly access: 'anyone' | 'member' | 'admin';
  /** What counts the calls; `none` only where a call costs next to nothing. */
  readonly throttle: 'login' | 'register' | 'write' | 'none';
  readonly body?: AnySchema;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  /** The body of success; absent with 204. */
  readonly answer?: AnySchema;
  /** Failures of its own, beyond those that every endpoint shares. */
  readonly fails: readonly ErrorCode[];
}

export const endpoints = {
  me: {
    ...addresses.me,
    summary: 'The signed-in member',
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: Member,
    fails: [],
  },
  login: {
    ...addresses.login,
    summary: 'Sign in',
    access: 'anyone',
    throttle: 'login',
    body: LoginBody,
    status: 200,
    answer: Member,
    fails: ['unauthenticated'],
  },
  register: {
    ...addresses.register,
    summary: 'Create an account and sign in',
    access: 'anyone',
    throttle: 'register',
    body: RegisterBody,
    status: 201,
    answer: Member,
    fails: ['taken'],
  },
  logout: {
    ...addresses.logout,
    summary: 'End this session; without one, nothing happens',
    access: 'anyone',
    throttle: 'none',
    status: 204,
    fails: [],
  },
  listPlans: {
    ...addresses.listPlans,
    summary: "The member's plans, last saved first",
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: v.array(Plan),
    fails: [],
  },
  readPlan: {
    ...addresses.readPlan,
    summary: "One of the member's plans",
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: Plan,
    fails: ['not_found'],
  },
  createPlan: {
    ...addresses.createPlan,
    summary: 'Save a new plan; sent again with the same Idempotency-Key, it gives the plan made before',
    access: 'member',
    throttle: 'write',
    body: PlanBody,
    status: 201,
    answer: Plan,
    fails: ['limit_reached'],
  },
  updatePlan: {
    ...addresses.updatePlan,
    summary: 'Replace a plan; with If-Match, only the version that was read',
    access: 'member',
    throttle: 'write',
    body: PlanBody,
    status: 200,
    answer: Plan,
    fails: ['not_found', 'stale'],
  },
  deletePlan: {
    ...addresses.deletePlan,
    summary: 'Delete a plan',
    access: 'member',
    throttle: 'write',
    status: 204,
    fails: ['not_found'],
  },
} as const satisfies Record<keyof typeof addresses, Endpoint>;

export type Endpoints = typeof endpoints;

/** What a caller sends in the body of an endpoint. */
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends AnySchema }
  ? v.InferInput<S>
  : undefined;

/** What a handler receives: the body after the contract has checked and tidied it. */
export type ParsedBodyOf<E extends Endpoint> = E extends { body: infer S extends AnySchema }
  ? v.InferOutput<S>
  : undefined;

/** What a caller gets back on success. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends AnySchema }
  ? v.InferOutput<S>
  : undefined;
