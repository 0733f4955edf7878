// Entry of saving.js, which the calculator loads when a reader saves a result.
import type { Inputs } from '@whenabouts/core';

const TIMEOUT_MS = 10_000;

export interface HandoffCode {
  code: string;
  url: string;
}

/**
 * Stores a result on the main site, under a code that the reader can type on another device.
 *
 * @throws if the request fails, is not allowed or times out, or if the response has no code. The caller then shows the
 * link, which needs no server.
 */
export async function createHandoffCode(
  site: string,
  inputs: Inputs,
  id: string,
  partner: string | undefined,
): Promise<HandoffCode> {
  const response = await fetch(`${site}/api/handoffs`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Without arrays, which an old Prototype.js on the page breaks in JSON.
    body: JSON.stringify({ inputs, id, partner }),
  });
  const { code, url } = await response.json();
  if (typeof code !== 'string' || typeof url !== 'string')
    throw new TypeError('The response has no code or URL.');
  return { code, url };
}

/** The number of requests after each return of the reader. The wait between them doubles each time. */
const MAX_REQUESTS = 5;

/**
 * Calls back once the result has been saved in the tab that was opened for it. Requests the receipt when the
 * reader returns to the page, and stops at the first failure: the page may forbid the request, and saving works
 * without it.
 *
 * @param signal Stops it when aborted.
 */
export function watchReceipt(site: string, id: string, signal: AbortSignal, onSaved: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFinished = false;

  function request(remaining: number): void {
    clearTimeout(timer);
    if (isFinished || signal.aborted || document.visibilityState === 'hidden') return;
    isSaved(site, id).then(
      (saved) => {
        if (saved) {
          isFinished = true;
          if (!signal.aborted) onSaved();
        } else if (remaining > 1) {
          timer = setTimeout(() => request(remaining - 1), 1000 * 2 ** (MAX_REQUESTS - remaining));
        }
      },
      () => {
        isFinished = true;
      },
    );
  }

  const onReturn = () => request(MAX_REQUESTS);
  addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
}

/**
 * Returns true if a member has saved the result. The response does not say who.
 *
 * @throws if the request fails or is not allowed.
 */
async function isSaved(site: string, id: string): Promise<boolean> {
  const response = await fetch(`${site}/api/handoffs/${id}`, { credentials: 'omit', cache: 'no-store' });
  return (await response.json()).saved === true;
}
