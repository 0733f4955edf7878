import { fields, type InputName, type Inputs, inputNames } from './fields.ts';

/**
 * Refuses anything that is not a finite number within the range.
 *
 * @param name What the caller calls the value; the message begins with it.
 * @throws {TypeError} when the value is not a number.
 * @throws {RangeError} when it is NaN, infinite, or outside `min` to `max`.
 */
export function requireNumber(name: string, value: unknown, min: number, max: number): void {
  requireKind('a number', name, value, min, max);
}

/** As `requireNumber`, and whole. */
export function requireWhole(name: string, value: unknown, min: number, max: number): void {
  requireKind('a whole number', name, value, min, max);
  if (!Number.isInteger(value)) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
  }
}

function requireKind(kind: string, name: string, value: unknown, min: number, max: number): void {
  const allowed = `${name} must be ${kind} from ${min} to ${max}`;
  if (typeof value !== 'number') throw new TypeError(`${allowed}, not ${describe(value)}`);
  if (!(value >= min && value <= max)) throw new RangeError(`${allowed}, not ${value}`);
}

/**
 * Refuses inputs that no slider could hold, and a retirement that would lie in the past.
 *
 * @throws {TypeError | RangeError} naming the field and its allowed range.
 */
export function requireInputs(inputs: Inputs, names: readonly InputName[] = inputNames): void {
  for (const name of names) {
    const { unit, min, max } = fields[name];
    const require = unit === 'years' ? requireWhole : requireNumber;
    require(name, inputs?.[name], min, max);
  }
  if (inputs.retirementAge <= inputs.currentAge) {
    throw new RangeError(
      `retirementAge must be above currentAge (${inputs.currentAge}) and at most ${fields.retirementAge.max}, not ${inputs.retirementAge}`,
    );
  }
}

function describe(value: unknown): string {
  return value === null ? 'null' : typeof value === 'string' ? `the text "${value}"` : typeof value;
}
