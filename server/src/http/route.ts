import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { type AnswerOf, type Endpoint, problemsByField } from '../../contract/index.ts';
import { hasBody, readJson, requireJson } from './body.ts';
import type { Call, Throttle } from './call.ts';
import { clientAddress } from './client-address.ts';
import { type Deadline, within } from './deadline.ts';
import { Failure } from './failure.ts';
import { endSession, startSession } from './session.ts';

const ID = /^[1-9]\d{0,15}$/;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E extends { readonly answer: v.GenericSchema } ? AnswerOf<E> : void>;

export interface RouteOptions {
  readonly throttles: Readonly<Record<Exclude<Endpoint['throttle'], 'none'>, Throttle>>;
  readonly trustProxy: number;
  readonly deadline: Deadline;
}

/** One row of the contract as middleware: who may, what shape, how often, what happens. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions,
): Middleware {
  const { throttles, trustProxy, deadline } = options;
  const throttle = endpoint.throttle === 'none' ? undefined : throttles[endpoint.throttle];
  return async (ctx) => {
    requireAccess(endpoint, ctx);
    const id = readId(ctx);
    const body = await readBody(endpoint, ctx);
    const call = callOf(ctx, { body, id, trustProxy }) as Call<E>;
    const answer = await within(endpoint.answersWithinMs ?? deadline, () =>
      throttled(throttle, call, handler),
    );
    ctx.status = endpoint.status;
    if (endpoint.answer) ctx.body = answer;
  };
}

function requireAccess({ access }: Endpoint, ctx: Context): void {
  if (access === 'anyone' || ctx.state.actor?.kind === access) return;
  throw new Failure('unauthenticated', access === 'admin' ? { message: 'Please log in as an admin.' } : {});
}

function readId(ctx: Context): number {
  const id = (ctx.params as { id?: string } | undefined)?.id;
  if (id === undefined) return 0;
  if (!ID.test(id)) throw new Failure('not_found');
  return Number(id);
}

async function readBody(endpoint: Endpoint, ctx: Context): Promise<unknown> {
  if (!endpoint.body) {
    if (hasBody(ctx.req)) requireJson(ctx.req);
    return undefined;
  }
  const checked = v.safeParse(endpoint.body, await readJson(ctx.req));
  if (checked.success) return checked.output;
  const { '': whole, ...fields } = problemsByField(checked.issues);
  throw new Failure('invalid', whole === undefined ? { fields } : { message: 'A JSON object is expected.' });
}

interface CallParts {
  readonly body: unknown;
  readonly id: number;
  readonly trustProxy: number;
}

function callOf(ctx: Context, { body, id, trustProxy }: CallParts): Omit<Call, 'body'> & { body: unknown } {
  return {
    body,
    id,
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
