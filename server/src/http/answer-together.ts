import type { Middleware } from 'koa';
import { gather } from '../gather.ts';

/**
 * Sends answers together that are ready in one turn of the event loop. Sent one by one, each would wake its reader,
 * and the kernel's work for that costs more than making the answer.
 */
export function answerTogether(): Middleware {
  const ready = gather<() => void>((answers) => {
    for (const send of answers) send();
  });
  return async (_ctx, next) => {
    await next();
    await new Promise<void>(ready);
  };
}
