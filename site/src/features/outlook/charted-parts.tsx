import { PRODUCT_NAME } from '@whenabouts/core';
import { memo, useDeferredValue, useMemo } from 'react';
import { downloadCsv } from '../../csv.ts';
import { Button } from '../../ui/button.tsx';
import { row } from '../../ui/layout.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import * as answerStyles from './answer/answer.css.ts';
import { FanChart } from './charts/fan-chart.tsx';
import { HistoryChart } from './charts/history-chart.tsx';
import { IncomeChart } from './charts/income-chart.tsx';
import { READING_HINT } from './charts/reading.tsx';
import { printWithDetails } from './one-page/printed-page.tsx';
import { outlookCsv } from './outlook-csv.ts';
import * as layout from './outlook-layout.css.ts';
import { simulateCharted } from './outlook-results.ts';
import type { OutlookState } from './use-outlook.ts';

type ChartedPartProps = Pick<OutlookState, 'results' | 'choice' | 'choose'>;

/** Savings and income at each age, as charts and as CSV. Rendered after more urgent updates. */
export const YearByYear = memo(function YearByYear({ results, choice, choose }: ChartedPartProps) {
  const charted = useCharted(results);
  return (
    <>
      <ChartedAgeChoice results={results} choice={choice} choose={choose} />
      <p className={answerStyles.hint}>{READING_HINT}</p>
      <div className={layout.twoCharts}>
        <FanChart results={charted} />
        <IncomeChart results={charted} />
      </div>
      <div className={`${row} ${notPrinted}`}>
        <Button kind="secondary" onClick={printWithDetails}>
          Print with details
        </Button>
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

/** The plan's retirement years in the markets of the past. Rendered after more urgent updates. */
export const PastRetirements = memo(function PastRetirements(props: ChartedPartProps) {
  const { results, choice, choose } = props;
  const charted = useCharted(results);
  return (
    <>
      <ChartedAgeChoice results={results} choice={choice} choose={choose} />
      <HistoryChart results={charted} />
    </>
  );
});

function useCharted(results: OutlookState['results']) {
  const latest = useDeferredValue(results);
  return useMemo(() => simulateCharted(latest), [latest]);
}

/** The choice of the retirement age that the charts on demand show. */
function ChartedAgeChoice({ results, choice, choose }: ChartedPartProps) {
  const { solution, inputs, isRetired } = results;
  if (isRetired || solution.value === null || solution.value === inputs.retirementAge) return null;
  return (
    <RadioGroup
      legend="Show these charts for"
      layout="pills"
      options={[
        { value: 'answer', label: `Stopping at ${solution.value}` },
        { value: 'desired', label: `Stopping at ${inputs.retirementAge}` },
      ]}
      value={choice}
      onChange={choose}
    />
  );
}
