import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import {
  type Endpoint,
  includesRole,
  isAdminRole,
  messagesByField,
  type ResponseOf,
  rolesInWords,
} from '../../contract/index.ts';
import { CachedResponse, sendCachedResponse } from './cached-response.ts';
import { clientIp } from './client-ip.ts';
import { type Deadline, type TimeToFinish, withDeadline } from './deadline.ts';
import { hasBody } from './has-body.ts';
import { HttpError } from './http-error.ts';
import { assertJson, readJson } from './json-body.ts';
import { endSession, startSession } from './middleware/session.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { RequestContext } from './request-context.ts';
import { StreamedFile, StreamedResponse, streamJson } from './stream-response.ts';
import type { UnreadResponses } from './unread-responses.ts';

const ID = /^[1-9]\d{0,15}$/;
const PARAM = /^[\w-]{1,100}$/;
const NO_PARAM = { id: 0, param: '' };
const ADMINS_ONLY = 'Please log in as an admin.';
const OBJECT_EXPECTED = 'A JSON object is expected.';

/** Handles the requests of an endpoint. Returns the response body, or an object of a class that sends it in another way. */
export type Handler<E extends Endpoint> = (context: RequestContext<E>) => HandlerResult<E>;

type HandlerResult<E extends Endpoint> = E extends { readonly response: v.GenericSchema }
  ? Promise<ResponseOf<E> | CachedResponse | StreamedResponse<ResponseOf<E> & object>>
  : E extends { readonly file: string }
    ? Promise<CachedResponse | StreamedFile>
    : Promise<void>;

export interface RouteOptions {
  readonly rateLimiterOf: (endpoint: Endpoint) => RateLimiter | undefined;
  readonly trustProxy: number;
  readonly deadline: Deadline;
  readonly timeToFinish?: TimeToFinish | undefined;
  readonly queueHashing: <T>(handle: () => Promise<T>) => Promise<T>;
  readonly unreadResponses: UnreadResponses;
}

/** Returns middleware for an endpoint: checks access, validates the body, applies the rate limit and calls the handler. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions,
): Middleware {
  const { rateLimiterOf, trustProxy, deadline, timeToFinish, queueHashing, unreadResponses } = options;
  const rateLimiter = rateLimiterOf(endpoint);
  return async (ctx) => {
    assertAccess(endpoint, ctx);
    const params = readPathParam(ctx);
    const body = await readBody(endpoint, ctx);
    const handle = async (signal: AbortSignal): Promise<unknown> => {
      const context = requestContext(ctx, { body, ...params, trustProxy, signal }) as RequestContext<E>;
      const handleNow = () => withRateLimit<E>(rateLimiter, context, handler);
      if (!endpoint.hashesPassword) return handleNow();
      await rateLimiter?.check(context);
      return queueHashing<unknown>(handleNow);
    };
    const response = await withDeadline(endpoint.timeoutMs ?? deadline, handle, timeToFinish);
    ctx.status = endpoint.status;
    if (endpoint.moreForAdmins) ctx.vary('Cookie');
    if (response instanceof CachedResponse) sendCachedResponse(ctx, response);
    else if (response instanceof StreamedFile) sendStream(ctx, response);
    else if (endpoint.response) setJson(ctx, response);
    if (!Buffer.isBuffer(ctx.body) || ctx.method === 'HEAD') return;
    const { actor } = ctx.state;
    const caller = actor ? `account ${actor.accountId}` : clientIp(ctx.req, trustProxy);
    unreadResponses.add(caller, ctx.res, ctx.body, ctx.req.socket);
  };
}

function sendStream(ctx: Context, { type, chunks }: StreamedFile): void {
  ctx.type = type;
  ctx.body = Readable.from(chunks, { objectMode: false });
}

function setJson(ctx: Context, response: unknown): void {
  if (response === null || response === undefined) {
    ctx.body = response;
    return;
  }
  ctx.type = 'json';
  // Encoded here, so that only the bytes stay in memory until the client has read them.
  ctx.body =
    response instanceof StreamedResponse ? streamJson(response) : Buffer.from(JSON.stringify(response));
}

function assertAccess({ access, moreForAdmins }: Endpoint, ctx: Context): void {
  const { actor } = ctx.state;
  // With ?as=admin, a 401 is more useful than the response for anonymous visitors.
  if ((moreForAdmins || access === 'account') && ctx.query.as === 'admin' && actor?.kind !== 'admin') {
    throw new HttpError('unauthenticated', { message: ADMINS_ONLY });
  }
  if (access === 'anyone') return;
  if (!isAdminRole(access)) {
    if (access === 'account' ? actor : actor?.kind === access) return;
    throw new HttpError('unauthenticated');
  }
  if (actor?.kind !== 'admin' || !actor.role)
    throw new HttpError('unauthenticated', { message: ADMINS_ONLY });
  if (includesRole(actor.role, access)) return;
  throw new HttpError('forbidden', { message: `Only ${rolesInWords[access]} can do this.` });
}

function readPathParam(ctx: Context): { id: number; param: string } {
  const [[name, value] = []] = Object.entries<string>(ctx.params ?? {});
  if (name === undefined || value === undefined) return NO_PARAM;
  if (!(name === 'id' ? ID : PARAM).test(value)) throw new HttpError('not_found');
  return name === 'id' ? { id: Number(value), param: '' } : { id: 0, param: value };
}

async function readBody(endpoint: Endpoint, ctx: Context): Promise<unknown> {
  if (!endpoint.body) {
    if (hasBody(ctx.req) && !endpoint.ignoresBody) assertJson(ctx.req);
    return undefined;
  }
  const json = await readJson(ctx.req, endpoint.bodyBytes);
  // To a schema without required fields, an array is an object without fields.
  if (Array.isArray(json)) throw new HttpError('invalid', { message: OBJECT_EXPECTED });
  const result = v.safeParse(endpoint.body, json);
  if (result.success) return result.output;
  const { '': message, ...fields } = messagesByField(result.issues);
  throw new HttpError('invalid', message === undefined ? { fields } : { message: OBJECT_EXPECTED });
}

interface ContextParts {
  readonly body: unknown;
  readonly id: number;
  readonly param: string;
  readonly trustProxy: number;
  readonly signal: AbortSignal;
}

function requestContext(
  ctx: Context,
  { trustProxy, ...parts }: ContextParts,
): Omit<RequestContext, 'body'> & { body: unknown } {
  return {
    ...parts,
    query: (name) => new URLSearchParams(ctx.querystring).get(name) ?? '',
    actor: ctx.state.actor,
    requestId: ctx.state.requestId,
    isSilentlyLimited: false,
    // A function: a getter would cost as much as the rest of the context.
    clientIp: () => clientIp(ctx.req, trustProxy),
    header: (name) => ctx.get(name),
    setVersion: (version) => ctx.set('ETag', `"${version}"`),
    sendAsDownload: (fileName) => ctx.set('Content-Disposition', `attachment; filename="${fileName}"`),
    startSession: (token) => startSession(ctx, token),
    endSession: () => endSession(ctx),
  };
}

async function withRateLimit<E extends Endpoint>(
  rateLimiter: RateLimiter | undefined,
  context: RequestContext<E>,
  handler: Handler<E>,
) {
  if (!rateLimiter) return handler(context);
  const { isSilentlyLimited = false, onFinished } = await rateLimiter.count(context);
  const result = await handler(isSilentlyLimited ? { ...context, isSilentlyLimited } : context).catch(
    async (error: unknown) => {
      await onFinished?.(error);
      throw error;
    },
  );
  await onFinished?.();
  return result;
}
