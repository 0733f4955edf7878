import { type Field, fields, type InputName, type Inputs, inputNames } from './fields.ts';
import { americanFormats, type NumberFormats } from './format.ts';

/** What is wrong with the inputs, in words for the visitor; an input without a problem is absent. */
export type InputProblems = Partial<Record<InputName, string>>;

/** What a field of the calculator, or the control of an explainer, may hold. */
export interface Limits extends Pick<Field, 'label' | 'min' | 'max'> {
  readonly unit: Field['unit'] | 'level';
}

/** Years and levels are counted, amounts and rates are measured. */
export function isCounted({ unit }: Pick<Limits, 'unit'>): boolean {
  return unit === 'years' || unit === 'level';
}

/** "Current Age must be a whole number from 18 to 75." */
export function limitsProblem(limits: Limits, { number }: NumberFormats = americanFormats): string {
  const kind = isCounted(limits) ? 'a whole number' : 'a number';
  return `${limits.label} must be ${kind} from ${number(limits.min)} to ${number(limits.max)}.`;
}

/** True for a finite number within the limits, whole where it is counted. */
export function isWithinLimits(limits: Limits, value: unknown): value is number {
  return (
    typeof value === 'number' &&
    value >= limits.min &&
    value <= limits.max &&
    (!isCounted(limits) || Number.isInteger(value))
  );
}

/** `limitsProblem` of an input of the calculator. */
export function rangeProblem(name: InputName): string {
  return limitsProblem(fields[name]);
}

/** `isWithinLimits` for an input of the calculator. */
export function isInRange(name: InputName, value: unknown): value is number {
  return isWithinLimits(fields[name], value);
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
