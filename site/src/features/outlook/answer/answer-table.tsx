import { formatDollars, formatNumber, formatRoughDollars } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { householdPhrases } from '../household/household-phrases.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import {
  chancesApart,
  comparedChance,
  dollarsApart,
  exactDollarsApart,
  yearsApart,
} from '../versions/versions-text.ts';
import * as styles from './answer-table.css.ts';

/** The parts of an answer that are compared. */
export interface ComparedAnswer
  extends Pick<
    OutlookAnswer,
    'inputs' | 'assumptions' | 'isRetired' | 'desiredChance' | 'householdBenefit' | 'spendable'
  > {
  solution: Pick<OutlookAnswer['solution'], 'value'>;
  charted: Pick<OutlookAnswer['charted'], 'benefit'>;
}

interface AnswerTableProps {
  label: string;
  /** Names the dollars of the amounts; today's by default. */
  dollars?: string;
  columns: readonly { name: string; answer: ComparedAnswer }[];
  /** Rows above the default rows, with a cell for each column. */
  firstRows?: readonly { label: string; cells: readonly string[] }[];
  /** True to compare two answers in a third column. */
  hasDifference?: boolean;
  footer?: ReactNode;
}

/** Compares answers: a row for each fact and a column for each plan or version. */
export function AnswerTable({
  label,
  dollars = 'Amounts are today’s dollars.',
  columns,
  firstRows = [],
  hasDifference,
  footer,
}: AnswerTableProps) {
  const [isFolded, setFolded] = useState(true);
  const answers = columns.map(({ answer }) => answer);
  const rows = [...firstRows, ...answerRows(answers, hasDifference)].map((row) => ({
    ...row,
    isDifferent: new Set(row.cells.slice(0, columns.length)).size > 1,
  }));
  const sameCount = columns.length > 1 ? rows.filter((row) => !row.isDifferent).length : 0;
  const hasHiddenRows = isFolded && sameCount > 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach an area that scrolls
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark to the page
    <div className={styles.tableScroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.answerTable} aria-label={label} data-folded={hasHiddenRows || undefined}>
        <caption className={styles.tableCaption}>
          {dollars}
          {columns.length > 1 && ' Rows that differ are bold.'}
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: plans may have the same name
              <th key={index} scope="col" className={styles.columnHeader}>
                {name}
              </th>
            ))}
            {hasDifference && <th scope="col">Difference</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, isDifferent }) => (
            <tr key={label} className={isDifferent ? styles.differentRow : styles.sameRow}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are never reordered
                <td key={index}>
                  <UnbrokenAmounts text={cell} />
                </td>
              ))}
            </tr>
          ))}
          {footer}
        </tbody>
      </table>
      {hasHiddenRows && (
        <div className={styles.unfold}>
          <Button kind="quiet" onClick={() => setFolded(false)}>
            {sameCount === 1
              ? 'Show the row that is the same'
              : `Show the ${sameCount} rows that are the same`}
          </Button>
        </div>
      )}
    </div>
  );
}

function answerRows(answers: readonly ComparedAnswer[], hasDifference = false) {
  const [first, second] = answers;
  const hasHousehold = answers.some(({ assumptions }) => householdPhrases(assumptions).length > 0);
  const facts = answers.some(({ isRetired }) => isRetired) ? [spendableRow, ...factRows] : factRows;
  return [...facts, ...(hasHousehold ? [compareHouseholds(answers)] : [])].map(
    ({ label, cell, difference }) => {
      const cells = answers.map((answer) => cell(answer, answers));
      if (!hasDifference || !first || !second) return { label, cells };
      const isSame = cells[0] === cells[1];
      return { label, cells: [...cells, isSame ? 'same' : difference(second, first)] };
    },
  );
}

interface AnswerRow {
  label: string;
  cell: (answer: ComparedAnswer, answers: readonly ComparedAnswer[]) => string;
  /** Describes how an answer differs from the first one. Empty if they cannot be compared. */
  difference: (answer: ComparedAnswer, first: ComparedAnswer) => string;
}

/** The difference of what only working people have. */
function whileWorking(difference: AnswerRow['difference']): AnswerRow['difference'] {
  return (answer, first) => (answer.isRetired || first.isRetired ? '' : difference(answer, first));
}

/** The answer of someone who has retired. */
const spendableRow: AnswerRow = {
  label: 'You can spend',
  cell: ({ spendable }) => (spendable === null ? '–' : `${formatDollars(spendable)} a month`),
  difference: ({ spendable }, first) =>
    spendable === null || first.spendable === null ? '' : exactDollarsApart(spendable, first.spendable),
};

