import { expect, test } from 'vitest';
import { watchEventLoop } from './event-loop-lag.ts';

/** An event loop with a clock and iterations that the test controls. */
function eventLoop() {
  let at = 0;
  let onEnd: (() => void) | undefined;
  const lag = watchEventLoop({
    now: () => at,
    afterIteration: (callback) => {
      onEnd = callback;
    },
  });
  return {
    /** Runs an iteration with a request at each of these milliseconds; returns which of them are late. */
    iterate: (...requests: readonly number[]): readonly boolean[] => {
      const start = at;
      const late = requests.map((ms) => {
        at = start + ms;
        return lag.isLate();
      });
      onEnd?.();
      return late;
    },
    idle: (ms: number) => {
      at += ms;
    },
  };
}

test('no request is late in a single iteration, however long it takes', () => {
  const { iterate } = eventLoop();
  expect(iterate(0, 99, 100, 5000)).toEqual([false, false, false, false]);
});

test('after half a second of long iterations, requests after 100 ms of an iteration are late', () => {
  const { iterate } = eventLoop();
  for (let at = 0; at < 400; at += 200) expect(iterate(0, 150, 200)).toEqual([false, false, false]);
  expect(iterate(0, 99, 100, 200)).toEqual([false, false, true, true]);
  expect(iterate(0, 99, 100, 200)).toEqual([false, false, true, true]);
});

test('a short iteration ends the overload', () => {
  const { iterate } = eventLoop();
  for (let count = 0; count < 5; count++) iterate(0, 200);
  expect(iterate(0, 200)).toEqual([false, true]);
  expect(iterate(0, 50)).toEqual([false, false]);
  expect(iterate(0, 200)).toEqual([false, false]);
});

test('an idle period ends the overload', () => {
  const { iterate, idle } = eventLoop();
  for (let count = 0; count < 5; count++) iterate(0, 200);
  idle(100);
  expect(iterate(0, 200)).toEqual([false, false]);
});

test('long iterations with idle periods between them are not an overload', () => {
  const { iterate, idle } = eventLoop();
  for (let count = 0; count < 20; count++) {
    expect(iterate(0, 300)).toEqual([false, false]);
    idle(1000);
  }
});

test('watches the event loop of this process by default', async () => {
  const lag = watchEventLoop();
  expect(lag.isLate()).toBe(false);
  await new Promise(setImmediate);
  expect(lag.isLate()).toBe(false);
});
