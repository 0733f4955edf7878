/** The six inputs of the calculator: label, unit, range, step and default. */

/** The unit of a field; a level is a point on a scale. */
export type Unit = 'years' | 'dollars' | 'percent' | 'level';

/** A number that the visitor chooses with a slider or types. */
export interface Field {
  readonly label: string;
  readonly unit: Unit;
  /** Smallest allowed value, in `unit`. */
  readonly min: number;
  /** Largest allowed value, in `unit`. */
  readonly max: number;
  /** The end of the slider, if the slider ends below `max`. A larger value can be typed. */
  readonly sliderMax?: number;
  /** Distance between two stops of the slider. A typed value may be between two stops. */
  readonly step: number;
}

/** Returns true if a field takes whole numbers only: years and levels. Amounts and rates may have fractions. */
export function isWholeNumberField({ unit }: Pick<Field, 'unit'>): boolean {
  return unit === 'years' || unit === 'level';
}

export interface FieldWithDefault extends Field {
  readonly default: number;
}

/** The fields of the calculator, in the order of the form. */
export const fields = {
  currentAge: {
    label: 'Current Age',
    unit: 'years',
    min: 18,
    max: 75,
    step: 1,
    default: 35,
  },
  retirementAge: {
    label: 'Target Retirement Age',
    unit: 'years',
    min: 40,
    max: 85,
    step: 1,
    default: 65,
  },
  currentSavings: {
    label: 'Current Retirement Savings',
    unit: 'dollars',
    min: 0,
    max: 1_000_000,
    step: 5_000,
    default: 50_000,
  },
  monthlySavings: {
    label: 'Monthly Contributions',
    unit: 'dollars',
    min: 0,
    max: 5_000,
    step: 50,
    default: 500,
  },
  annualIncome: {
    label: 'Annual Income',
    unit: 'dollars',
    min: 20_000,
    max: 300_000,
    step: 5_000,
    default: 70_000,
  },
  expectedReturn: {
    label: 'Expected Annual Return (%)',
    unit: 'percent',
    min: 1,
    max: 12,
    step: 0.5,
    default: 7,
  },
} as const satisfies Record<string, FieldWithDefault>;

export type InputName = keyof typeof fields;

/**
 * The visitor's inputs: ages in whole years, savings in dollars, monthly savings in dollars per
 * month, income in dollars per year, expected return in percent per year (nominal).
 */
export type Inputs = Record<InputName, number>;

/** The inputs of a saved plan, on which the savings depend. */
export type PlanTerms = Omit<Inputs, 'annualIncome'>;

export const inputNames = Object.keys(fields) as readonly InputName[];

export function mapInputs<Value>(map: (name: InputName) => Value): Record<InputName, Value> {
  // `Object.fromEntries` is not used, because some host pages of the embed remove it.
  const record: Partial<Record<InputName, Value>> = {};
  for (const name of inputNames) record[name] = map(name);
  return record as Record<InputName, Value>;
}

/** The inputs of a new visitor. Not a call of `mapInputs`, which bundlers cannot remove from scripts without inputs. */
export const defaultInputs: Readonly<Inputs> = {
  currentAge: fields.currentAge.default,
  retirementAge: fields.retirementAge.default,
  currentSavings: fields.currentSavings.default,
  monthlySavings: fields.monthlySavings.default,
  annualIncome: fields.annualIncome.default,
  expectedReturn: fields.expectedReturn.default,
};
