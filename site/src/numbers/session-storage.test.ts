import { defaultInputs } from '@whenabouts/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearPendingPlan,
  readPendingHandoff,
  readPendingPlan,
  storeHandoff,
  storePendingPlan,
  takePendingPlan,
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
    expect(takePendingPlan()).toEqual({ inputs: handoff.inputs });
    expect(session.size).toBe(0);
  });

  test('expires after an hour, with its inputs', () => {
    storeHandoff(handoff, Date.now() - HOUR + 60_000);
    expect([readPendingHandoff(), readPendingPlan()]).toEqual([handoff, { inputs: handoff.inputs }]);
    storeHandoff(handoff, Date.now() - HOUR - 1);
    expect([readPendingPlan(), readPendingHandoff(), session.size]).toEqual([null, null, 0]);
  });

  test('is replaced by other inputs, and can be cleared', () => {
    storeHandoff(handoff);
    storePendingPlan({ inputs: defaultInputs });
    expect([readPendingHandoff(), readPendingPlan()]).toEqual([null, { inputs: defaultInputs }]);
    storeHandoff(handoff);
    clearPendingPlan();
    expect(session.size).toBe(0);
  });

  test.each(['{', '7', '{"id":7,"at":1}', '{"id":"x","at":"1"}'])(
    'is ignored if its entry is %s',
    (entry) => {
      storePendingPlan({ inputs: defaultInputs });
      session.set('whenabouts-handoff', entry);
      expect(readPendingHandoff()).toBeNull();
      expect(takePendingPlan()).toEqual({ inputs: defaultInputs });
    },
  );

  test('is not stored if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeHandoff(handoff);
    expect([readPendingHandoff(), takePendingPlan()]).toEqual([null, null]);
  });
});
