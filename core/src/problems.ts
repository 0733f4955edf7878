import { fields, type InputName, type Inputs, inputNames } from './fields.ts';
import { formatNumber } from './format.ts';

/** What is wrong with the inputs, in words for the visitor; an input without a problem is absent. */
export type InputProblems = Partial<Record<InputName, string>>;

/** "Current Age must be a whole number from 18 to 75." */
export function rangeProblem(name: InputName): string {
  const { label, unit, min, max } = fields[name];
  const kind = unit === 'years' ? 'a whole number' : 'a number';
  return `${label} must be ${kind} from ${formatNumber(min)} to ${formatNumber(max)}.`;
}

/** True for a finite number within the range of its field, whole where the field counts years. */
export function isInRange(name: InputName, value: unknown): value is number {
  const { unit, min, max } = fields[name];
  return (
    typeof value === 'number' && value >= min && value <= max && (unit !== 'years' || Number.isInteger(value))
  );
}

/** The two ages, when each is possible but both together are not. */
export function crossedAgesProblems(ages: Pick<Inputs, 'currentAge' | 'retirementAge'>): InputProblems {
  if (ages.retirementAge > ages.currentAge) return {};
  return {
    currentAge: `Choose a current age below your target retirement age of ${ages.retirementAge}.`,
    retirementAge: `Choose a target retirement age above your current age of ${ages.currentAge}.`,
  };
}

/** Everything that keeps these inputs from being calculated; empty when nothing does. */
export function inputProblems(inputs: Inputs): InputProblems {
  const problems: InputProblems = {};
  for (const name of inputNames) {
    if (!isInRange(name, inputs[name])) problems[name] = rangeProblem(name);
  }
  return problems.currentAge || problems.retirementAge
    ? problems
    : { ...problems, ...crossedAgesProblems(inputs) };
}
