import {
  type BasicAssumptionName,
  formatChance,
  formatChanceInProse,
  formatDollars,
  formatNumber,
  formatRoughDollars,
  formatTargetInProse,
  type InputName,
  inputNames,
  type LifetimeAssumptions,
  roundAmount,
} from '@whenabouts/core';
import { joinWithAnd } from '@whenabouts/view/sentence';
import { cashFlowIndex } from '../cash-flows/cash-flow-phrase.ts';
import { type HouseholdPhrase, householdPhrases } from '../household/household-phrases.ts';
import type { OutlookAnswer } from '../outlook-results.ts';

/** The largest number of versions of a plan that can be compared. */
export const MAX_VERSIONS = 3;

/** The names of versions by their position, after "Version". */
const versionLetters = ['A', 'B', 'C'] as const;

/** Returns the name of a version by its position from 0: "Version A". */
export function versionName(index: number): string {
  return `Version ${versionLetters[index]}`;
}

export const versionsText = {
  none: 'Keep your current numbers as a version. Then change some, and keep them as the next version.',
  some: 'Versions stay in this tab. Save a plan to keep it.',
  full: 'Remove a version to keep another one.',
  keep: (index: number): string => `Keep as version ${versionLetters[index]}`,
};

const inputPhrases: Readonly<Record<InputName, (value: number) => string>> = {
  currentAge: (value) => `starts at ${value}`,
  currentSavings: (value) => `starts with ${formatDollars(value)} saved`,
  monthlySavings: (value) => `saves ${formatDollars(value)} a month`,
  annualIncome: (value) => `earns ${formatDollars(value)} a year`,
  expectedReturn: (value) => `expects a return of ${formatNumber(value)}%`,
  retirementAge: (value) => `aims to stop at ${value}`,
};

type Phrase<Name extends BasicAssumptionName> = (value: LifetimeAssumptions[Name]) => string;

const assumptionPhrases: { readonly [Name in BasicAssumptionName]: Phrase<Name> } = {
  monthlySpending: (value) => `spends ${formatRoughDollars(value)} a month`,
  planAge: (value) => `plans to ${value}`,
  volatility: (value) => `has a volatility of ${formatNumber(value)}%`,
  inflation: (value) => `expects inflation of ${formatNumber(value)}%`,
  targetChance: (value) => `aims for ${formatTargetInProse(value)} futures`,
  stocks: (value) => `has ${formatNumber(value)}% in stocks`,
  birthYear: (value) => `was born in ${value}`,
  claimingAge: (value) =>
    value === null ? 'claims Social Security when work stops' : `claims Social Security at ${value}`,
  knownBenefit: (value) =>
    value === null
      ? 'estimates Social Security'
      : `has a known Social Security benefit of ${formatDollars(value)} a month`,
  knownBenefitAge: (value) => `knows the benefit for ${value ?? 'full retirement age'}`,
  contributionsRise: (value) =>
    value ? 'raises contributions with prices' : 'keeps contributions the same number of dollars',
};

const comparedNames = Object.keys(assumptionPhrases) as BasicAssumptionName[];

/**
 * Describes how a version differs from the first one, and what that changes: "Version B saves $1,100 a month. It
 * stops at 65, 4 years earlier."
 */
export function describeDifference(name: string, version: OutlookAnswer, first: OutlookAnswer): string {
  const phrases = [
    ...inputNames
      .filter((input) => version.inputs[input] !== first.inputs[input])
      .filter((input) => input !== 'retirementAge' || hasOtherAim(version, first))
      .map((input) => inputPhrases[input](version.inputs[input])),
    ...comparedNames
      .filter((assumption) => version.assumptions[assumption] !== first.assumptions[assumption])
      .filter((assumption) => assumption !== 'birthYear' || birthYearDiffers(version, first))
      .map((assumption) => phraseOf(assumption, version.assumptions)),
    ...householdDifferences(version, first),
  ];
  const differences =
    phrases.length === 0 ? `${name} has the same numbers` : `${name} ${joinWithAnd(phrases)}`;
  return [`${differences}.`, describeResult(version, first), ...describeAims(version, first)].join(' ');
}

/** Returns true if two people who work would like to stop at different ages. */
function hasOtherAim(version: OutlookAnswer, first: OutlookAnswer): boolean {
  const isRetired = version.isRetired || first.isRetired;
  return !isRetired && version.inputs.retirementAge !== first.inputs.retirementAge;
}

/** Returns "includes a partner of 33 who earns $40,000", "leaves out federal income tax" */
function householdDifferences(version: OutlookAnswer, first: OutlookAnswer): string[] {
  const { added, removed } = comparedHouseholds(version, first);
  return [
    ...(added.length > 0 ? [`includes ${joinWithAnd(added)}`] : []),
    ...(removed.length > 0 ? [`leaves out ${joinWithAnd(removed)}`] : []),
  ];
}

