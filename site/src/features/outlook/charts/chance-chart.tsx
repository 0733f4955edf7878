import { answerText, formatNumber, formatTarget, standardDraws } from '@whenabouts/core';
import { ChartFigure, ChartReader, LineChart } from '@whenabouts/view';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { button } from '../../../ui/button.css.ts';
import { errorMessage, toast } from '../../../ui/toast.ts';
import { householdSentence } from '../household/household-phrases.ts';
import type { OutlookResults } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import { chanceAt, chanceAxes, chanceTable, chanceTitle } from './chance-data.ts';
import * as styles from './charts.css.ts';

/** Loads the script that draws the image. Once it has loaded, saving the image works offline. */
export const loadChanceImage = () => import('./chance-image.ts');

export interface ChanceChartProps {
  results: OutlookResults;
  /** Called when the visitor picks a retirement age. */
  onDesiredAgeChange: (age: number) => void;
}

/** The chance that the money lasts, by retirement age. Picking a point sets the desired age. */
export const ChanceChart = memo(function ChanceChart({ results, onDesiredAgeChange }: ChanceChartProps) {
  const { inputs, assumptions, chances, solution, desiredChance } = results;
  const desiredAge = inputs.retirementAge;
  // `results` arrive a frame after a pick. Until then, the next arrow key must start from the picked age.
  const [picked, setPicked] = useState<number | null>(null);
  if (picked === desiredAge) setPicked(null);
  const ages = chances.map(({ age }) => age);
  const [first = desiredAge, last = desiredAge] = [ages[0], ages.at(-1)];
  const target = assumptions.targetChance / 10;
  const answer = chances.find(({ age }) => age === solution.value && age !== desiredAge);
  // Each frame of a drag updates the curve. The table may lag behind.
  const deferredResults = useDeferredValue(results);
  const table = useMemo(() => chanceTable(deferredResults), [deferredResults]);

  return (
    <ChartFigure
      title={chanceTitle(results)}
      description={
        <>
          {formatNumber(standardDraws.runs)} simulated futures for each age.
          <span className={styles.hint}> Select a point of the curve to choose another age.</span>
        </>
      }
      table={table}
    >
      <LineChart
        xValues={ages}
        xTicks={ageTicks(first, last)}
        {...chanceAxes}
        format={String}
        tall
        lines={[
          { label: 'Your money lasts', kind: 'main', values: chances.map(({ chance }) => chance * 10) },
          {
            label: 'Your goal',
            amount: formatTarget(assumptions.targetChance),
            kind: 'dashed',
            values: ages.map(() => target),
          },
        ]}
        dots={[
          ...(answer
            ? [
                {
                  x: answer.age,
                  y: answer.chance * 10,
                  kind: 'calculated' as const,
                  label: String(answer.age),
                },
              ]
            : []),
          {
            x: desiredAge,
            y: desiredChance * 10,
            kind: 'you',
            label: `${desiredAge}: ${chanceAt(results, desiredAge)}`,
          },
        ]}
      >
        <ChartReader
          label="Age at which you would like to stop"
          min={first}
          max={last}
          value={picked ?? desiredAge}
          onChange={(age) => {
            setPicked(age);
            onDesiredAgeChange(age);
          }}
          valueText={(age) => `${age}: ${chanceAt(results, age)} futures`}
        />
      </LineChart>
      <p className={styles.actions}>
        <button type="button" className={button.secondary} onClick={() => void saveImage(results)}>
          Save picture
        </button>
      </p>
    </ChartFigure>
  );
});

async function saveImage(results: OutlookResults): Promise<void> {
  try {
    const { saveChanceImage } = await loadChanceImage();
    const household = householdSentence(results.assumptions);
    await saveChanceImage(results, `${answerText(results)} ${household}`.trim());
  } catch {
    toast(errorMessage('The picture couldn’t be saved', 'Check your connection, then try again.'));
  }
}
