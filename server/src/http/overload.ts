import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { answerFailure } from './error-handler.ts';
import { Failure } from './failure.ts';
import { isApi } from './paths.ts';
import type { Turns } from './turns.ts';

/** With so many in line for a connection, one more would only wait to be refused. */
const LONGEST_LINE = 250;
const LOG_EVERY_MS = 1000;
/** What says how the server is must be heard just then; what is a file costs less than explaining why not. */
const FILES = /^\/(?:assets|widget)\/|^\/(?:healthz|readyz)$/;
/** Made once: that a request is turned away must cost next to nothing. */
const BUSY = new Failure('unavailable', { retryAfterSeconds: 2 });

interface OverloadOptions {
  readonly turns: Turns;
  /** How many queries are in line for a connection to the database. */
  readonly waiting: () => number;
  readonly log: Logger;
}

/**
 * Turns requests away before anything is done for them while there is more to do than the server can: those that
 * the process comes to late, and calls while too many wait for the database.
 */
export function shedOverload({ turns, waiting, log }: OverloadOptions): Middleware {
  const note = noteOften(log);
  const isTooMuch = ({ path }: Context) => {
    if (turns.isLate()) return !FILES.test(path);
    return waiting() >= LONGEST_LINE && isApi(path);
  };
  return (ctx, next) => {
    if (!isTooMuch(ctx)) return next();
    ctx.state.endpoint = 'turned away';
    note();
    answerFailure(ctx, BUSY);
  };
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
