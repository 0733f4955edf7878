import {
  type CheckIn,
  formatChanceInProse,
  formatDollars,
  formatRoughDollars,
  type PlanRecord,
  type ReasonName,
} from '@whenabouts/core';
import { badYearsClause } from '../answer/spending-text.ts';
import { exactDollarsApart, yearsApart } from '../versions/versions-text.ts';

/**
 * Describes the balance of today: "You have $61,000: ahead of 6 out of 10 futures", or "behind 9 out of 10 futures" in the
 * worse half.
 *
 * @param rank Share of the recorded futures with a smaller balance, 0 to 1; null if it is too early to compare.
 */
export function balanceText(savings: number, rank: number | null): string {
  const balance = `You have ${formatDollars(savings)}`;
  if (rank === null) return `${balance}.`;
  // The ranks of a record end at 1 and 9 of 10.
  const place =
    rank < 0.5
      ? `behind ${formatChanceInProse(Math.min(1 - rank, 0.9))}`
      : `ahead of ${formatChanceInProse(rank)}`;
  return `${balance}: ${place} futures.`;
}

/** The ranks of a balance that is far from the middle of the futures. */
const isFarFromMiddle = (rank: number | null) => rank !== null && (rank < 0.25 || rank >= 0.75);

/** Describes the answer of today: "Still 69." or, once retired, what can be spent. Explains why a balance far from the middle has not changed it. */
export function newAnswerText(
  { before, after, draft, rank, reasons, spendable }: CheckIn,
  lastAge: number,
): string {
  if (spendable) return spendableText(spendable, draft);
  if (after.age === null) return `No age up to ${lastAge} reaches your goal.`;
  if (before.age === null) return `You could now stop at ${after.age}.`;
  if (after.age === before.age) {
    if (!isFarFromMiddle(rank)) return `Still ${after.age}.`;
    const ofBalance = reasons.filter(({ name }) => name === 'markets' || name === 'saved');
    return ofBalance.reduce((sum, { years }) => sum + years, 0) === 0
      ? `Still ${after.age}: that moves it by less than a year.`
      : `Still ${after.age}: the other changes make up for it.`;
  }
  return `Last time you could stop at ${before.age}, now at ${after.age}: ${yearsApart(after.age, before.age)}.`;
}

/** Compares what can be spent: "You can spend $2,780 a month in today’s dollars, instead of $3,490." */
function spendableText(
  { before, after }: NonNullable<CheckIn['spendable']>,
  { changes: { partner, spendingCut = 0 } }: CheckIn['draft'],
): string {
  const who = partner ? 'You two' : 'You';
  if (after === null) return `${who} have costs that are too high.`;
  const can = before === after ? 'can still spend' : 'can spend';
  const instead = before === null || before === after ? '' : `, instead of ${formatDollars(before)}`;
  return `${who} ${can} ${formatDollars(after)} a month in today’s dollars${badYearsClause({ spendingCut })}${instead}.`;
}

/** Says that the page's own answer is not the one of today. `age` is that answer; null without an age. */
export function pageText(age: number | null): string {
  const answer = age === null ? '' : `, with which you could stop at ${age}`;
  return `The rest of this page still uses its own numbers${answer}.`;
}

/**
 * Compares the chance of the desired age or, once retired, of the spending with that of the last record: "You’d like 65: that
 * works in 4 out of 10 futures. Last time: 5 out of 10."
 *
 * @param spending Monthly spending in today's dollars, and true if it is our guess.
 */
export function chanceText(
  { before, after, draft, chanceChange }: CheckIn,
  { spending, isGuess }: { spending: number; isGuess: boolean },
): string {
  const [now, then] = [after, before].map((answer) => formatChanceInProse(answer.chanceAtDesiredAge));
  const same = chanceChange === 0 ? 'Same as last time.' : 'About the same as last time.';
  const comparison = now === then ? same : `Last time: ${then}.`;
  const source = isGuess ? ', our guess of what you spend' : '';
  if (draft.isRetired)
    return `On ${formatRoughDollars(spending)} a month${source}, your money lasts in ${now} futures. ${comparison}`;
  return `You’d like ${draft.inputs.retirementAge}: that works in ${now} futures. ${comparison}`;
}

