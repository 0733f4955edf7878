import { type Field, isWholeNumberField } from '../fields.ts';
import { formatWithUnit } from '../format.ts';
import {
  type CashFlow,
  cashFlowFields,
  cashFlowFieldsOf,
  type HouseholdAssumptions,
  householdDefaults,
  householdFields,
} from '../plan/assumptions.ts';
import { isNullableField, isOptionalField, type PlanField, type PlanFields } from '../plan/plan-fields.ts';
import { formatNumber, parseNumber } from './link-fragment.ts';

/** Collects the values of a link that the page had to change or ignore, for the notice to the visitor. */
export interface LinkReport {
  /** Values that were changed, by name: "Current Retirement Savings to $20,000,000". */
  readonly changed: readonly string[];
  /** Names of parts that were ignored. */
  readonly ignored: readonly string[];
  /** Returns the nearest value that a field allows, and records the change if it differs. */
  fit: (field: Field, value: number) => number;
  change: (name: string) => void;
  ignore: (name: string) => void;
}

/** Returns an empty report. The functions that parse a link add to it. */
export function createLinkReport(): LinkReport {
  const changed: string[] = [];
  const ignored: string[] = [];
  return {
    changed,
    ignored,
    fit: (field, value) => {
      const whole = isWholeNumberField(field) ? Math.round(value) : value;
      const nearest = Math.min(Math.max(whole, field.min), field.max);
      const text = field.unit === 'years' ? `${nearest}` : formatWithUnit(nearest, field.unit);
      if (nearest !== value) changed.push(`${field.label} to ${text}`);
      return nearest;
    },
    change: (name) => changed.push(name),
    ignore: (name) => ignored.push(name),
  };
}

/** The largest number of names in a sentence. */
const MAX_NAMES = 5;

