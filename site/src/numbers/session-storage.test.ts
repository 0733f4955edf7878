import { defaultInputs } from '@whenabouts/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearPendingInputs,
  hasPendingInputs,
  readPendingHandoff,
  storeHandoff,
  storeInputs,
  takePendingInputs,
} from './session-storage.ts';

describe('a handoff from a partner’s page', () => {
  const HOUR = 60 * 60_000;
  const handoff = { inputs: { ...defaultInputs, currentAge: 40 }, id: 'A'.repeat(22), partner: 'acme' };
  let session: Map<string, string>;
  beforeEach(() => {
    session = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is stored separately from the inputs, which keep their format', () => {
    storeHandoff(handoff);
    expect(JSON.parse(session.get('calculatorValues') ?? '')).toEqual(handoff.inputs);
    expect(readPendingHandoff()).toEqual(handoff);
    expect(takePendingInputs()).toEqual(handoff.inputs);
    expect(session.size).toBe(0);
  });

  test('expires after an hour, with its inputs', () => {
    storeHandoff(handoff, Date.now() - HOUR + 60_000);
    expect([readPendingHandoff(), hasPendingInputs()]).toEqual([handoff, true]);
    storeHandoff(handoff, Date.now() - HOUR - 1);
    expect([hasPendingInputs(), readPendingHandoff(), session.size]).toEqual([false, null, 0]);
  });

  test('is replaced by other inputs, and can be cleared', () => {
    storeHandoff(handoff);
    storeInputs(defaultInputs);
    expect([readPendingHandoff(), hasPendingInputs()]).toEqual([null, true]);
    storeHandoff(handoff);
    clearPendingInputs();
    expect(session.size).toBe(0);
  });

  test.each(['{', '7', '{"id":7,"at":1}', '{"id":"x","at":"1"}'])(
    'is ignored if its entry is %s',
    (entry) => {
      storeInputs(defaultInputs);
      session.set('whenabouts-handoff', entry);
      expect(readPendingHandoff()).toBeNull();
      expect(takePendingInputs()).toEqual(defaultInputs);
    },
  );

  test('is not stored if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeHandoff(handoff);
    expect([readPendingHandoff(), takePendingInputs()]).toEqual([null, null]);
  });
});
