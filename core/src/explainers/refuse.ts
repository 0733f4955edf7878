/**
 * What each kind of number may be, far past any life and any wealth, so that results stay finite. Every
 * check throws a `TypeError` for what is not a number, and a `RangeError` for one outside its range.
 */

export function requireDollars(name: string, value: unknown): void {
  requireWithin(name, value, { min: 0, max: 1e15 });
}

/** A share of something, in percent. */
export function requireShare(name: string, value: unknown): void {
  requireWithin(name, value, { min: 0, max: 100 });
}

/** Percent per year: nothing loses more than everything. */
export function requireReturn(name: string, value: unknown): void {
  requireWithin(name, value, { min: -100, max: 1_000 });
}

export function requireAge(name: string, value: unknown): void {
  requireWithin(name, value, { min: 0, max: 120 });
}

/** How many years, whole. */
export function requireYears(name: string, value: unknown): void {
  const range = { min: 0, max: 200 };
  refuseUnless('a whole number', name, value, range, Number.isInteger(value) && isWithin(value, range));
}

export function requireWithin(name: string, value: unknown, range: Range): void {
  refuseUnless('a number', name, value, range, isWithin(value, range));
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** False for NaN, too. */
function isWithin(value: unknown, { min, max }: Range): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}

function refuseUnless(kind: string, name: string, value: unknown, { min, max }: Range, holds: boolean): void {
  if (holds) return;
  const allowed = `${name} must be ${kind} from ${min} to ${max}`;
  if (typeof value === 'number') throw new RangeError(`${allowed}, not ${value}`);
  throw new TypeError(`${allowed}, not ${value === null ? 'null' : typeof value}`);
}