function namesOf(list: readonly string[]): string {
  const names = [...new Set(list)];
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Returns sentences about what was changed and ignored; null if nothing was. */
export function describeReport({ changed, ignored }: LinkReport): string | null {
  const sentences = [
    changed.length > 0 && `Changed: ${namesOf(changed)}.`,
    ignored.length > 0 && `Ignored: ${namesOf(ignored)}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : sentences.join(' ');
}

type Values = Readonly<Record<string, unknown>>;

const partFields: PlanFields = householdFields;
/** The values of a cash flow's part, whose name is the kind of the cash flow. */
const { kind: kindField, ...cashFlowPartFields } = cashFlowFields;

/**
 * Formats the assumptions of a household that differ from the defaults as parts of a fragment, by name, such as
 * `partner=33.x.40000.x.x.x`, `benefitCut=2033.78` and `income=Pension.500.month.65.x.1`. Later releases may add
 * names, and values at the end of a part.
 */
export function householdParts(household: HouseholdAssumptions): string[] {
  return (Object.keys(householdFields) as (keyof HouseholdAssumptions)[]).flatMap((name) => {
    const value = household[name];
    // A missing person would make the age that of a link of an earlier release.
    const isNeeded = name === 'firstDeath' && household.firstDeathAge !== householdDefaults.firstDeathAge;
    if (value === householdDefaults[name] && !isNeeded) return [];
    if (name === 'cashFlows') return household.cashFlows.map(cashFlowPart);
    const field: PlanField = householdFields[name];
    const text = field.kind === 'group' ? formatValues(field.fields, value) : formatValue(field, value);
    return `${name}=${text}`;
  });
}

function cashFlowPart(cashFlow: CashFlow): string {
  return `${cashFlow.kind}=${formatValues(cashFlowPartFields, cashFlow)}`;
}

/** A value that is null or missing. */
const MISSING = formatNumber(null);

/** Formats values, separated by dots. The last ones may be missing. */
function formatValues(fields: PlanFields, group: unknown): string {
  const values = group as Values;
  const names = Object.keys(fields);
  const last = names.findLastIndex((name) => values[name] !== undefined);
  return names
    .slice(0, last + 1)
    .map((name) => formatValue(fields[name] as PlanField, values[name]))
    .join('.');
}

function formatValue({ kind }: PlanField, value: unknown): string {
  if (value === undefined) return MISSING;
  if (kind === 'choice') return String(value);
  if (kind === 'flag') return formatNumber(Number(value));
  if (kind !== 'text') return formatNumber(value as number | null);
  const name = String(value).replaceAll(/\p{Surrogate}/gu, '');
  return encodeURIComponent(name).replaceAll('.', '%2E');
}

/**
 * Parses the output of `householdParts`. Values out of range become the nearest allowed ones, and unknown parts are
 * ignored; `report` records both.
 */
export function readHouseholdParts(
  parts: readonly string[],
  report: LinkReport,
): Partial<HouseholdAssumptions> {
  const household: Record<string, unknown> = {};
  const cashFlows: CashFlow[] = [];
  for (const part of parts) {
    const [name = '', text = ''] = part.split('=');
    const kind = kindField.options.find((option) => option === name);
    if (kind) {
      const cashFlow = readCashFlow(kind, text, report);
      if (cashFlow && cashFlows.length < householdFields.cashFlows.maxCount) cashFlows.push(cashFlow);
      else report.ignore(kind);
      continue;
    }
    const field = Object.hasOwn(partFields, name) ? partFields[name] : undefined;
    const value = field && readPart(field, text, report);
    if (value !== undefined) household[name] = value;
    // Anyone can write any text into a link, and the page must not repeat it.
    else report.ignore(field ? name : 'unknown parts');
  }
  return cashFlows.length > 0 ? { ...household, cashFlows } : household;
}

/** Returns undefined if the part is not readable. */
function readPart(field: PlanField, text: string, report: LinkReport): unknown {
  const isGroup = field.kind === 'group';
  const fields = isGroup ? field.fields : { value: field };
  const values = parseValues(fields, text, report);
  const fitted = values && fitValues(fields, values, report);
  return isGroup ? fitted : fitted?.value;
}

function readCashFlow(kind: CashFlow['kind'], text: string, report: LinkReport): CashFlow | undefined {
  const values = parseValues(cashFlowPartFields, text, report);
  if (!values) return undefined;
  const { every, toAge, partOfSpending, ...others } = { ...values, kind } as CashFlow;
  const fromAge = report.fit(cashFlowFields.fromAge, others.fromAge);
  const isMonthlyCost = kind === 'cost' && every === 'month';
  if (partOfSpending && !isMonthlyCost) report.ignore('part of the spending');
  const hasNoEnd = every === 'once' || (isMonthlyCost && partOfSpending === 'until-stop');
  const cashFlow = {
    ...others,
    every,
    fromAge,
    toAge: hasNoEnd ? null : toAge,
    ...(isMonthlyCost && partOfSpending && { partOfSpending }),
  };
  return fitValues(cashFlowFieldsOf(cashFlow), cashFlow, report) as unknown as CashFlow;
}

/**
 * Parses values that are separated by dots. Missing values are null, if they may be null, or false. Returns undefined if a
 * value is not readable, or if one is missing that is required.
 */
function parseValues(fields: PlanFields, text: string, report: LinkReport): Values | undefined {
  const texts = text.split('.');
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const valueText = texts.shift() ?? MISSING;
    if (valueText === MISSING && isOptionalField(field) && !isNullableField(field)) continue;
    const value = parseValue(field, valueText);
    const isMissing = field.kind === undefined && value === null && field.default !== null;
    if (value === undefined || isMissing) return undefined;
    values[name] = value;
  }
  if (texts.length > 0) report.ignore('later numbers');
  return values;
}

function parseValue(field: PlanField, text: string): unknown {
  if (field.kind === 'text') return text;
  if (field.kind === 'choice') return field.options.find((option) => option === text);
  const number = parseNumber(text);
  return field.kind === 'flag' && number !== undefined ? number === 1 : number;
}

function fitValues(fields: PlanFields, values: Values, report: LinkReport): Values {
  const fitted = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.kind === undefined && typeof value === 'number') fitted[name] = report.fit(field, value);
    if (field.kind === 'text') fitted[name] = readName(String(value), report);
  }
  return fitted;
}

function readName(encoded: string, report: LinkReport): string {
  const name = decode(encoded);
  const readable = readableName(name);
  // Compare composed letters (NFC) on both sides: composing them changes nothing that the visitor sees.
  if (readable !== name.slice(0, LONGEST_NAME).normalize('NFC')) report.change('a name');
  return readable;
}

/** The most characters of a name that are read. Composing accented letters can shorten a name to a quarter. */
const LONGEST_NAME = 4 * cashFlowFields.name.maxLength;

/** Matches more than 30 accents on one letter, which cannot be saved. */
// Not linear: `LONGEST_NAME` limits the text.
const REPEATED_ACCENTS = /(\p{M}{30})\p{M}+/gu;

/**
 * Shortens a name to the limit. Removes characters that cannot be saved (line breaks, control characters, halves of
 * characters, repeated accents) or that would reverse the text after the name. Composes accented letters, like a
 * saved plan.
 */
export function readableName(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .replaceAll(/[\p{Cc}\p{Surrogate}\p{Bidi_Control}]/gu, '')
    .normalize('NFC')
    .replaceAll(REPEATED_ACCENTS, '$1')
    .slice(0, cashFlowFields.name.maxLength)
    .replace(/\p{Surrogate}$/u, '');
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
