import { expect, test } from 'vitest';
import type { AgeEvent } from './cash-flow-events.ts';
import { type LabelPlace, placeLabels, positionOf } from './place-labels.ts';

const mark = (age: number, name = 'Required distributions'): AgeEvent => ({ age, name, kind: 'law' });
const lineFrom = (first: number, marks: readonly AgeEvent[]): AgeEvent[] => [
  { age: first, name: 'Today', kind: 'start' },
  ...marks,
  { age: 95, name: 'The plan ends', kind: 'end' },
];

/** The horizontal span of each label in em. */
function spansOf(events: readonly AgeEvent[], places: readonly (LabelPlace | undefined)[]) {
  return events.flatMap(({ age }, index) => {
    const place = places[index];
    if (!place) return [];
    const x = positionOf(age, events) * 35;
    const from = place.isFlipped ? x - place.width : x;
    return [{ from, to: from + place.width, lane: place.lane }];
  });
}

test('labels of the same age and of ages next to each other are in different lanes, the earlier ones deeper', () => {
  const events = lineFrom(35, [mark(62), mark(65), mark(65), mark(67)]);
  expect(placeLabels(events).map((place) => place?.lane)).toEqual([undefined, 3, 2, 1, 0, undefined]);
});

test('a label at the end of the line is to the left of its mark', () => {
  const [, early, late] = placeLabels(lineFrom(35, [mark(45), mark(94)]));
  expect([early?.isFlipped, late?.isFlipped]).toEqual([false, true]);
});

test('the stop and the ends of a line have no place below it', () => {
  expect(placeLabels(lineFrom(35, [{ age: 69, name: 'You stop', kind: 'stop' }]))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('no label touches another one or leaves the line, whatever happens when', () => {
  // A multiplicative generator: the ages and the lengths of the names are different in every line.
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 300; round++) {
    const first = 18 + next(70);
    const marks = Array.from({ length: 1 + next(14) }, () =>
      mark(first + 1 + next(94 - first), 'x'.repeat(1 + next(40))),
    ).sort((a, b) => a.age - b.age);
    const events = lineFrom(first, marks);
    const spans = spansOf(events, placeLabels(events));
    for (const [index, { from, to, lane }] of spans.entries()) {
      expect(from).toBeGreaterThanOrEqual(-2.5);
      expect(to).toBeLessThanOrEqual(37.5);
      const others = spans.slice(index + 1).filter((other) => other.lane === lane);
      for (const other of others) expect(other.from >= to || from >= other.to).toBe(true);
    }
  }
});
