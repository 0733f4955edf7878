import { defaultInputs, projectGrowth } from '@whenabouts/core';
import { growthLines, LineChart } from '@whenabouts/view';
import { useMemo } from 'react';

// Exported here, so that all parts load as one file.
export { GrowthChart, ResultDetails } from '@whenabouts/view';

/** A faint chart of the default inputs behind the placeholder, without amounts: it is not the visitor's result. */
export function ExampleChart() {
  const growth = useMemo(() => projectGrowth(defaultInputs), []);
  const { ages } = growth;
  return (
    <>
      <strong>Example</strong>
      <LineChart {...growthLines(growth)} xTicks={[ages[0] ?? 0, ages.at(-1) ?? 0]} format={() => ''} tall />
    </>
  );
}
