import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import { formatChance, formatRoughDollars } from '@whenabouts/core';
import type { ReactNode } from 'react';
import * as page from '../../ui/page.css.ts';
import * as styles from './answer-table.css.ts';
import type { OutlookAnswer } from './outlook-results.ts';

interface AnswerTableProps {
  label: string;
  columns: readonly { name: string; answer: OutlookAnswer }[];
  /** Rows above the default rows, with a cell for each column. */
  firstRows?: readonly { label: string; cells: readonly string[] }[];
  footer?: ReactNode;
}

/** Compares answers: a row for each fact and a column for each plan or version. */
export function AnswerTable({ label, columns, firstRows = [], footer }: AnswerTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach an area that scrolls
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark to the page
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={page.visuallyHidden}>{label}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: plans may have the same name
              <th key={index} scope="col" className={styles.columnHeader}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...firstRows, ...answerRows(columns.map(({ answer }) => answer))].map(({ label, cells }) => (
            <tr key={label}>
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
    </div>
  );
}

function answerRows(answers: readonly OutlookAnswer[]) {
  return rows.map(({ label, cell }) => ({ label, cells: answers.map(cell) }));
}

const rows: readonly { label: string; cell: (answer: OutlookAnswer) => string }[] = [
  {
    label: 'You could stop at',
    cell: ({ solution, isRetired }) => (isRetired ? 'retired' : `${solution.value ?? 'no age'}`),
  },
  {
    label: 'Age you would like',
    cell: ({ inputs, isRetired }) => (isRetired ? 'retired' : `${inputs.retirementAge}`),
  },
  { label: 'Works in', cell: ({ desiredChance }) => formatChance(desiredChance) },
  {
    label: 'Savings now, today’s dollars',
    cell: ({ inputs }) => formatRoughDollars(inputs.currentSavings),
  },
  {
    label: 'Saved a month, today’s dollars',
    cell: ({ inputs, isRetired }) => (isRetired ? '–' : formatRoughDollars(inputs.monthlySavings)),
  },
  {
    label: 'Spent a month, today’s dollars',
    cell: ({ assumptions }) => formatRoughDollars(assumptions.monthlySpending),
  },
  {
    label: 'Social Security a month, today’s dollars',
    cell: ({ charted }) =>
      `${formatRoughDollars(charted.benefit.monthlyBenefit)} from ${charted.benefit.claimingAge}`,
  },
];
