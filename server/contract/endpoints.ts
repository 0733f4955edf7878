import * as v from 'valibot';
import {
  AccountExport,
  ChangePasswordBody,
  DeleteAccountBody,
  ForgotPasswordBody,
  Message,
  ProfileBody,
  ResetPasswordBody,
} from './accounts.ts';
import { type Address, addresses } from './addresses.ts';
import { Admin, AdminLoginBody, TestEmailBody, TestEmailResult } from './admin.ts';
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
  readonly throttle:
    | 'login'
    | 'register'
    | 'reauthenticate'
    | 'forgot'
    | 'reset'
    | 'adminLogin'
    | 'testEmail'
    | 'write'
    | 'none';
  /** How long an answer may take where it waits for someone else's server; else the server has its own limit. */
  readonly answersWithinMs?: number;
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
  updateProfile: {
    ...addresses.updateProfile,
    summary: "Change the member's names",
    access: 'member',
    throttle: 'write',
    body: ProfileBody,
    status: 200,
    answer: Member,
    fails: [],
  },
  changePassword: {
    ...addresses.changePassword,
    summary: 'Change the password; every other session of the member ends',
    access: 'member',
    throttle: 'reauthenticate',
    body: ChangePasswordBody,
    status: 200,
    answer: Message,
    fails: ['invalid'],
  },
  forgotPassword: {
    ...addresses.forgotPassword,
    summary: 'Ask for a letter with a reset code; the answer never tells whether there is an account',
    access: 'anyone',
    throttle: 'forgot',
    body: ForgotPasswordBody,
    status: 200,
    answer: Message,
    fails: [],
  },
  resetPassword: {
    ...addresses.resetPassword,
    summary: 'Set a new password with a reset code; every session of the member ends',
    access: 'anyone',
    throttle: 'reset',
    body: ResetPasswordBody,
    status: 200,
    answer: Message,
    fails: ['invalid'],
  },
  exportAccount: {
    ...addresses.exportAccount,
    summary: 'Everything that the account holds',
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: AccountExport,
    fails: [],
  },
  deleteAccount: {
    ...addresses.deleteAccount,
    summary: 'Delete the account with all it holds, at once and for good',
    access: 'member',
    throttle: 'reauthenticate',
    body: DeleteAccountBody,
    status: 204,
    fails: ['invalid'],
  },
  adminLogin: {
    ...addresses.adminLogin,
    summary: 'Sign in as an admin',
    access: 'anyone',
    throttle: 'adminLogin',
    body: AdminLoginBody,
    status: 200,
    answer: Admin,
    fails: ['unauthenticated'],
  },
  checkAdmin: {
    ...addresses.checkAdmin,
    summary: 'The signed-in admin',
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: Admin,
    fails: [],
  },
  adminLogout: {
    ...addresses.adminLogout,
    summary: "End this admin's session; without one, nothing happens",
    access: 'anyone',
    throttle: 'none',
    status: 204,
    fails: [],
  },
  testEmail: {
    ...addresses.testEmail,
    summary: 'Send a letter that proves that mail works',
    access: 'admin',
    throttle: 'testEmail',
    answersWithinMs: 10_000,
    body: TestEmailBody,
    status: 200,
    answer: TestEmailResult,
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
