import { defaultInputs } from '@whenabouts/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlanDraft } from './plan-draft.ts';
import {
  clearNumbers,
  findNumbers,
  readVisit,
  type Source,
  setCalculatorInputs,
  setOutlookDraft,
  sources,
} from './store.ts';

describe('findNumbers', () => {
  test('reads session storage first, then the link, history entry, saved plan and visit', () => {
    expect(sources).toEqual(['session storage', 'link', 'history entry', 'saved plan', 'this visit']);
  });

  test.each(sources.map((source, rank) => ({ source, after: sources.slice(rank + 1) })))(
    'prefers $source to the sources after it, and does not read them',
    ({ source, after }) => {
      const read: Source[] = [];
      const readers = Object.fromEntries(
        // In reverse order: the order of the object's keys must not matter.
        [...after.toReversed(), source].map((name) => [
          name,
          () => {
            read.push(name);
            return `numbers of ${name}`;
          },
        ]),
      );
      expect(findNumbers(readers)).toEqual({ source, numbers: `numbers of ${source}` });
      expect(read).toEqual([source]);
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

  const stored = new Set<string>();
  beforeEach(() => vi.stubGlobal('sessionStorage', { removeItem: (key: string) => stored.delete(key) }));
  afterEach(() => {
    clearNumbers();
    vi.unstubAllGlobals();
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

  test('is cleared together with the pending inputs', () => {
    stored.add('calculatorValues');
    setOutlookDraft(draft);
    clearNumbers();
    expect(readVisit().draft).toBeNull();
    expect([...stored]).toEqual([]);
  });
});
