// Entry of outlook.js, which the calculator loads if its element has the attribute `outlook`.
import { formatChance, formatNumber, type Inputs, standardDraws } from '@whenabouts/core';
import { useMemo, useState } from 'react';
import {
  type Additions,
  calculateEarliestRetirement,
  type EarliestRetirement,
} from './earliest-retirement.ts';
import type { OnDemand as OnDemandComponent } from './on-demand.tsx';
import * as styles from './outlook.css.ts';
import { AnswerStrip } from './view/answer-strip.tsx';
import { type ChartData, ChartFigure } from './view/chart-figure.tsx';
import { ChartReader } from './view/chart-reader.tsx';
import { LineChart } from './view/line-chart.tsx';
import { useDebouncedValue } from './view/use-debounced-value.ts';

export { adoptStyles } from './adopt-styles.ts';

interface OutlookProps {
  /** Loads the part for the household. It belongs to the script, whose styles it uses. */
  OnDemand: typeof OnDemandComponent;
  /** The origin of the main site. */
  site: string;
  /** Valid inputs of the calculator. */
  inputs: Inputs;
  /** Formats an amount for a sentence. */
  format: (amount: number) => string;
}

/** The simulation takes longer than a frame, so it waits until the slider stops: on slow phones the slider stays smooth. */
const SIMULATION_DELAY_MS = 80;

const Y_TICKS = [0, 2, 4, 6, 8, 10];

/** Shows when the reader could stop, and the chance that the money lasts by retirement age, in today's dollars. */
export function Outlook({ OnDemand, site, inputs: latestInputs, format }: OutlookProps) {
  const inputs = useDebouncedValue(latestInputs, SIMULATION_DELAY_MS);
  const [isHouseholdOpen, setIsHouseholdOpen] = useState(false);
  const [additions, setAdditions] = useState<Additions>();
  const alone = useMemo(() => calculateEarliestRetirement(inputs, new Date().getFullYear()), [inputs]);
  const result = useMemo(
    () => (additions ? calculateEarliestRetirement(inputs, new Date().getFullYear(), additions) : alone),
    [inputs, additions, alone],
  );
  const [selection, setSelection] = useState<{ age: number; inputs: Inputs }>();
  const { chances, assumptions } = result;
  const ages = chances.map(({ age }) => age);
  // A change of the inputs selects the reader's own retirement age again.
  const age = selection?.inputs === inputs ? selection.age : inputs.retirementAge;
  const tickStep = ages.length > 25 ? 10 : 5;

  return (
    <div className={styles.container}>
      <section className={styles.outlook} aria-labelledby="when-heading">
        <h3 id="when-heading" className={styles.heading}>
          When You Could Stop
        </h3>
        <AnswerStrip answer={result} format={format} />
        <ChartFigure
          title="The later you stop, the more futures your money lasts in"
          description={`${formatNumber(standardDraws.runs)} simulated futures in today’s dollars, with Social Security and markets that rise and fall. Here your contributions rise with prices; in the results above, they stay the same number of dollars. Taxes and fees are left out.`}
          table={chanceTable(result)}
        >
          <LineChart
            xValues={ages}
            xTicks={ages.filter((tick) => tick % tickStep === 0)}
            xLabel="Age at which you stop working"
            yTicks={Y_TICKS}
            yLabel="Of 10 futures, your money lasts in"
            format={String}
            cursor={age}
            dots={[
              {
                x: age,
                y: chanceAt(result, age) * 10,
                kind: 'you',
                label: `${age}: ${formatChance(chanceAt(result, age))}`,
              },
            ]}
            lines={[
              { label: 'Your money lasts', kind: 'main', values: chances.map(({ chance }) => chance * 10) },
              {
                label: 'Target',
                amount: formatChance(assumptions.targetChance / 100),
                kind: 'dashed',
                values: ages.map(() => assumptions.targetChance / 10),
              },
            ]}
          >
            <ChartReader
              label="Read the chart by the age at which you stop"
              min={ages[0] ?? age}
              max={ages.at(-1) ?? age}
              value={age}
              onChange={(next) => setSelection({ age: next, inputs })}
              valueText={(next) => `${next}: ${formatChance(chanceAt(result, next))} futures`}
            />
          </LineChart>
        </ChartFigure>
        {isHouseholdOpen ? (
          <OnDemand site={site} file="household.js" name="the fields of your household" part="household">
            {({ Household }) => (
              <Household
                inputs={inputs}
                additions={additions}
                before={alone.solution.value}
                after={result.solution.value}
                onChange={setAdditions}
              />
            )}
          </OnDemand>
        ) : (
          <button type="button" className={styles.addButton} onClick={() => setIsHouseholdOpen(true)}>
            Add a partner or a benefit cut
          </button>
        )}
      </section>
    </div>
  );
}

function chanceAt({ chances }: EarliestRetirement, age: number): number {
  return chances.find((entry) => entry.age === age)?.chance ?? 0;
}

/** Returns a table of the futures out of 10 by retirement age, with one decimal, rounded down like all chances. */
function chanceTable({ assumptions, chances }: EarliestRetirement): ChartData {
  return {
    caption: `Futures of 10 in which your money lasts to ${assumptions.planAge}, by the age at which you stop working`,
    head: ['Stop at', 'Futures of 10'],
    rows: chances.map(({ age, chance }) => [String(age), (Math.floor(chance * 100) / 10).toFixed(1)]),
  };
}
