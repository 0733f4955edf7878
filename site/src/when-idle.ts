const DELAY_MS = 200;

/**
 * Calls back once the browser is idle. Returns a function that cancels the call.
 *
 * @param timeout Milliseconds after which it calls back even if the browser is busy.
 */
export function whenIdle(callback: () => void, timeout?: number): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(handle);
}
