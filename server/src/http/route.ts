import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { type AnswerOf, type Endpoint, problemsByField } from '../../contract/index.ts';
import { hasBody, readJson, requireJson } from './body.ts';
import type { Call, Throttle } from './call.ts';
import { clientAddress } from './client-address.ts';
import { within } from './deadline.ts';
import { Failure } from './failure.ts';
import { endSession, startSession } from './session.ts';

const ID = /^[1-9]\d{0,15}$/;
/** With the look-up of the session before it, a request ends within five seconds. */
const DEADLINE_MS = 2800;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E extends { readonly answer: v.GenericSchema } ? AnswerOf<E> : void>;

export interface RouteOptions {
  readonly throttles: Readonly<Record<Exclude<Endpoint['throttle'], 'none'>, Throttle>>;
  readonly trustProxy: number;
}

/** One row of the contract as middleware: who may, what shape, how often, what happens. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions,
): Middleware {
  const { throttles, trustProxy } = options;
  return async (ctx) => {
    requireAccess(endpoint, ctx);
    const id = readId(ctx);
    const body = await readBody(endpoint, ctx);
    const { actor } = ctx.state;
    const address = clientAddress(ctx.req, trustProxy);
    const request = { ...callOf(ctx), body, id, actor, address };
    const answer = await within(endpoint.answersWithinMs ?? DEADLINE_MS, async () => {
      const { spent = false, settle } =
        endpoint.throttle === 'none' ? {} : await throttles[endpoint.throttle](request);
      try {
        const answer = await handler({ ...request, spent } as Call<E>);
        await settle?.();
        return answer;
      } catch (error) {
        await settle?.(error);
        throw error;
      }
    });
    ctx.status = endpoint.status;
    if (endpoint.answer) ctx.body = answer;
  };
}

function requireAccess({ access }: Endpoint, ctx: Context): void {
  if (access !== 'anyone' && ctx.state.actor?.kind !== access) throw new Failure('unauthenticated');
}

function readId(ctx: Context): number {
  const { id } = ctx.params as { id?: string };
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

function callOf(
  ctx: Context,
): Pick<Call, 'header' | 'requestId' | 'setVersion' | 'attachAs' | 'startSession' | 'endSession'> {
  return {
    requestId: ctx.state.requestId,
    header: (name) => ctx.get(name),
    setVersion: (version) => ctx.set('ETag', `"${version}"`),
    attachAs: (fileName) => ctx.set('Content-Disposition', `attachment; filename="${fileName}"`),
    startSession: (token) => startSession(ctx, token),
    endSession: () => endSession(ctx),
  };
}
