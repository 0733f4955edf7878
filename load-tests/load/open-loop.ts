import { setTimeout as pause } from 'node:timers/promises';
import type { HttpResponse } from '../send.ts';

/** Sends requests at a fixed rate, whether or not earlier ones have a response. */
export async function openLoop(
  seconds: number,
  perSecond: number,
  request: (n: number) => Promise<HttpResponse>,
): Promise<HttpResponse[]> {
  const from = performance.now();
  const responses: Promise<HttpResponse>[] = [];
  for (let n = 0; n < seconds * perSecond; n++) {
    await pause(Math.max(0, from + (n * 1000) / perSecond - performance.now()));
    responses.push(request(n));
  }
  return Promise.all(responses);
}
