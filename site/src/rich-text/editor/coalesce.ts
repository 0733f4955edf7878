export interface Coalesced {
  /** Schedules the call. Does nothing if one is pending. */
  request: () => void;
  /** Makes a pending call immediately. */
  flush: () => void;
}

/** Coalesces requests into one call after a delay. */
export function coalesce(act: () => void, milliseconds: number): Coalesced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    act();
  };
  return {
    request: () => {
      timer ??= setTimeout(flush, milliseconds);
    },
    flush,
  };
}
