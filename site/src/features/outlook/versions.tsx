import { formatChance, formatRoughDollars } from '@whenabouts/core';
import { memo, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { MAX_VERSIONS } from './outlook-history.ts';
import * as styles from './outlook-page.css.ts';
import { type OutlookAnswer, outlookAnswer } from './outlook-results.ts';
import { completePlan, type PlanDraft } from './plan-draft.ts';
import type { OutlookState } from './use-outlook.ts';
import { describeDifference, versionName } from './versions-text.ts';

type VersionsProps = Pick<OutlookState, 'versions' | 'setVersions' | 'year' | 'replace'> & {
  /** The draft to keep as a version. */
  draft: PlanDraft;
};

/** Up to three versions of the plan side by side, with their differences in words. */
export const Versions = memo(function Versions({
  versions,
  setVersions,
  draft,
  year,
  replace,
}: VersionsProps) {
  const answers = useMemo(() => versions.map((version) => answerOf(version, year)), [versions, year]);
  const [first, ...others] = answers;
  const isFull = versions.length >= MAX_VERSIONS;
  return (
    <section
      className={`${styles.section} ${versions.length === 0 ? styles.notPrinted : ''}`}
      aria-labelledby="versions"
    >
      <h2 id="versions" tabIndex={-1}>
        Compare versions
      </h2>
      <p className={styles.prose}>
        {versions.length === 0
          ? 'Keep the numbers as they are now, change some, and keep those too: up to three versions side by side.'
          : 'Versions stay in this tab. Save a plan to keep it.'}
      </p>
      {first && others.length > 0 && (
        <ul className={styles.differences}>
          {others.map((answer, index) => (
            <li key={versionName(index + 1)}>{describeDifference(versionName(index + 1), answer, first)}</li>
          ))}
        </ul>
      )}
      {answers.length > 0 && (
        <VersionTable
          answers={answers}
          onOpen={(index) => replace(versions[index] as PlanDraft)}
          onRemove={(index) => setVersions(versions.filter((_, other) => other !== index))}
        />
      )}
      {isFull ? (
        <p className={`${styles.note} ${styles.notPrinted}`}>Remove a version to keep another one.</p>
      ) : (
        <div className={styles.notPrinted}>
          <Button kind="secondary" onClick={() => setVersions([...versions, draft])}>
            Keep as{' '}
            {versionName(versions.length)
              .toLowerCase()
              .replace(/.$/, (letter) => letter.toUpperCase())}
          </Button>
        </div>
      )}
    </section>
  );
});

function answerOf(version: PlanDraft, year: number): OutlookAnswer {
  const { isRetired } = version;
  return outlookAnswer({ ...completePlan(version, year), isRetired, choice: 'answer' });
}

interface VersionTableProps {
  answers: readonly OutlookAnswer[];
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}

function VersionTable({ answers, onOpen, onRemove }: VersionTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach an area that scrolls
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of its own
    <div className={styles.scroller} role="region" aria-label="Versions side by side" tabIndex={0}>
      <table className={styles.table}>
        <caption className={page.visuallyHidden}>Versions side by side</caption>
        <thead>
          <tr>
            <td />
            {answers.map((_, index) => (
              <th key={versionName(index)} scope="col">
                {versionName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {answers.map((answer, index) => (
                <td key={versionName(index)}>{cell(answer)}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.notPrinted}>
            <td />
            {answers.map((_, index) => (
              <td key={versionName(index)}>
                <Button kind="quiet" aria-label={`Open ${versionName(index)}`} onClick={() => onOpen(index)}>
                  Open
                </Button>
                <Button
                  kind="quiet"
                  aria-label={`Remove ${versionName(index)}`}
                  onClick={() => onRemove(index)}
                >
                  Remove
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
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
    label: 'Savings today',
    cell: ({ inputs }) => formatRoughDollars(inputs.currentSavings),
  },
  {
    label: 'Saved a month',
    cell: ({ inputs, isRetired }) => (isRetired ? '–' : formatRoughDollars(inputs.monthlySavings)),
  },
  {
    label: 'Spent a month, today’s dollars',
    cell: ({ assumptions }) => formatRoughDollars(assumptions.monthlySpending),
  },
  {
    label: 'Social Security a month, today’s dollars',
    cell: ({ shown }) =>
      `${formatRoughDollars(shown.benefit.monthlyBenefit)} from ${shown.benefit.claimingAge}`,
  },
];
