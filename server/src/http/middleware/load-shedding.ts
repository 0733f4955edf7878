import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { batch } from '../../jobs/batch.ts';
import type { Turns } from '../event-loop-lag.ts';
import { Failure } from '../http-error.ts';
import { failurePage } from '../http-error-page.ts';
import { isApi } from '../paths.ts';
import { headersOfAll } from './security-headers.ts';

/** With so many in line for a connection, one more would only wait to be refused. */
const LONGEST_LINE = 250;
const LOG_EVERY_MS = 1000;
/** What says how the server is must be heard just then; what is a file costs less than explaining why not. */
const FILES = /^\/(?:assets|widget)\/|^\/(?:healthz|readyz)$/;

interface OverloadOptions {
  readonly https: boolean;
  readonly turns: Turns;
  /** How many queries are in line for a connection to the database. */
  readonly waiting: () => number;
  readonly log: Logger;
}

/**
 * Turns requests away before anything is done for them while there is more to do than the server can: those that
 * the process comes to late, and calls while too many wait for the database.
 */
export function shedOverload({ https, turns, waiting, log }: OverloadOptions): Middleware {
  const note = noteOften(log);
  const refuse = { call: refusal(https, true), visit: refusal(https, false) };
  const isTooMuch = ({ path }: Context) => {
    if (turns.isLate()) return !FILES.test(path);
    return waiting() >= LONGEST_LINE && isApi(path);
  };
  return (ctx, next) => {
    if (!isTooMuch(ctx)) return next();
    ctx.state.endpoint = 'turned away';
    note();
    ctx.respond = false;
    refuse[isApi(ctx.path) ? 'call' : 'visit'](ctx.res);
  };
}

/** The answer is made once, and written past Koa: what turning away costs is taken from those who are let in. */
function refusal(https: boolean, isCall: boolean): (res: ServerResponse) => void {
  const failure = new Failure('unavailable', { retryAfterSeconds: 2 });
  const body = isCall ? JSON.stringify(failure.body) : failurePage(failure);
  const headers = {
    ...headersOfAll(https),
    ...failure.headers,
    ...(isCall && { 'Cache-Control': 'no-store' }),
    'Content-Type': `${isCall ? 'application/json' : 'text/html'}; charset=utf-8`,
    'Content-Length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).flat();
  return batch((answers) => {
    for (const res of answers) res.writeHead(failure.status, lines).end(body);
  });
}

/** One line a second instead of one for each. */
function noteOften(log: Logger): () => void {
  let requests = 0;
  return () => {
    requests++;
    if (requests > 1) return;
    setTimeout(() => {
      log.warn({ requests }, 'too much to do: requests were turned away');
      requests = 0;
    }, LOG_EVERY_MS).unref();
  };
}
