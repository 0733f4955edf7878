/** So long behind the moment when it could have been read, a request is late. */
const LATE_MS = 100;
/** One slow moment, such as a page that is made for the first time, is not yet too much to do. */
const PATIENCE_MS = 500;

export interface Turns {
  /** Notes that a request's turn has come; says whether it came late, as others' have for a while. */
  isLate(): boolean;
}

interface TurnOptions {
  /** In milliseconds. */
  readonly now?: () => number;
  /** Calls back when everything has been looked at that was there to be read. */
  readonly afterTurn?: (ended: () => void) => void;
}

/**
 * Watches how the event loop keeps up. What is there to be read when a turn of the loop begins is looked at one
 * after another; so whatever is looked at late in a turn has been waiting at least as long as the turn lasts.
 */
export function watchTurns({
  now = () => performance.now(),
  afterTurn = setImmediate,
}: TurnOptions = {}): Turns {
  let began: number | undefined;
  let ended = Number.NEGATIVE_INFINITY;
  let lateSince: number | undefined;

  const endTurn = () => {
    ended = now();
    if (began !== undefined && ended - began >= LATE_MS) lateSince ??= began;
    else lateSince = undefined;
    began = undefined;
  };

  return {
    isLate: () => {
      const at = now();
      if (began === undefined) {
        began = at;
        // After a rest, what was late is over.
        if (at - ended >= LATE_MS) lateSince = undefined;
        afterTurn(endTurn);
      }
      return at - began >= LATE_MS && lateSince !== undefined && at - lateSince >= PATIENCE_MS;
    },
  };
}
