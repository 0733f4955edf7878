import { describe, expect, test } from 'vitest';
import { createLeakDetector } from './leaked-connections.ts';

const connection = { name: 'a connection' };

function watched() {
  const clock = { ms: 0 };
  const watch = createLeakDetector(() => clock.ms);
  const lostAfter = (ms: number) => {
    clock.ms += ms;
    return watch.leakedAmong([connection]);
  };
  return { watch, lostAfter };
}

describe('a connection that is checked out', () => {
  test('has leaked after 30 seconds without a query', () => {
    const { watch, lostAfter } = watched();
    watch.checkedOut(connection);
    expect([lostAfter(29_999), lostAfter(1)]).toEqual([0, 1]);
  });

  test('has not leaked while a query is in flight, however long that takes', () => {
    const { watch, lostAfter } = watched();
    watch.checkedOut(connection);
    watch.queryStarted(connection);
    watch.queryStarted(connection);
    watch.queryEnded(connection);
    expect(lostAfter(600_000)).toBe(0);
    watch.queryEnded(connection);
    expect([lostAfter(29_999), lostAfter(1)]).toEqual([0, 1]);
  });

  test('counts from its last query, and from being checked out again', () => {
    const { watch, lostAfter } = watched();
    watch.checkedOut(connection);
    expect(lostAfter(20_000)).toBe(0);
    watch.queryStarted(connection);
    watch.queryEnded(connection);
    expect(lostAfter(20_000)).toBe(0);
    watch.checkedOut(connection);
    expect([lostAfter(29_999), lostAfter(1)]).toEqual([0, 1]);
  });

  test('is not counted once it is back', () => {
    const { watch, lostAfter } = watched();
    watch.checkedOut(connection);
    expect(lostAfter(30_000)).toBe(1);
    expect(watch.leakedAmong([])).toBe(0);
  });

  test('is not counted before it could be used', () => {
    expect(watched().lostAfter(30_000)).toBe(0);
  });
});
