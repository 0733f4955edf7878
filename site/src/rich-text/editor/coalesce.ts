export interface Coalesced {
  /** Lets it happen soon, however often it is asked for until then. */
  request: () => void;
  /** Lets it happen now, if it was going to. */
  flush: () => void;
}

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
