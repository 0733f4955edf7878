import { expect, test } from 'vitest';
import { watchTurns } from './event-loop-lag.ts';

/** An event loop by hand: its clock, and the end of its turn. */
function loop() {
  let at = 0;
  let ended: (() => void) | undefined;
  const turns = watchTurns({
    now: () => at,
    afterTurn: (callback) => {
      ended = callback;
    },
  });
  return {
    /** A turn with a request at each of these milliseconds; says which of them came late. */
    turn: (...requests: readonly number[]): readonly boolean[] => {
      const start = at;
      const late = requests.map((ms) => {
        at = start + ms;
        return turns.isLate();
      });
      ended?.();
      return late;
    },
    rest: (ms: number) => {
      at += ms;
    },
  };
}

test('a single turn, however long, makes nobody late', () => {
  const { turn } = loop();
  expect(turn(0, 99, 100, 5000)).toEqual([false, false, false, false]);
});

test('when turns have been long for half a second, those who came late in one are', () => {
  const { turn } = loop();
  for (let began = 0; began < 400; began += 200) expect(turn(0, 150, 200)).toEqual([false, false, false]);
  expect(turn(0, 99, 100, 200)).toEqual([false, false, true, true]);
  expect(turn(0, 99, 100, 200)).toEqual([false, false, true, true]);
});

test('a turn that ends in time ends it', () => {
  const { turn } = loop();
  for (let turns = 0; turns < 5; turns++) turn(0, 200);
  expect(turn(0, 200)).toEqual([false, true]);
  expect(turn(0, 50)).toEqual([false, false]);
  expect(turn(0, 200)).toEqual([false, false]);
});

test('so does a rest', () => {
  const { turn, rest } = loop();
  for (let turns = 0; turns < 5; turns++) turn(0, 200);
  rest(100);
  expect(turn(0, 200)).toEqual([false, false]);
});

test('long turns with rests between them are slow moments, not too much to do', () => {
  const { turn, rest } = loop();
  for (let turns = 0; turns < 20; turns++) {
    expect(turn(0, 300)).toEqual([false, false]);
    rest(1000);
  }
});

test('follows the event loop of this process unless it is told of another', async () => {
  const turns = watchTurns();
  expect(turns.isLate()).toBe(false);
  await new Promise(setImmediate);
  expect(turns.isLate()).toBe(false);
});
