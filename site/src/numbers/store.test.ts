import { defaultInputs } from '@whenabouts/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markLoggedIn, markLoggedOut } from '../api/login.ts';
import type { PlanDraft } from './plan-draft.ts';
import { readPendingPlan, storePendingPlan } from './session-storage.ts';
import { setCalculatorNumbers, setDraft } from './set-draft.ts';
import { clearNumbers, exampleNumbers, readNumbers, reloadNumbers, setNumbers } from './store.ts';

const KEY = 'whenabouts-numbers';
const inputs = { ...defaultInputs, monthlySavings: 900 };
const draft: PlanDraft = {
  inputs: { ...defaultInputs, currentAge: 60 },
  changes: { planAge: 90 },
  isRetired: true,
};

let session: Map<string, string>;
const storage = {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => void session.set(key, value),
  removeItem: (key: string) => void session.delete(key),
};

beforeEach(() => {
  session = new Map();
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  clearNumbers();
  vi.unstubAllGlobals();
});

describe('the visitor’s numbers', () => {
  test('are null until the visitor enters some', () => {
    expect(readNumbers()).toBeNull();
    expect(session.size).toBe(0);
  });

  test('are the same after a reload', () => {
    const crossed = { ...defaultInputs, currentAge: 66, retirementAge: 65 };
    setDraft({ ...draft, isRetired: false }, { versions: [draft], planId: 7, isValidated: true });
    setCalculatorNumbers({ inputs: crossed, hasCalculated: true });
    const before = readNumbers();
    expect(before).toMatchObject({ inputs: crossed, hasCalculated: true, versions: [draft], planId: 7 });
    reloadNumbers();
    expect(readNumbers()).toEqual(before);
    expect(readNumbers()).not.toBe(before);
  });

  test.each([
    'x',
    '7',
    '{}',
    '{"login":null,"draft":7}',
    JSON.stringify({ login: null, draft: { inputs: { ...inputs, annualIncome: 'NaN' }, changes: {} } }),
    JSON.stringify({ login: null, draft: { inputs: { ...inputs, currentAge: 200 }, changes: {} } }),
  ])('are null after a reload if the session storage has %s', (stored) => {
    session.set(KEY, stored);
    reloadNumbers();
    expect(readNumbers()).toBeNull();
  });

  test('are those of the draft if another release stored what the calculator cannot use', () => {
    const stored = {
      login: null,
      draft: { inputs, changes: {} },
      inputs: 7,
      versions: [7, { inputs }],
      planId: 'x',
    };
    session.set(KEY, JSON.stringify(stored));
    reloadNumbers();
    expect(readNumbers()).toEqual({ ...exampleNumbers, inputs, draft: { inputs, changes: {} } });
  });

  test.each([
    { name: 'full', blocked: { ...storage, setItem: fail } },
    { name: 'blocked', blocked: { getItem: fail, setItem: fail, removeItem: fail } },
  ])('stay in the page if storage is $name', ({ blocked }) => {
    vi.stubGlobal('sessionStorage', blocked);
    setCalculatorNumbers({ inputs, hasCalculated: true });
    expect(readNumbers()).toMatchObject({ inputs, hasCalculated: true });
    if (blocked.getItem !== fail) return;
    reloadNumbers();
    expect(readNumbers()).toMatchObject({ inputs });
  });

  test('of a member are read during the same login only', () => {
    markLoggedIn();
    setCalculatorNumbers({ inputs, hasCalculated: true });
    reloadNumbers();
    expect(readNumbers()).toMatchObject({ inputs });
    markLoggedOut();
    reloadNumbers();
    expect(readNumbers(), 'by a visitor').toBeNull();
    markLoggedIn();
    reloadNumbers();
    expect(readNumbers(), 'by the next member').toBeNull();
  });

  test('of a visitor are read after a login', () => {
    setCalculatorNumbers({ inputs, hasCalculated: true });
    markLoggedIn();
    reloadNumbers();
    expect(readNumbers()).toMatchObject({ inputs });
  });

  test('are cleared together with the pending plan', () => {
    storePendingPlan({ inputs: defaultInputs });
    expect(readPendingPlan()).not.toBeNull();
    setDraft(draft);
    clearNumbers();
    expect([readNumbers(), readPendingPlan(), session.size]).toEqual([null, null, 0]);
  });

  test('come from a link until one is changed', () => {
    setDraft(draft, { isFromLink: true });
    setNumbers({ versions: [draft] });
    setCalculatorNumbers({ inputs: readNumbers()?.inputs ?? defaultInputs, hasCalculated: true });
    expect(readNumbers()?.isFromLink).toBe(true);
    setCalculatorNumbers({ inputs, hasCalculated: true });
    expect(readNumbers()?.isFromLink).toBe(false);
  });
});

function fail(): never {
  throw new DOMException('Storage is blocked or full.');
}
