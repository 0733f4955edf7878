import { assumptionFields, formatDollars, formatNumber, outlookFragment } from '@whenabouts/core';
import { memo } from 'react';
import { inputRows, PrintedList } from '../../../components/printed-list.tsx';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../ui/format-date.ts';
import { PrintedUrl } from '../../../ui/printed-url.tsx';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import { spendingText } from '../answer/spending-text.ts';
import { householdSentence } from '../household/household-phrases.ts';
import type { OutlookResults } from '../outlook-results.ts';
import * as styles from './printed-numbers.css.ts';

const printedNames = ['planAge', 'inflation', 'volatility'] as const;

/** The inputs and assumptions in print, in place of the controls. */
export const PrintedNumbers = memo(function PrintedNumbers({ results }: { results: OutlookResults }) {
  const isHydrating = useIsHydrating();
  const { inputs, assumptions, benefit, householdBenefit } = results;
  const household = householdSentence(assumptions);
  const assumed = [
    [`${assumptionFields.monthlySpending.label}, today’s dollars`, spendingText(results)],
    [
      'Monthly Social Security, today’s dollars',
      assumptions.partner
        ? `${formatDollars(householdBenefit)} for both`
        : `${formatDollars(benefit.monthlyBenefit)} from ${benefit.claimingAge}`,
    ],
    ...printedNames.map((name) => [assumptionFields[name].label, formatNumber(assumptions[name])] as const),
  ] as const;
  return (
    <section className={styles.printed} aria-label="Numbers behind this outlook">
      <div className={styles.printedOrigin}>
        {/* The server may have rendered the page on another day. */}
        {!isHydrating && <p>Calculated on {formatDate(new Date().toISOString(), 'local')}</p>}
        <PrintedUrl path={paths.outlook + outlookFragment(results)} />
      </div>
      <p>Your numbers, in today’s dollars:</p>
      <PrintedList rows={[...inputRows(inputs), ...assumed]} />
      {household && <p>{household}</p>}
    </section>
  );
});
