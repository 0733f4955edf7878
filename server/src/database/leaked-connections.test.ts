import { describe, expect, test } from 'vitest';
import { createLeakDetector } from './leaked-connections.ts';

const connection = { name: 'a connection' };

function newDetector() {
  const clock = { ms: 0 };
  const detector = createLeakDetector(() => clock.ms);
  const leakedAfter = (ms: number) => {
    clock.ms += ms;
    return detector.leakedAmong([connection]);
  };
  return { detector, leakedAfter };
}

describe('a connection that is checked out', () => {
  test('has leaked after 30 seconds without a query', () => {
    const { detector, leakedAfter } = newDetector();
    detector.checkedOut(connection);
    expect([leakedAfter(29_999), leakedAfter(1)]).toEqual([0, 1]);
  });

  test('has not leaked while a query is in flight, however long that takes', () => {
    const { detector, leakedAfter } = newDetector();
    detector.checkedOut(connection);
    detector.queryStarted(connection);
    detector.queryStarted(connection);
    detector.queryEnded(connection);
    expect(leakedAfter(600_000)).toBe(0);
    detector.queryEnded(connection);
    expect([leakedAfter(29_999), leakedAfter(1)]).toEqual([0, 1]);
  });

  test('has leaked 30 seconds after its last query or after being checked out again', () => {
    const { detector, leakedAfter } = newDetector();
    detector.checkedOut(connection);
    expect(leakedAfter(20_000)).toBe(0);
    detector.queryStarted(connection);
    detector.queryEnded(connection);
    expect(leakedAfter(20_000)).toBe(0);
    detector.checkedOut(connection);
    expect([leakedAfter(29_999), leakedAfter(1)]).toEqual([0, 1]);
  });

  test('has not leaked once it is back', () => {
    const { detector, leakedAfter } = newDetector();
    detector.checkedOut(connection);
    expect(leakedAfter(30_000)).toBe(1);
    expect(detector.leakedAmong([])).toBe(0);
  });

  test('has not leaked before its first use', () => {
    expect(newDetector().leakedAfter(30_000)).toBe(0);
  });
});
