import {
  assumptionFields,
  assumptionNames,
  changingChances,
  currentLaw,
  exclusionsOf,
  type Field,
  formatChance,
  formatDollars,
  formatNumber,
  limitsText,
  PRODUCT_NAME,
  partnerFields,
} from '@whenabouts/core';
import { plainText } from '@whenabouts/view/sentence';
import { inputRows } from '../../components/printed-list.tsx';
import type { PlanDraft } from '../../numbers/plan-draft.ts';
import { answerOptions, answerPartsText } from './answer/answer-parts.ts';
import { spendingText } from './answer/spending-text.ts';
import { householdPhrases } from './household/household-phrases.ts';
import type { Outcomes } from './included/alternatives.ts';
import { defaultForcedStop, forcedStopSentence } from './included/forced-stop.ts';
import { coupleNames } from './included/inclusions.ts';
import { outcomeChange } from './included/outcome.ts';
import type { OutlookResults } from './outlook-results.ts';
import { stepSentence } from './steps/step-texts.ts';
import { SHOWN_STEPS, solveNextSteps } from './steps/use-next-steps.ts';

interface MarkdownOptions {
  results: OutlookResults;
  outcomes: Outcomes;
  /** Opens the same plan. */
  link: string;
  /** As "November 29, 2026". */
  date: string;
}

type Row = readonly [label: string, value: string];

/** Returns an outlook as Markdown: every input, assumption and result, what is left out, and the link. */
export function outlookMarkdown({ results, outcomes, link, date }: MarkdownOptions): string {
  const { assumptions, chances, isRetired } = results;
  const [answer, others] = answerPartsText(results, answerOptions(results, outcomes.draft));
  const included = householdPhrases(assumptions);
  const blocks = [
    isRetired ? '# How much can you spend?' : '# When can you stop working?',
    `Calculated by ${PRODUCT_NAME} on ${date}, with the law of ${currentLaw.year}. Amounts are today’s dollars. An estimate, not advice.`,
    `**${escapeMarkdown(answer)}** ${escapeMarkdown(others)}`,
    '## Numbers',
    list(numberRows(results).map(toItem)),
    ...(included.length > 0
      ? ['## This answer includes', list(included.map(({ text }) => escapeMarkdown(text)))]
      : []),
    '## What this leaves out',
    list(leftOutSentences(results, outcomes).map(escapeMarkdown)),
    '## Next steps',
    list(stepSentences(results, outcomes.draft).map(escapeMarkdown)),
    escapeMarkdown(limitsText(assumptions)),
    ...(isRetired ? [] : ['## Chance by age', chanceTable(chances)]),
    `[Open this plan](${link})`,
  ];
  return `${blocks.filter(Boolean).join('\n\n').replaceAll('\u2060', '').replaceAll('\u00a0', ' ')}\n`;
}

/** Returns the inputs, the benefit and the assumptions with their labels. */
export const numberRows = (results: OutlookResults): readonly Row[] => [
  ...inputRows(results.inputs),
  ...benefitRows(results),
  ...assumptionRows(results),
];

/** Returns what each exclusion would change, and what a forced stop would. */
export function leftOutSentences(
  results: OutlookResults,
  { draft, current, alternatives }: Outcomes,
): string[] {
  const forced = defaultForcedStop(results);
  const exclusions = exclusionsOf(draft, current).map(({ id, condition }) => {
    const outcome = alternatives[id];
    return `${condition}${outcome ? `: ${outcomeChange(outcome, current).join('')}` : ''}.`;
  });
  return forced ? [...exclusions, plainText(forcedStopSentence(forced.age, forced, false))] : exclusions;
}

/** Names the first three steps that are not done, with their gains and deadlines. */
export function stepSentences(results: OutlookResults, { doneSteps = [] }: PlanDraft): string[] {
  const open = solveNextSteps(results).filter(({ id }) => !doneSteps.includes(id));
  return open.slice(0, SHOWN_STEPS).map(stepSentence);
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const toItem = ([label, value]: Row): string => `${escapeMarkdown(label)}: ${escapeMarkdown(value)}`;

function benefitRows({ assumptions, benefit, householdBenefit }: OutlookResults): Row[] {
  const text = assumptions.partner
    ? `${formatDollars(householdBenefit)} for both`
    : `${formatDollars(benefit.monthlyBenefit)} from ${benefit.claimingAge}`;
  return [['Monthly Social Security', text]];
}

/** Returns a row for each number of the assumptions and of the partner. Those that follow from others are left out. */
function assumptionRows(results: OutlookResults): Row[] {
  const { assumptions } = results;
  const { partner } = assumptions;
  const rows = assumptionNames
    .filter((name) => partner || !isOfCouple(name))
    .flatMap((name) =>
      name === 'monthlySpending'
        ? [[assumptionFields[name].label, spendingText(results)] as const]
        : rowOf(assumptionFields[name], assumptions[name]),
    );
  const names = Object.keys(partnerFields) as (keyof typeof partnerFields)[];
  return [
    ...rows,
    ['Contributions rise with prices', assumptions.contributionsRise ? 'yes' : 'no'],
    ...(partner ? names.flatMap((name) => rowOf(partnerFields[name], partner[name])) : []),
  ];
}

const isOfCouple = (name: string): boolean => (coupleNames as readonly string[]).includes(name);

function rowOf(field: object, value: unknown): Row[] {
  if (typeof value !== 'number' || !('unit' in field)) return [];
  const { label, unit } = field as Field;
  const text =
    unit === 'dollars' ? formatDollars(value) : unit === 'percent' ? formatNumber(value) : `${value}`;
  return [[label, text]];
}

function chanceTable(chances: OutlookResults['chances']): string {
  const rows = changingChances(chances).map(({ age, chance }) => `| ${age} | ${formatChance(chance)} |`);
  return ['| Stop at | Works in futures |', '| --- | --- |', ...rows].join('\n');
}

/** Escapes what Markdown would read as formatting, as in a name that the visitor has typed. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
