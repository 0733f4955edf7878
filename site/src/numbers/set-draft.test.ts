import { defaultInputs } from '@whenabouts/core';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlanDraft } from './plan-draft.ts';
import { setCalculatorNumbers, setDraft } from './set-draft.ts';
import { clearNumbers, readNumbers } from './store.ts';

const inputs = { ...defaultInputs, monthlySavings: 900 };
const draft: PlanDraft = {
  inputs: { ...defaultInputs, currentAge: 60 },
  changes: { planAge: 90 },
  isRetired: true,
};

afterEach(clearNumbers);

describe('the outlook’s draft', () => {
  test('starts with the calculator’s inputs', () => {
    setCalculatorNumbers({ inputs, hasCalculated: false });
    expect(readNumbers()?.draft).toEqual({ inputs, changes: {}, isRetired: false });
  });

  test('keeps its assumptions when the calculator’s inputs change', () => {
    setDraft(draft);
    setCalculatorNumbers({ inputs, hasCalculated: false });
    expect(readNumbers()?.draft).toEqual({ inputs, changes: { planAge: 90 }, isRetired: false });
  });

  test('keeps the desired age of a retired visitor, who stops today in the calculator', () => {
    setDraft(draft);
    const shown = readNumbers()?.inputs ?? inputs;
    expect(shown).toMatchObject({ currentAge: 60, retirementAge: 61 });
    setCalculatorNumbers({ inputs: { ...shown, currentSavings: 400_000 }, hasCalculated: false });
    expect(readNumbers()?.draft).toEqual({ ...draft, inputs: { ...draft.inputs, currentSavings: 400_000 } });
  });

  test('stays as it is when the calculator only shows results', () => {
    setDraft(draft);
    setCalculatorNumbers({ inputs: readNumbers()?.inputs ?? inputs, hasCalculated: true });
    expect(readNumbers()?.draft).toBe(draft);
  });

  test('keeps inputs outside the calculator’s ranges until they are changed there', () => {
    const rich = { ...defaultInputs, currentSavings: 5_000_000, annualIncome: 900_000 };
    setDraft({ ...draft, inputs: rich, isRetired: false });
    const shown = readNumbers()?.inputs ?? inputs;
    expect(shown).toMatchObject({ currentSavings: 1_000_000, annualIncome: 300_000 });
    setCalculatorNumbers({ inputs: { ...shown, annualIncome: 80_000 }, hasCalculated: false });
    expect(readNumbers()?.draft.inputs).toEqual({ ...rich, annualIncome: 80_000 });
  });
});
