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
 * save link, which works without this request.
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
    // JSON must not contain arrays: old versions of Prototype.js break them.
    body: JSON.stringify({ inputs, id, partner }),
  });
  const { code, url } = await response.json();
  if (typeof code !== 'string' || typeof url !== 'string')
    throw new TypeError('The response has no code or URL.');
  return { code, url };
}

/** Delays before the second and later requests after a return of the reader. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000];

/**
 * Polls for the receipt of a result when the reader returns from the tab for saving, and calls `onSaved` once the
 * receipt exists. Stops at the first failure: the page may forbid the request, and saving works without the receipt.
 *
 * @param signal Stops the polling when aborted.
 */
export function watchReceipt(site: string, id: string, signal: AbortSignal, onSaved: () => void): void {
  let remainingDelays: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequesting = false;
  let isFinished = false;

  async function request(): Promise<void> {
    clearTimeout(timer);
    // A return dispatches both a focus and a visibilitychange event; one request serves both.
    if (isRequesting || isFinished || signal.aborted || document.visibilityState === 'hidden') return;
    isRequesting = true;
    try {
      isFinished = await isSaved(site, id);
    } catch {
      isFinished = true;
      return;
    } finally {
      isRequesting = false;
    }
    if (signal.aborted) return;
    const delay = remainingDelays.shift();
    if (isFinished) onSaved();
    else if (delay !== undefined) timer = setTimeout(() => void request(), delay);
  }

  function handleReturn(): void {
    remainingDelays = [...RETRY_DELAYS_MS];
    void request();
  }
  addEventListener('focus', handleReturn, { signal });
  document.addEventListener('visibilitychange', handleReturn, { signal });
}

/**
 * Returns true if a member has saved the result. The response does not contain the member's name or account.
 *
 * @throws if the request fails or is not allowed.
 */
async function isSaved(site: string, id: string): Promise<boolean> {
  const response = await fetch(`${site}/api/handoffs/${id}`, { credentials: 'omit', cache: 'no-store' });
  return (await response.json()).saved === true;
}
