import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('requests within the delay cause one call, and a later one causes another', () => {
  const act = vi.fn();
  const { request } = coalesce(act, 300);
  request();
  request();
  vi.advanceTimersByTime(299);
  request();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  request();
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a flush makes a pending call immediately, and no other', () => {
  const act = vi.fn();
  const { request, flush } = coalesce(act, 300);
  flush();
  expect(act).not.toHaveBeenCalled();
  request();
  flush();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(1);
});
