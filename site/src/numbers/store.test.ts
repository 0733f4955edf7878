import { defaultInputs } from '@whenabouts/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlanDraft } from './plan-draft.ts';
import { readPendingPlan, storePendingPlan } from './session-storage.ts';
import {
  clearNumbers,
  findNumbers,
  readVisit,
  type Source,
  setCalculatorInputs,
  setOutlookDraft,
} from './store.ts';

describe('findNumbers', () => {
  const order: readonly Source[] = ['session storage', 'link', 'history entry', 'saved plan', 'this visit'];

  test.each(order.map((source, rank) => ({ source, after: order.slice(rank + 1) })))(
    'prefers $source to the sources after it, and does not read them',
    ({ source, after }) => {
      const unread = vi.fn();
      // In reverse order: the order of the object's keys must not matter.
      const readers = Object.fromEntries([
        ...after.toReversed().map((name) => [name, unread]),
        [source, () => 'numbers'],
      ]);
      expect(findNumbers(readers)).toEqual({ source, numbers: 'numbers' });
      expect(unread).not.toHaveBeenCalled();
    },
  );

  test('skips sources without numbers, and returns null if none has any', () => {
    expect(findNumbers({ link: () => null, 'saved plan': () => 'plan' })?.source).toBe('saved plan');
    expect(findNumbers({ 'session storage': () => null, link: () => null })).toBeNull();
  });
});

describe('the outlook’s draft', () => {
  const draft: PlanDraft = {
    inputs: { ...defaultInputs, currentAge: 60 },
    changes: { planAge: 90 },
    isRetired: true,
  };

  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => {
    clearNumbers();
    vi.unstubAllGlobals();
  });

  test('has the assumptions of the saved plan that is open in the calculator, and not those of another plan', () => {
    setOutlookDraft(draft);
    const open: PlanDraft = { inputs: defaultInputs, changes: { planAge: 100 }, isRetired: false };
    setCalculatorInputs({ inputs: defaultInputs, hasResults: true }, open);
    expect(readVisit().draft).toEqual(open);
    const inputs = { ...defaultInputs, monthlySavings: 900 };
    setCalculatorInputs({ inputs, hasResults: true }, open);
    expect(readVisit().draft).toEqual({ ...open, inputs });
  });

  test('is null until the visitor enters numbers', () => {
    expect(readVisit().draft).toBeNull();
  });

  test('starts with the calculator’s inputs', () => {
    setCalculatorInputs({ inputs: defaultInputs, hasResults: false });
    expect(readVisit().draft).toEqual({ inputs: defaultInputs, changes: {}, isRetired: false });
  });

  test('keeps its assumptions when the calculator’s inputs change', () => {
    setOutlookDraft(draft);
    setCalculatorInputs({ inputs: defaultInputs, hasResults: false });
    expect(readVisit().draft).toEqual({
      inputs: defaultInputs,
      changes: { planAge: 90 },
      isRetired: false,
    });
  });

  test('stays retired when the calculator shows its inputs', () => {
    setOutlookDraft(draft);
    setCalculatorInputs({ inputs: draft.inputs, hasResults: false });
    expect(readVisit().draft).toEqual(draft);
  });

  test('is unchanged while the calculator’s inputs stay the same', () => {
    setCalculatorInputs({ inputs: defaultInputs, hasResults: false });
    setOutlookDraft(draft);
    setCalculatorInputs({ inputs: defaultInputs, hasResults: false });
    expect(readVisit().draft).toEqual(draft);
  });

  test('is cleared together with the pending plan', () => {
    storePendingPlan({ inputs: defaultInputs });
    expect(readPendingPlan()).not.toBeNull();
    setOutlookDraft(draft);
    clearNumbers();
    expect(readVisit().draft).toBeNull();
    expect(readPendingPlan()).toBeNull();
  });
});