/** Returns the assumptions about the household that a version adds or changes, and those that it does not have. */
export function comparedHouseholds(
  version: Pick<OutlookAnswer, 'assumptions'>,
  first: Pick<OutlookAnswer, 'assumptions'>,
): { added: string[]; removed: string[] } {
  const [phrases, before] = [version, first].map(({ assumptions }) => householdPhrases(assumptions)) as [
    HouseholdPhrase[],
    HouseholdPhrase[],
  ];
  // Cash flows have no stable ids, so a changed cash flow counts as one removed and one added.
  const isChanged = ({ id }: HouseholdPhrase) =>
    cashFlowIndex(id) === null && phrases.some((other) => other.id === id);
  const isSame = ({ text }: HouseholdPhrase) => phrases.some((other) => other.text === text);
  return {
    added: phrases.filter(({ text }) => !before.some((other) => other.text === text)).map(({ text }) => text),
    removed: before.filter((phrase) => !isSame(phrase) && !isChanged(phrase)).map(({ text }) => text),
  };
}

/** Returns false if the birth years differ only because the current ages do. */
function birthYearDiffers(version: OutlookAnswer, first: OutlookAnswer): boolean {
  const yearOf = ({ inputs, assumptions }: OutlookAnswer) => assumptions.birthYear + inputs.currentAge;
  return yearOf(version) !== yearOf(first);
}

function phraseOf<Name extends BasicAssumptionName>(name: Name, assumptions: LifetimeAssumptions): string {
  return assumptionPhrases[name](assumptions[name]);
}

/** Compares the chances of the ages at which the visitor would like to stop, if they differ. */
function describeAims(version: OutlookAnswer, first: OutlookAnswer): string[] {
  if (!hasOtherAim(version, first)) return [];
  const [text, before] = [version, first].map(
    ({ inputs, desiredChance }) => `${inputs.retirementAge} works in ${formatChanceInProse(desiredChance)}`,
  );
  // The first version may differ in other numbers too.
  return [`${text} futures; version A’s ${before}.`];
}

function describeResult(version: OutlookAnswer, first: OutlookAnswer): string {
  if (version.isRetired || first.isRetired)
    return `The money lasts in ${formatChanceInProse(version.desiredChance)} futures.`;
  const age = version.solution.value;
  const before = first.solution.value;
  if (age === null) return 'No retirement age reaches its goal.';
  if (before === null || age === before)
    return `You could stop at ${age}${before === null ? '' : ' in both'}.`;
  return `You could stop at ${age}, ${yearsApart(age, before)}.`;
}

/** Compares an age with the one before: "12 years later". Empty if one of them is null. */
export function yearsApart(age: number | null, before: number | null): string {
  if (age === null || before === null) return '';
  const years = Math.abs(age - before);
  return `${years} ${years === 1 ? 'year' : 'years'} ${age < before ? 'earlier' : 'later'}`;
}

/** Compares two amounts in dollars, rounded as the page shows them: "$400 more". Empty if they look the same. */
export function dollarsApart(amount: number, before: number): string {
  return exactDollarsApart(roundAmount(amount), roundAmount(before));
}

/** Compares two amounts in whole dollars: "$25 less". Empty if they are equal. */
export function exactDollarsApart(amount: number, before: number): string {
  const difference = Math.round(amount) - Math.round(before);
  if (difference === 0) return '';
  return `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
}

/**
 * Formats a chance from 0 to 1 next to others, all in one unit and rounded down: tenths, or hundredths if only some are
 * above 99 of 100.
 */
export function comparedChance(chance: number, chances: readonly number[]): string {
  if (unitOf(chances) === 10) return formatChance(chance);
  const hundredths = Math.floor(chance * 100);
  if (hundredths === 100) return 'all 100';
  return `${hundredths === 0 ? 'fewer than 1' : hundredths} of 100`;
}

/** Compares two chances as the page shows them: "3 in 10 more", "58 in 100 more". Empty if they look the same. */
export function chancesApart(chance: number, before: number): string {
  const unit = unitOf([chance, before]);
  const difference = Math.floor(chance * unit) - Math.floor(before * unit);
  if (difference === 0) return '';
  return `${Math.abs(difference)} in ${unit} ${difference < 0 ? 'fewer' : 'more'}`;
}

/** Returns 100 if some of the chances, but not all, are above 99 of 100, which tenths would round down to 9 of 10. */
function unitOf(chances: readonly number[]): 10 | 100 {
  const texts = new Set(chances.map(formatChance));
  return texts.size > 1 && chances.some((chance) => chance > 0.99) ? 100 : 10;
}