const reasonLabels: Record<ReasonName, string> = {
  markets: 'Markets, and the time that passed',
  saved: 'What you saved',
  law: 'New tax and Social Security figures',
  changed: 'What you changed',
  model: 'The new version of our model',
};

/** The text instead of the reasons if none of them changed the answer. */
export function stayedText({ draft }: CheckIn): string {
  return draft.isRetired
    ? 'Nothing moved it by $10 a month or by 1 in 100 futures.'
    : 'Nothing moved it by a year or by 1 in 100 futures.';
}

/**
 * Returns one table row per reason that changed the answer, and a last row with the sum; none if nothing changed it.
 * Cells: label, change of the age or, once retired, of what can be spent, change of the chance.
 */
export function reasonRows({ reasons, before, yearsChange, chanceChange, draft }: CheckIn): string[][] {
  const { isRetired } = draft;
  // Each row has the difference of two rounded running sums, so the rows add up to the rounded total.
  let sum = before.chanceAtDesiredAge;
  const rows = reasons.map(({ name, years, chance, spendable }) => {
    const points = hundredths(sum + chance) - hundredths(sum);
    sum += chance;
    return {
      label: isRetired && name === 'markets' ? 'Markets, and what you spent' : reasonLabels[name],
      years,
      spendable,
      points,
      hasChange: chance !== 0,
    };
  });
  const total = {
    label: 'All together',
    years: yearsChange,
    spendable: reasons.reduce((sum, { spendable }) => sum + spendable, 0),
    points: hundredths(before.chanceAtDesiredAge + chanceChange) - hundredths(before.chanceAtDesiredAge),
    hasChange: chanceChange !== 0,
  };
  const changedRows = rows.filter(
    ({ years, spendable, points }) => points !== 0 || (isRetired ? spendable : years) !== 0,
  );
  if (changedRows.length === 0) return [];
  return [...changedRows, total].map(({ label, years, spendable, points, hasChange }) => [
    label,
    isRetired ? monthlyText(spendable) : yearsText(years, hasChange),
    pointsText(points, hasChange),
  ]);
}

/** Returns a change in years. `hasChange` is true if something has changed, even if too little for a year. */
function yearsText(years: number, hasChange: boolean): string {
  if (years !== 0) return yearsApart(years, 0);
  return hasChange ? 'less than a year' : 'no change';
}

function monthlyText(change: number): string {
  const difference = exactDollarsApart(change, 0);
  return difference ? `${difference} a month` : 'no change';
}

function hundredths(chance: number): number {
  return Math.round(chance * 100);
}

function pointsText(points: number, hasChange: boolean): string {
  if (points === 0) return hasChange ? 'about as many futures' : 'no change';
  return `${Math.abs(points)} ${points < 0 ? 'fewer' : 'more'} in 100 futures`;
}

/** Explains how today's savings and, once retired, the recorded amount to spend are converted between the two years. */
export function dollarsText(
  { years, inflation, balanceThen, spendable }: CheckIn,
  savings: number,
  record: PlanRecord,
): string {
  if (years === 0)
    return 'Your savings are in today’s dollars. It is too early to compare them with the futures, which begin a year after you saved.';
  const year = new Date(record.createdAt).getFullYear();
  const { recorded = null, before = null } = spendable ?? {};
  const monthly =
    recorded === null || before === null
      ? ''
      : `, and the ${formatDollars(recorded)} a month of ${year} is ${formatDollars(before)} in today’s dollars`;
  return `${formatDollars(savings)} in today’s dollars is ${formatDollars(balanceThen)} in dollars of ${year}${monthly}, with the inflation of ${inflation}% a year that your plan assumed.`;
}