const factRows: readonly AnswerRow[] = [
  {
    label: 'You could stop at',
    cell: ({ solution, isRetired }) => (isRetired ? 'retired' : `${solution.value ?? 'no age'}`),
    difference: whileWorking(({ solution }, first) => yearsApart(solution.value, first.solution.value)),
  },
  {
    label: 'Age you’d like to stop',
    cell: ({ inputs, isRetired }) => (isRetired ? 'retired' : `${inputs.retirementAge}`),
    difference: whileWorking(({ inputs }, first) =>
      yearsApart(inputs.retirementAge, first.inputs.retirementAge),
    ),
  },
  {
    label: 'Works in',
    cell: ({ desiredChance }, answers) =>
      comparedChance(
        desiredChance,
        answers.map((answer) => answer.desiredChance),
      ),
    difference: ({ desiredChance }, first) => chancesApart(desiredChance, first.desiredChance),
  },
  {
    label: 'Current age',
    cell: ({ inputs }) => `${inputs.currentAge}`,
    difference: ({ inputs }, first) => {
      const years = inputs.currentAge - first.inputs.currentAge;
      return `${countOf(years, 'year')} ${years > 0 ? 'older' : 'younger'}`;
    },
  },
  {
    label: 'Income a year',
    cell: ({ inputs, isRetired }) => (isRetired ? '–' : formatDollars(inputs.annualIncome)),
    difference: whileWorking(({ inputs }, first) =>
      exactDollarsApart(inputs.annualIncome, first.inputs.annualIncome),
    ),
  },
  {
    label: 'Expected return',
    cell: ({ inputs }) => `${formatNumber(inputs.expectedReturn)}%`,
    difference: ({ inputs }, first) => {
      const points = inputs.expectedReturn - first.inputs.expectedReturn;
      return `${countOf(points, 'point')} ${points < 0 ? 'less' : 'more'}`;
    },
  },
  {
    label: 'Savings now',
    cell: ({ inputs }) => formatDollars(inputs.currentSavings),
    difference: ({ inputs }, first) => exactDollarsApart(inputs.currentSavings, first.inputs.currentSavings),
  },
  {
    label: 'Saved a month',
    cell: ({ inputs, isRetired }) => (isRetired ? '–' : formatDollars(inputs.monthlySavings)),
    difference: whileWorking(({ inputs }, first) =>
      exactDollarsApart(inputs.monthlySavings, first.inputs.monthlySavings),
    ),
  },
  {
    label: 'Spent a month',
    cell: ({ assumptions }) => formatRoughDollars(assumptions.monthlySpending),
    difference: ({ assumptions }, first) =>
      dollarsApart(assumptions.monthlySpending, first.assumptions.monthlySpending),
  },
  {
    label: 'Social Security a month',
    cell: ({ charted, householdBenefit, assumptions }) =>
      assumptions.partner
        ? `${formatRoughDollars(householdBenefit)} once both receive it`
        : `${formatRoughDollars(charted.benefit.monthlyBenefit)} from ${charted.benefit.claimingAge}`,
    difference: (answer, first) => dollarsApart(benefitOf(answer), benefitOf(first)),
  },
];

/** Names a positive or negative difference by its size: "1 year", "0.5 points". */
function countOf(difference: number, unit: string): string {
  const count = formatNumber(Math.abs(difference));
  return `${count} ${unit}${count === '1' ? '' : 's'}`;
}

function benefitOf({ charted, householdBenefit, assumptions }: ComparedAnswer): number {
  return assumptions.partner ? householdBenefit : charted.benefit.monthlyBenefit;
}

/** Lists the households: what only some of them have, and how much all have. Equal ones are listed in full. */
function compareHouseholds(answers: readonly ComparedAnswer[]): AnswerRow {
  const textsOf = ({ assumptions }: ComparedAnswer) => householdPhrases(assumptions).map(({ text }) => text);
  const all = answers.map(textsOf);
  const shared = all[0]?.filter((text) => all.every((texts) => texts.includes(text))) ?? [];
  const areEqual = all.every((texts) => texts.length === shared.length);
  const count =
    areEqual || shared.length === 0 ? [] : [`${shared.length} in ${all.length === 2 ? 'both' : 'all'}`];
  return {
    label: 'Includes',
    cell: (answer) =>
      [...textsOf(answer).filter((text) => areEqual || !shared.includes(text)), ...count].join(', ') || '–',
    difference: () => '',
  };
}
