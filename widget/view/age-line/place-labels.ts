import { endsOf } from './age-line-text.ts';
import type { AgeEvent } from './cash-flow-events.ts';

/** Least width of the horizontal line, in em. On a narrower page, the events are a list from top to bottom. */
export const WIDE_EM = 40;
/** Room for the ages at both ends of the line, in em. */
export const END_EM = 2.5;
const LINE_EM = WIDE_EM - 2 * END_EM;
/** Longest name of an event at the line, in characters. */
const MAX_NAME = 28;
/** Width of a character of a name, and the room around a label, in em. A wider label ends with an ellipsis. */
const CHARACTER_EM = 0.56;
const LABEL_ROOM_EM = 1.4;

export interface LabelPlace {
  /** 0 is next to the line. */
  lane: number;
  /** True if the label ends at its mark; otherwise it begins there. */
  isFlipped: boolean;
  /** Width in em. */
  width: number;
}

interface Flag extends LabelPlace {
  index: number;
  x: number;
}

/** Returns the position of an age on the line, 0 to 1. */
export function positionOf(age: number, events: readonly AgeEvent[]): number {
  const [first, last] = endsOf(events);
  return (age - first) / Math.max(last - first, 1);
}

/** Shortens a long name of an event, which the table has in full. */
export function shortName(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1).trimEnd()}…` : name;
}

/**
 * Places the labels below a line of `WIDE_EM`, so that no two of them touch; on a wider line, they are further apart. Like
 * flags on poles: a pole goes from the mark down to its label, and crosses no other label.
 *
 * @returns a place for each event, undefined for the stop and the ends, whose labels are not below the line.
 */
export function placeLabels(events: readonly AgeEvent[]): (LabelPlace | undefined)[] {
  const flags = events.flatMap(({ age, name, kind }, index): Flag[] => {
    if (kind === 'start' || kind === 'stop' || kind === 'end') return [];
    const width = (`${age} ${shortName(name)}`.length + 1) * CHARACTER_EM + LABEL_ROOM_EM;
    return [{ index, x: positionOf(age, events) * LINE_EM, width, lane: 0, isFlipped: false }];
  });
  flipLastFlags(flags);
  // In these orders, a pole has only labels of later flags on its right, and of earlier flipped ones on its left.
  const order = [
    ...flags.filter(({ isFlipped }) => !isFlipped).reverse(),
    ...flags.filter(({ isFlipped }) => isFlipped),
  ];
  const placedFlags: Flag[] = [];
  for (const flag of order) {
    const last = Math.max(-1, ...placedFlags.map(({ lane }) => lane)) + 1;
    const isFree = () => !placedFlags.some((other) => collide(flag, other));
    while (flag.lane < last && !isFree()) flag.lane++;
    placedFlags.push(flag);
  }
  const places: (LabelPlace | undefined)[] = events.map(() => undefined);
  for (const { index, ...place } of flags) places[index] = place;
  return places;
}

/** Flips the labels that would leave the line or cross the pole of a flipped one, if there is room before them. */
function flipLastFlags(flags: readonly Flag[]): void {
  let limit = LINE_EM + END_EM;
  for (const flag of [...flags].reverse()) {
    flag.isFlipped = flag.x + flag.width > limit && flag.x - flag.width >= -END_EM;
    if (flag.isFlipped) limit = flag.x;
  }
}

function collide(one: Flag, other: Flag): boolean {
  if (one.lane === other.lane) {
    const [a, b] = [spanOf(one), spanOf(other)];
    return a.from < b.to && b.from < a.to;
  }
  const [upper, deeper] = one.lane < other.lane ? [one, other] : [other, one];
  const { from, to } = spanOf(upper);
  // Next to the pole of the same age, the deeper pole is the same line.
  return deeper.x > from && deeper.x < to && deeper.x !== upper.x;
}

function spanOf({ x, width, isFlipped }: Flag): { from: number; to: number } {
  return isFlipped ? { from: x - width, to: x } : { from: x, to: x + width };
}
