import {
  allocationFields,
  type Field,
  fourPercentFields,
  type Inputs,
  inTodaysDollars,
  projectPlan,
  socialSecurityFields,
  TAX_YEAR_DEDUCTION,
  taxFields,
  validateInputs,
} from '@whenabouts/core';
import { nearestStop } from '../../components/slider-stops.ts';
import type { ExplainerId } from './explainer-names.ts';

/** Calculator inputs that an explainer starts with. */
export interface StartingValues {
  numbers: Readonly<Record<string, number>>;
  /** False if values were rounded or clamped to fit the controls. */
  exact: boolean;
}

/** Returns the starting values of all explainers; null without valid calculator inputs. */
export function startingValues(inputs: Inputs | null): Readonly<Record<ExplainerId, StartingValues>> | null {
  if (!inputs || Object.keys(validateInputs(inputs)).length > 0) return null;
  const { currentAge, retirementAge, annualIncome } = inputs;
  // The explainer's amounts are today's dollars, and the projection's are not.
  const portfolio = inTodaysDollars(projectPlan(inputs).retirementSavings, retirementAge - currentAge);
  return {
    fourPercent: fitToControls(fourPercentFields, { portfolio }),
    allocation: fitToControls(allocationFields, { age: currentAge, retirementAge }),
    socialSecurity: fitToControls(socialSecurityFields, { currentAge, claimingAge: retirementAge }),
    taxes: taxableIncome(annualIncome - TAX_YEAR_DEDUCTION),
  };
}

/** Clamps the income but does not round it to a stop, which might be in another bracket. */
function taxableIncome(income: number): StartingValues {
  const { min, max } = taxFields.currentIncome;
  const currentIncome = Math.min(Math.max(income, min), max);
  return { numbers: { currentIncome }, exact: currentIncome === income };
}

function fitToControls<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  values: Partial<Record<Name, number>>,
): StartingValues {
  const entries = Object.entries<number | undefined>(values) as [Name, number][];
  const numbers = Object.fromEntries(
    entries.map(([name, value]) => [name, nearestStop(fields[name], value)]),
  );
  return { numbers, exact: entries.every(([name, value]) => numbers[name] === value) };
}
