import {
  allocationFields,
  type Field,
  type FieldWithDefault,
  fourPercentFields,
  type Inputs,
  inTodaysDollars,
  projectPlan,
  socialSecurityFields,
  TAX_YEAR_DEDUCTION,
  taxFields,
  validateInputs,
} from '@whenabouts/core';
import { defaultsOf } from '@whenabouts/view/explainers/explainer-content';
import { useState } from 'react';
import { nearestStop } from '../../components/sentence/slider-stops.ts';
import { isSame } from '../../numbers/merge-drafts.ts';
import type { ExplainerId } from './explainer-names.ts';

export interface ExplainerState<Name extends string> {
  numbers: Readonly<Record<Name, number>>;
  set: (name: Name, value: number) => void;
  /** Source of the numbers before the visitor changed them. */
  origin: 'example' | 'calculator';
  /** False if the calculator's inputs were rounded or clamped to fit the controls. */
  isExact: boolean;
  /** True once the visitor has changed a number. */
  isTouched: boolean;
  /** Restores the example. Undefined while the page shows it. */
  showExample: (() => void) | undefined;
  /** Shows the calculator's inputs. Undefined while the page shows them, or if there are none. */
  showCalculated: (() => void) | undefined;
}

type ShownNumbers<Name extends string> = Pick<ExplainerState<Name>, 'numbers' | 'origin' | 'isTouched'>;

/** The values of an explainer's controls, with functions to change and reset them. */
export function useExplainerValues<Name extends string>(
  fields: Readonly<Record<Name, FieldWithDefault>>,
  fromCalculator: StartingValues | undefined,
): ExplainerState<Name> {
  const example = defaultsOf(fields);
  const calculatorNumbers = fromCalculator && { ...example, ...fromCalculator.numbers };
  const [{ numbers, origin, isTouched }, setState] = useState<ShownNumbers<Name>>(() => ({
    numbers: calculatorNumbers ?? example,
    origin: calculatorNumbers ? 'calculator' : 'example',
    isTouched: false,
  }));
  const startWith = (next: typeof example | undefined, origin: ShownNumbers<Name>['origin']) =>
    next && !isSame(numbers, next) ? () => setState({ numbers: next, origin, isTouched: true }) : undefined;
  return {
    numbers,
    set: (name, value) =>
      setState((before) => ({ ...before, numbers: { ...before.numbers, [name]: value }, isTouched: true })),
    origin,
    isExact: fromCalculator?.isExact ?? true,
    isTouched,
    showExample: startWith(example, 'example'),
    showCalculated: startWith(calculatorNumbers, 'calculator'),
  };
}

interface StartingValues {
  numbers: Readonly<Record<string, number>>;
  /** False if values were rounded or clamped to fit the controls. */
  isExact: boolean;
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
  return { numbers: { currentIncome }, isExact: currentIncome === income };
}

function fitToControls<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  values: Partial<Record<Name, number>>,
): StartingValues {
  const entries = Object.entries<number | undefined>(values) as [Name, number][];
  const numbers = Object.fromEntries(
    entries.map(([name, value]) => [name, nearestStop(fields[name], value)]),
  );
  return { numbers, isExact: entries.every(([name, value]) => numbers[name] === value) };
}
