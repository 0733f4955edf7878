import { type CashFlow, cashFlowAmountFields, cashFlowFields, type Field } from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';
import { ageInPlan } from './cash-flows.ts';

/** The entered numbers by name; 1 for a checked box and 0 for an empty one. */
export type ChoiceValues = Readonly<Record<string, number>>;

export interface ChoiceField {
  name: string;
  /** Null for a checkbox. */
  field: Field | null;
  label: string;
  initial: number;
}

/** A question, and the fields that answer it. */
export interface ChoiceQuestion {
  heading: string;
  fields: readonly ChoiceField[];
}

/** One of the ways to choose. */
export interface ChoiceOption {
  /** Name of the choice: "One sum". */
  name: string;
  cashFlow: CashFlow;
}

/** A number that does not fit the others. */
export interface ChoiceError {
  /** The name of its field. */
  name: string;
  text: string;
  validValue: number;
}

export interface RetirementChoice {
  label: string;
  questions: (answer: OutlookAnswer) => readonly ChoiceQuestion[];
  /** Returns null while all numbers fit together. */
  error?: (values: ChoiceValues) => ChoiceError | null;
  /** Returns nothing while the numbers do not fit together. */
  options: (values: ChoiceValues, answer: OutlookAnswer) => readonly ChoiceOption[];
  /** Explains what the numbers mean, and what is left out. */
  text: (values: ChoiceValues, answer: OutlookAnswer) => string;
}

export const question = (heading: string, ...fields: readonly ChoiceField[]): ChoiceQuestion => ({
  heading,
  fields,
});

export const sliderField = (name: string, field: Field, initial: number): ChoiceField => ({
  name,
  field,
  label: field.label,
  initial,
});

export const dollarsField = (name: string, label: string, initial: number): ChoiceField =>
  sliderField(name, { ...cashFlowAmountFields.once, label }, initial);

export const monthlyField = (name: string, label: string, initial: number): ChoiceField =>
  sliderField(name, { ...cashFlowAmountFields.month, label }, initial);

export const percentField = (name: string, label: string, initial: number): ChoiceField =>
  sliderField(name, { label, unit: 'percent', min: 0, max: 100, step: 1, sliderMax: 20 }, initial);

/** An age in the plan, from today on. */
export function ageField(name: string, label: string, initial: number, answer: OutlookAnswer): ChoiceField {
  const min = answer.inputs.currentAge;
  const { max } = cashFlowFields.fromAge;
  const sliderMax = Math.max(answer.assumptions.planAge - 1, min);
  return sliderField(
    name,
    { label, unit: 'years', step: 1, min, max, sliderMax },
    Math.max(ageInPlan(initial, answer), min),
  );
}

/** Returns an entered number; 0 for a field that this visitor does not have. */
export const numberOf = (values: ChoiceValues, name: string): number => values[name] ?? 0;

/** Creates an amount of today's dollars that is paid or received once. */
export const onceAt = (
  fromAge: number,
  { kind, name, amount }: Pick<CashFlow, 'kind' | 'name' | 'amount'>,
): CashFlow => ({ kind, name, amount, every: 'once', fromAge, toAge: null, risesWithPrices: true });

/** A monthly amount of today's dollars with two ages. */
interface MonthlyChoice extends Pick<CashFlow, 'kind' | 'name' | 'amount'> {
  option: string;
  from: number;
  to: number;
}

/** Returns the option of a monthly amount; none if it ends before it starts. */
export function monthlyOption({
  kind,
  name,
  option,
  amount,
  from,
  to,
}: MonthlyChoice): readonly ChoiceOption[] {
  if (to <= from) return [];
  const toAge = Math.min(to, cashFlowFields.toAge.max);
  const cashFlow: CashFlow = {
    kind,
    name,
    amount,
    every: 'month',
    fromAge: from,
    toAge,
    risesWithPrices: true,
  };
  return [{ name: option, cashFlow }];
}
