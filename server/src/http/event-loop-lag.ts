/** A request is late if it is handled this long after it could have been read. */
const LATE_MS = 100;
/** A single slow moment, such as the first rendering of a page, is not an overload. */
const OVERLOADED_AFTER_MS = 500;

/** The lag of the event loop, measured where requests notice it. */
export interface EventLoopLag {
  /** Call this once per request. Returns true if this request is late, and others have been for half a second. */
  isLate(): boolean;
}

interface EventLoopOptions {
  /** In milliseconds. */
  readonly now?: () => number;
  /** Calls back at the end of the current iteration of the event loop. */
  readonly afterIteration?: (onEnd: () => void) => void;
}

/**
 * Watches the lag of the event loop. An iteration handles one by one all requests that have arrived when it begins, so a
 * request that is handled late in an iteration has waited at least as long as the iteration has taken so far. Node's
 * `monitorEventLoopDelay` reports a delay only after it is over, and not per request.
 */
export function watchEventLoop({
  now = () => performance.now(),
  afterIteration = setImmediate,
}: EventLoopOptions = {}): EventLoopLag {
  let startedAt: number | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  let lateSince: number | undefined;

  const onEnd = () => {
    endedAt = now();
    if (startedAt !== undefined && endedAt - startedAt >= LATE_MS) lateSince ??= startedAt;
    else lateSince = undefined;
    startedAt = undefined;
  };

  return {
    isLate: () => {
      const time = now();
      if (startedAt === undefined) {
        startedAt = time;
        // An idle period ends an overload.
        if (time - endedAt >= LATE_MS) lateSince = undefined;
        afterIteration(onEnd);
      }
      return (
        time - startedAt >= LATE_MS && lateSince !== undefined && time - lateSince >= OVERLOADED_AFTER_MS
      );
    },
  };
}
