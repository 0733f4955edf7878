import {
  allocationFields,
  type ExplainerField,
  fourPercentFields,
  type Inputs,
  inputProblems,
  projectPlan,
  socialSecurityFields,
  taxFields,
} from '@whenabouts/core';
import type { ExplainerId } from './explainer-names.ts';

/** What the visitor has told the calculator, as far as an explainer has a control for it. */
export interface StartingValues {
  numbers: Readonly<Record<string, number>>;
  /** Whether the controls could take them as they were. */
  exact: boolean;
}

/** Null when the calculator knows nothing yet, or nothing that fits together. */
export function startingValues(inputs: Inputs | null): Readonly<Record<ExplainerId, StartingValues>> | null {
  if (!inputs || Object.keys(inputProblems(inputs)).length > 0) return null;
  const { currentAge, retirementAge, annualIncome } = inputs;
  return {
    fourPercent: fitted(fourPercentFields, { portfolio: projectPlan(inputs).retirementSavings }),
    allocation: fitted(allocationFields, { age: currentAge, retirementAge }),
    socialSecurity: fitted(socialSecurityFields, { currentAge, claimingAge: retirementAge }),
    taxes: fitted(taxFields, { currentIncome: annualIncome }),
  };
}

function fitted<Name extends string>(
  fields: Readonly<Record<Name, ExplainerField>>,
  wanted: Partial<Record<Name, number>>,
): StartingValues {
  const entries = Object.entries<number | undefined>(wanted) as [Name, number][];
  const numbers = Object.fromEntries(
    entries.map(([name, value]) => [name, nearestStop(fields[name], value)]),
  );
  return { numbers, exact: entries.every(([name, value]) => numbers[name] === value) };
}

/** The stop of the slider that lies nearest. */
export function nearestStop({ min, max, step }: ExplainerField, value: number): number {
  // A tenth is not exactly a tenth to a computer: without the rounding, a slider at 4.3 shows 4.300000000000001.
  const stop = Number((Math.round(value / step) * step).toFixed(2));
  return Math.min(Math.max(stop, min), max);
}
