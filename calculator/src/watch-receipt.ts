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
