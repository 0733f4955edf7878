import { PRODUCT_NAME } from '@whenabouts/core';
import { memo, useDeferredValue, useMemo } from 'react';
import { downloadCsv } from '../../csv.ts';
import { Button } from '../../ui/button.tsx';
import { ChartedAgeChoice } from './charted-age-choice.tsx';
import { FanChart } from './charts/fan-chart.tsx';
import { IncomeChart } from './charts/income-chart.tsx';
import { READING_HINT } from './charts/use-reading.ts';
import { outlookCsv } from './outlook-csv.ts';
import * as layout from './outlook-layout.css.ts';
import * as styles from './outlook-page.css.ts';
import { simulateCharted } from './outlook-results.ts';
import type { OutlookState } from './use-outlook.ts';

type YearByYearProps = Pick<OutlookState, 'results' | 'choice' | 'choose'>;

/** Savings and income at each age, as charts and as CSV. Rendered after more urgent updates. */
export const YearByYear = memo(function YearByYear({ results, choice, choose }: YearByYearProps) {
  const latest = useDeferredValue(results);
  const charted = useMemo(() => simulateCharted(latest), [latest]);
  return (
    <>
      <ChartedAgeChoice results={results} choice={choice} choose={choose} />
      <p className={styles.hint}>{READING_HINT}</p>
      <div className={layout.twoCharts}>
        <FanChart results={charted} />
        <IncomeChart results={charted} />
      </div>
      <div className={styles.notPrinted}>
        <Button
          kind="secondary"
          onClick={() => downloadCsv(`${PRODUCT_NAME.toLowerCase()}-outlook.csv`, outlookCsv(results))}
        >
          Download CSV
        </Button>
      </div>
    </>
  );
});
