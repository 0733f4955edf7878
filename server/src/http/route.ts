import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { type Endpoint, messagesByField, type ResponseOf } from '../../contract/index.ts';
import { Prepared, sendPrepared } from './cached-response.ts';
import { clientAddress } from './client-ip.ts';
import { type Deadline, within } from './deadline.ts';
import { Failure } from './http-error.ts';
import { readJson, requireJson } from './json-body.ts';
import { hasBody } from './middleware/body-limits.ts';
import { endSession, startSession } from './middleware/session.ts';
import type { Call, Throttle } from './request-context.ts';

const ID = /^[1-9]\d{0,15}$/;
const ADMINS_ONLY = 'Please log in as an admin.';
const OBJECT_EXPECTED = 'A JSON object is expected.';
const NOTHING_NAMED = { id: 0, word: '' };
const WORD = /^[\w-]{1,100}$/;

/** What an endpoint does. Where its answer stands ready in bytes, it gives these. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Outcome<E>;

type Outcome<E extends Endpoint> = E extends { readonly response: v.GenericSchema }
  ? Promise<ResponseOf<E> | Prepared>
  : E extends { readonly file: string }
    ? Promise<Prepared>
    : Promise<void>;

export interface RouteOptions {
  readonly throttles: Readonly<Record<Exclude<Endpoint['rateLimit'], 'none'>, Throttle>>;
  readonly trustProxy: number;
  readonly deadline: Deadline;
  /** Makes a call that hashes a password when its turn comes. */
  readonly limitHashing: <T>(call: () => Promise<T>) => Promise<T>;
}

/** One row of the contract as middleware: who may, what shape, how often, what happens. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions,
): Middleware {
  const { throttles, trustProxy, deadline, limitHashing } = options;
  const throttle = endpoint.rateLimit === 'none' ? undefined : throttles[endpoint.rateLimit];
  return async (ctx) => {
    requireAccess(endpoint, ctx);
    const named = readPath(ctx);
    const body = await readBody(endpoint, ctx);
    const call = callOf(ctx, { body, ...named, trustProxy }) as Call<E>;
    const make = (): Promise<unknown> => throttled(throttle, call, handler);
    const answer = await within(
      endpoint.timeoutMs ?? deadline,
      endpoint.hashesPassword ? () => limitHashing(make) : make,
    );
    ctx.status = endpoint.status;
    if (endpoint.moreForAdmins) ctx.vary('Cookie');
    if (answer instanceof Prepared) sendPrepared(ctx, answer);
    else if (endpoint.response) ctx.body = answer;
  };
}

function requireAccess({ access, moreForAdmins }: Endpoint, ctx: Context): void {
  const { actor } = ctx.state;
  // Whoever asks as an admin would rather hear that he is none than get what visitors get.
  if ((moreForAdmins || access === 'account') && ctx.query.as === 'admin' && actor?.kind !== 'admin') {
    throw new Failure('unauthenticated', { message: ADMINS_ONLY });
  }
  if (access === 'anyone' || (access === 'account' ? actor : actor?.kind === access)) return;
  throw new Failure('unauthenticated', access === 'admin' ? { message: ADMINS_ONLY } : {});
}

/** A row's number in the path, or a word. */
function readPath(ctx: Context): { id: number; word: string } {
  if (!ctx.params) return NOTHING_NAMED;
  const [[name, value] = []] = Object.entries<string>(ctx.params);
  if (name === undefined || value === undefined) return NOTHING_NAMED;
  if (!(name === 'id' ? ID : WORD).test(value)) throw new Failure('not_found');
  return name === 'id' ? { id: Number(value), word: '' } : { id: 0, word: value };
}

async function readBody(endpoint: Endpoint, ctx: Context): Promise<unknown> {
  if (!endpoint.body) {
    if (hasBody(ctx.req) && !endpoint.ignoresBody) requireJson(ctx.req);
    return undefined;
  }
  const read = await readJson(ctx.req, endpoint.bodyBytes);
  // To a schema without required fields, a list is an object without fields.
  if (Array.isArray(read)) throw new Failure('invalid', { message: OBJECT_EXPECTED });
  const checked = v.safeParse(endpoint.body, read);
  if (checked.success) return checked.output;
  const { '': whole, ...fields } = messagesByField(checked.issues);
  throw new Failure('invalid', whole === undefined ? { fields } : { message: OBJECT_EXPECTED });
}

interface CallParts {
  readonly body: unknown;
  readonly id: number;
  readonly word: string;
  readonly trustProxy: number;
}

function callOf(ctx: Context, parts: CallParts): Omit<Call, 'body'> & { body: unknown } {
  const { body, id, word, trustProxy } = parts;
  return {
    body,
    id,
    word,
    query: (name) => new URLSearchParams(ctx.querystring).get(name) ?? '',
    actor: ctx.state.actor,
    requestId: ctx.state.requestId,
    spent: false,
    // A function and not a getter, which alone would cost as much as the rest of the call.
    address: () => clientAddress(ctx.req, trustProxy),
    header: (name) => ctx.get(name),
    setVersion: (version) => ctx.set('ETag', `"${version}"`),
    attachAs: (fileName) => ctx.set('Content-Disposition', `attachment; filename="${fileName}"`),
    startSession: (token) => startSession(ctx, token),
    endSession: () => endSession(ctx),
  };
}

/** Counts a call, makes it, and tells the counter how it went. */
async function throttled<E extends Endpoint>(
  throttle: Throttle | undefined,
  call: Call<E>,
  handler: Handler<E>,
) {
  if (!throttle) return handler(call);
  const { spent = false, settle } = await throttle(call);
  const outcome = await handler(spent ? { ...call, spent } : call).catch(async (error: unknown) => {
    await settle?.(error);
    throw error;
  });
  await settle?.();
  return outcome;
}
