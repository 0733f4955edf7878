import { memo, useDeferredValue, useMemo } from 'react';
import { ChartedAgeChoice } from './charted-age-choice.tsx';
import { HistoryChart } from './charts/history-chart.tsx';
import { simulateCharted } from './outlook-results.ts';
import type { OutlookState } from './use-outlook.ts';

type PastRetirementsProps = Pick<OutlookState, 'results' | 'choice' | 'choose'>;

/** The plan's retirement years in the markets of the past. Rendered after more urgent updates. */
export const PastRetirements = memo(function PastRetirements(props: PastRetirementsProps) {
  const { results, choice, choose } = props;
  const latest = useDeferredValue(results);
  const charted = useMemo(() => simulateCharted(latest), [latest]);
  return (
    <>
      <ChartedAgeChoice results={results} choice={choice} choose={choose} />
      <HistoryChart results={charted} />
    </>
  );
});
