import {
  type BenefitCut,
  benefitCutFields,
  type CashFlow,
  cashFlowAmountFields,
  cashFlowFields,
  cashFlowLimits,
  coupleFields,
  type Field,
  formatWithUnit,
  type HouseholdAssumptions,
  householdDefaults,
  householdFields,
  isWholeNumberField,
  type Partner,
  partnerFields,
} from '@whenabouts/core';
import { formatNumbers, parseNumbers } from './link-fragment.ts';

/** Collects the values of a link that the page had to change or ignore, for the notice to the visitor. */
export interface LinkReport {
  /** Values that were changed, by name: "Current Retirement Savings to $20,000,000". */
  readonly changed: readonly string[];
  /** Names of parts that were ignored. */
  readonly ignored: readonly string[];
  /** Returns the nearest value that a field allows, and records the change if it differs. */
  fit: (field: Field, value: number) => number;
  /** Records that a value was changed. */
  change: (name: string) => void;
  /** Records that a part was ignored. */
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

/** Says what was changed and ignored; null if nothing was. */
export function describeReport({ changed, ignored }: LinkReport): string | null {
  const sentences = [
    changed.length > 0 && `Changed: ${namesOf(changed)}.`,
    ignored.length > 0 && `Ignored: ${namesOf(ignored)}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Assumptions that are a single number. */
const numberFields = { ...coupleFields, ...householdFields };
const numberNames = Object.keys(numberFields) as (keyof typeof numberFields)[];

/** Names of the parts other than cash flows. */
const partNames: readonly string[] = ['partner', 'firstDeath', 'benefitCut', ...numberNames];

const partnerNames = Object.keys(partnerFields) as (keyof Partner)[];
const cutNames = Object.keys(benefitCutFields) as (keyof BenefitCut)[];

/**
 * Formats the assumptions of a household that differ from the defaults as parts of a fragment, by name, such as
 * `partner=33.x.40000.x.x.x`, `benefitCut=2033.78` and `income=Pension.500.month.65.x.1`. Later releases may add
 * names, and values at the end of a part.
 */
export function householdParts(household: HouseholdAssumptions): string[] {
  const { partner, firstDeath, benefitCut, cashFlows } = household;
  const parts: string[] = [];
  if (partner) parts.push(`partner=${formatNumbers(partnerNames.map((name) => partner[name]))}`);
  if (firstDeath !== householdDefaults.firstDeath) parts.push(`firstDeath=${firstDeath}`);
  for (const name of numberNames) {
    if (household[name] !== householdDefaults[name])
      parts.push(`${name}=${formatNumbers([household[name]])}`);
  }
  if (benefitCut) parts.push(`benefitCut=${formatNumbers(cutNames.map((name) => benefitCut[name]))}`);
  return [...parts, ...cashFlows.map(cashFlowPart)];
}

function cashFlowPart(cashFlow: CashFlow): string {
  const { kind, name, amount, every, fromAge, toAge, risesWithPrices, survivorShare } = cashFlow;
  const text = encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '')).replaceAll('.', '%2E');
  const numbers = [
    fromAge,
    toAge,
    Number(risesWithPrices),
    ...(survivorShare === undefined ? [] : [survivorShare]),
  ];
  return `${kind}=${text}.${formatNumbers([amount])}.${every}.${formatNumbers(numbers)}`;
}

/**
 * Parses the output of `householdParts`. Values out of range become the nearest allowed ones, and unknown parts are
 * ignored; `report` records both.
 */
export function readHouseholdParts(
  parts: readonly string[],
  report: LinkReport,
): Partial<HouseholdAssumptions> {
  const household: Partial<HouseholdAssumptions> = {};
  const cashFlows: CashFlow[] = [];
  for (const part of parts) {
    const [name = '', text = ''] = part.split('=');
    if (name === 'income' || name === 'cost') {
      const cashFlow = readCashFlow(name, text, report);
      if (cashFlow && cashFlows.length < cashFlowLimits.count) cashFlows.push(cashFlow);
      else report.ignore(name);
      continue;
    }
    const value = readPart(name, text, report);
    if (value) Object.assign(household, value);
    // Anyone can write any text into a link, and the page must not repeat it.
    else report.ignore(partNames.includes(name) ? name : 'unknown parts');
  }
  return cashFlows.length > 0 ? { ...household, cashFlows } : household;
}

function readPart(name: string, text: string, report: LinkReport): Partial<HouseholdAssumptions> | null {
  if (name === 'firstDeath') return text === 'self' || text === 'partner' ? { firstDeath: text } : null;
  const values = parseNumbers(text);
  if (!values) return null;
  if (name === 'partner') return readPartner(values, report);
  if (name === 'benefitCut') {
    const cut = readFields(benefitCutFields, values, report);
    return hasAll(cut, cutNames) ? { benefitCut: cut } : null;
  }
  if (!Object.hasOwn(numberFields, name)) return null;
  const field = name as keyof typeof numberFields;
  const [value] = values;
  return typeof value === 'number' ? { [field]: report.fit(numberFields[field], value) } : null;
}

function readPartner(
  values: readonly (number | null)[],
  report: LinkReport,
): Pick<HouseholdAssumptions, 'partner'> | null {
  const none = { retirementAge: null, claimingAge: null, knownBenefit: null, knownBenefitAge: null };
  const partner = { ...none, ...readFields(partnerFields, values, report) };
  return hasAll(partner, ['currentAge', 'annualIncome']) ? { partner } : null;
}

/** Assigns values to fields by their position. A value that is null or missing is left out of the result. */
function readFields<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  values: readonly (number | null)[],
  report: LinkReport,
): Partial<Record<Name, number>> {
  const names = Object.keys(fields) as Name[];
  if (values.length > names.length) report.ignore('later numbers');
  const fitted: Partial<Record<Name, number>> = {};
  names.forEach((name, index) => {
    const value = values[index];
    if (typeof value === 'number') fitted[name] = report.fit(fields[name], value);
  });
  return fitted;
}

function hasAll<Value extends object, Name extends string>(
  value: Value,
  names: readonly Name[],
): value is Value & Record<Name, number> {
  return names.every((name) => name in value);
}

function readCashFlow(kind: CashFlow['kind'], text: string, report: LinkReport): CashFlow | null {
  const [encodedName = '', amountText = '', every, ...rest] = text.split('.');
  const [amount] = parseNumbers(amountText) ?? [];
  const [from, to, rises, share, ...later] = parseNumbers(rest.join('.')) ?? [];
  if ((every !== 'month' && every !== 'once') || typeof amount !== 'number' || typeof from !== 'number') {
    return null;
  }
  if (later.length > 0) report.ignore('later numbers');
  const fromAge = report.fit(cashFlowFields.fromAge, from);
  const endField = { ...cashFlowFields.toAge, min: fromAge + 1 };
  return {
    kind,
    name: readName(encodedName, report),
    amount: report.fit(cashFlowAmountFields[every], amount),
    every,
    fromAge,
    toAge: every === 'once' || typeof to !== 'number' ? null : report.fit(endField, to),
    risesWithPrices: rises === 1,
    ...(typeof share === 'number' && { survivorShare: report.fit(cashFlowFields.survivorShare, share) }),
  };
}

function readName(encoded: string, report: LinkReport): string {
  const name = decode(encoded);
  const readable = readableName(name);
  // Compare composed letters (NFC) on both sides: composing them changes nothing that the visitor sees.
  if (readable !== name.slice(0, LONGEST_NAME).normalize('NFC')) report.change('a name');
  return readable;
}

/** The most characters of a name that are read. Composing accented letters can shorten a name to a quarter. */
const LONGEST_NAME = 4 * cashFlowLimits.nameLength;

/** Matches more than 30 accents on one letter, which cannot be saved. */
// Not linear: that is safe, because `LONGEST_NAME` limits the text.
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
    .slice(0, cashFlowLimits.nameLength)
    .replace(/\p{Surrogate}$/u, '');
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
