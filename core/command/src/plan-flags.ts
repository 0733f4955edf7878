import {
  assumptionFields,
  type InputName,
  lifetimeFields,
  type PlanField,
  type PlanOptions,
} from '@whenabouts/core';

/** A flag of the command that sets a number of the plan. */
interface PlanFlag {
  /** The flag's name without the dashes. */
  readonly flag: string;
  readonly name: string;
  readonly isAssumption: boolean;
  /** Names the value in the help: "dollars a month". */
  readonly value: string;
  readonly unit?: string;
}

const input = (flag: string, name: InputName, value: string): PlanFlag => ({
  flag,
  name,
  value,
  isAssumption: false,
  unit: lifetimeFields[name].unit,
});

/** Groups and lists have no flags: a plan in JSON has them. */
function assumptionFlag([name, field]: [string, PlanField]): PlanFlag[] {
  if (field.kind !== undefined && field.kind !== 'flag' && field.kind !== 'choice') return [];
  const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (field.kind !== undefined) return [{ flag, name, value: valuesOf(field), isAssumption: true }];
  return [{ flag, name, value: `${field.min} to ${field.max}`, isAssumption: true, unit: field.unit }];
}

const valuesOf = (field: { kind: 'flag' } | { kind: 'choice'; options: readonly string[] }): string =>
  field.kind === 'flag' ? 'true or false' : field.options.join(' or ');

/** The flags of a plan: its inputs, and the assumptions that are a single value, derived from their description in core. */
export const planFlags: readonly PlanFlag[] = [
  input('age', 'currentAge', 'years'),
  input('stop', 'retirementAge', 'years'),
  input('saved', 'currentSavings', 'dollars'),
  input('monthly', 'monthlySavings', 'dollars a month'),
  input('income', 'annualIncome', 'dollars a year'),
  input('return', 'expectedReturn', 'percent a year'),
  ...Object.entries(assumptionFields).flatMap(assumptionFlag),
];

type Values = Readonly<Record<string, string | boolean | undefined>>;

export function withFlags(plan: Partial<PlanOptions>, values: Values): Partial<PlanOptions> {
  const given = planFlags.filter(({ flag }) => values[flag] !== undefined);
  const entriesOf = (isAssumption: boolean) =>
    given
      .filter((entry) => entry.isAssumption === isAssumption)
      .map(({ flag, name, unit }): [string, unknown] => [name, parseValue(String(values[flag]), unit)]);
  const assumptions = { ...plan.assumptions, ...Object.fromEntries(entriesOf(true)) };
  return {
    ...plan,
    ...Object.fromEntries(entriesOf(false)),
    ...(Object.keys(assumptions).length > 0 && { assumptions }),
  };
}

/** Amounts may be typed as "$250,000" and rates as "7%". Other text stays as it is, and the plan rejects it by its name. */
function parseValue(text: string, unit?: string): unknown {
  const bare =
    unit === 'dollars' ? text.replace(/^\$/, '') : unit === 'percent' ? text.replace(/%$/, '') : text;
  if (/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''));
  if (text === 'true' || text === 'false') return text === 'true';
  return text === 'null' ? null : text;
}

/** Replaces the name of a field at the start of a message by its flag, if the flag was given or can set what is missing. */
export function withFlagNames(message: string, hasFlags: boolean): string {
  const found = planFlags.find(({ name }) => message.startsWith(`${name} `));
  if (!found || !hasFlags) return message;
  if (message.endsWith(', not undefined')) return `--${found.flag} is missing.`;
  return `--${found.flag}${message.slice(found.name.length)}.`;
}
