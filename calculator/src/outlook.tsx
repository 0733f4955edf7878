// Entry of outlook.js, which the calculator loads for the attribute of that name.
import { formatChance, formatNumber, type Inputs, standardDraws } from '@whenabouts/core';
import { render } from 'preact';
import { useMemo, useState } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import { configurePreact } from './configure-preact.ts';
import * as styles from './outlook.css.ts';
import { stopAnswer } from './stop-answer.ts';
import { answerSentence, chanceAt, chanceTable } from './stop-text.ts';
import { useLate } from './use-late.ts';
import { ChartFigure } from './view/chart-figure.tsx';
import { ChartReader } from './view/chart-reader.tsx';
import { LineChart } from './view/line-chart.tsx';
import { UnbrokenAmounts } from './view/unbroken-amounts.tsx';

export interface OutlookProps {
  /** Valid inputs of the calculator. */
  plan: Inputs;
  /** Formats an amount for a sentence. */
  format: (amount: number) => string;
}

configurePreact();

/**
 * Shows the outlook in an element of the calculator's shadow root, with this file's copy of Preact.
 *
 * @param props Null removes it.
 */
export function renderOutlook(place: HTMLElement, props: OutlookProps | null): void {
  place.className = styles.container;
  adoptStyles(place.getRootNode() as ShadowRoot);
  render(props && <Outlook {...props} />, place);
}

const FUTURES = [0, 2, 4, 6, 8, 10];

/** When the reader could stop, and the chance that the money lasts by retirement age. Amounts are today's dollars. */
function Outlook({ plan, format }: OutlookProps) {
  const inputs = useLate(plan);
  const answer = useMemo(() => stopAnswer(inputs, new Date().getFullYear()), [inputs]);
  const [read, setRead] = useState<{ age: number; inputs: Inputs }>();
  const { chances, assumptions } = answer;
  const sentence = answerSentence(answer, format);
  const ages = chances.map(({ age }) => age);
  // A change of the inputs brings back the reader's own retirement age.
  const age = read?.inputs === inputs ? read.age : inputs.retirementAge;
  const desired = `Stopping at ${age} works in ${chanceAt(answer, age)}.`;
  const tickStep = ages.length > 25 ? 10 : 5;

  return (
    <section className={styles.outlook} aria-labelledby="when-heading">
      <h3 id="when-heading" className={styles.title}>
        When You Could Stop
      </h3>
      <p className={styles.answer}>
        <UnbrokenAmounts text={sentence} />
      </p>
      <p className={styles.note}>
        <UnbrokenAmounts text={desired} />
      </p>
      <ChartFigure
        title="The later you stop, the more futures your money lasts in"
        description={`${formatNumber(standardDraws.runs)} simulated futures, all in today’s dollars. Unlike the results above, they count Social Security and markets that rise and fall, and your savings grow with prices. Taxes and fees are left out.`}
        table={chanceTable(answer)}
      >
        <LineChart
          xValues={ages}
          xTicks={ages.filter((tick) => tick % tickStep === 0)}
          xLabel="Age at which you stop working"
          yTicks={FUTURES}
          yLabel="Of 10 futures, your money lasts in"
          format={String}
          cursor={age}
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
            onChange={(next) => setRead({ age: next, inputs })}
            valueText={(next) => `${next}: ${chanceAt(answer, next)} futures`}
          />
        </LineChart>
      </ChartFigure>
    </section>
  );
}
