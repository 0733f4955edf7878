import { defaultInputs, projectGrowth, scenarioNames, scenarios } from '@whenabouts/core';
import { GrowthChart, LineChart } from '@whenabouts/view';
import { useMemo } from 'react';

export { GrowthChart };

const lineStyles = { conservative: 'dashed', moderate: 'main', aggressive: 'dotted' } as const;

/** A faint chart of the default inputs behind the placeholder, without amounts: it is not the visitor's result. */
export function Example() {
  const { ages, balances } = useMemo(() => projectGrowth(defaultInputs), []);
  return (
    <>
      <strong>Example</strong>
      <LineChart
        xValues={ages}
        xTicks={[ages[0] ?? 0, ages.at(-1) ?? 0]}
        xLabel="Age"
        format={() => ''}
        tall
        labelHeight={9}
        bands={[{ upper: balances.aggressive, lower: balances.conservative, kind: 'outer' }]}
        lines={scenarioNames.map((name) => ({
          label: scenarios[name].label,
          kind: lineStyles[name],
          values: balances[name],
        }))}
      />
    </>
  );
}
