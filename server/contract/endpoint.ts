import type * as v from 'valibot';
import type { Address } from './addresses.ts';
import type { ErrorCode } from './errors.ts';

type AnySchema = v.GenericSchema;

/** One row of the promise: what the server holds itself to, and what the site relies on. */
export interface Endpoint extends Address {
  readonly summary: string;
  /** Who may call it: anyone, or someone with a session of that kind; `account` is either of the two. */
  readonly access: 'anyone' | 'member' | 'admin' | 'account';
  /** Anyone may call it, and admins get more. */
  readonly moreForAdmins?: true;
  /** Pages of any site may call it. It is answered without a session, whoever has one. */
  readonly fromAnySite?: true;
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
    | 'upload'
    | 'contact'
    | 'newsletter'
    | 'handoff'
    | 'claim'
    | 'none';
  /** Hashes a password, which takes long: such calls are made in turn, a few at a time. */
  readonly hashesPassword?: true;
  /** How long an answer may take where it waits for someone else's server; else the server has its own limit. */
  readonly answersWithinMs?: number;
  readonly body?: AnySchema;
  /** How large a body may be, where it is not the usual 64 kB. */
  readonly bodyBytes?: number;
  /** A body may come, in any form, and is not looked at. */
  readonly ignoresBody?: true;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  /** The body of success; absent with 204, and where it is a file. */
  readonly answer?: AnySchema;
  /** Success is a file of this kind, not JSON. */
  readonly file?: 'image';
  /** Failures of its own, beyond those that every endpoint shares. */
  readonly fails: readonly ErrorCode[];
}

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
