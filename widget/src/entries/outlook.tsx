// Entry of outlook.js, which the calculator loads if its element has the attribute `outlook`.
import { type Inputs, type NumberFormats, serializeInputs, standardDraws } from '@whenabouts/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { AnswerStrip } from '../../view/calculator/answer-strip.tsx';
import { type ChartData, ChartFigure } from '../../view/charts/chart-figure.tsx';
import { ChartReader } from '../../view/charts/chart-reader.tsx';
import { LineChart } from '../../view/charts/line-chart.tsx';
import { useDebouncedValue } from '../../view/use-debounced-value.ts';
import {
  type Additions,
  calculateEarliestRetirement,
  chanceAt,
  type EarliestRetirement,
} from '../calculator/earliest-retirement.ts';
import { outlookMessages, type Translation } from '../calculator/embed-messages.ts';
import * as styles from '../calculator/outlook.css.ts';
import type { OnDemand as OnDemandComponent } from '../loading/on-demand.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

interface OutlookProps {
  /** Loads the part for the household. It belongs to the script, whose styles it uses. */
  OnDemand: typeof OnDemandComponent;
  /** The origin of the main site. */
  site: string;
  /** Valid inputs of the calculator. */
  inputs: Inputs;
  formats: NumberFormats;
  translation: Translation | undefined;
  /** Shows the answer at the beginning of the results; without it, the answer is above the chart. */
  onAnswer?: ((answer: ReactNode) => void) | undefined;
}

/** The simulation takes longer than a frame, so it waits until the slider stops. A slow phone's slider stays smooth. */
const SIMULATION_DELAY_MS = 80;

const Y_TICKS = [0, 2, 4, 6, 8, 10];

/** Shows when the reader could stop, and the chance that the money lasts by retirement age, in today's dollars. */
export function Outlook({
  OnDemand,
  site,
  inputs: latestInputs,
  formats,
  translation,
  onAnswer,
}: OutlookProps) {
  const messages = translation?.outlook ?? outlookMessages;
  const inputs = useDebouncedValue(latestInputs, SIMULATION_DELAY_MS);
  const household = useRef<HTMLDivElement>(null);
  const [isHouseholdOpen, setIsHouseholdOpen] = useState(false);
  const [additions, setAdditions] = useState<Additions>();
  const resultWithoutAdditions = useMemo(
    () => calculateEarliestRetirement(inputs, new Date().getFullYear()),
    [inputs],
  );
  const result = useMemo(
    () =>
      additions
        ? calculateEarliestRetirement(inputs, new Date().getFullYear(), additions)
        : resultWithoutAdditions,
    [inputs, additions, resultWithoutAdditions],
  );
  const answer = useMemo(
    () => (
      <AnswerStrip
        answer={result}
        format={formats.roughDollars}
        messages={messages.answer}
        action={
          // The link contains only the inputs, so the main site would show another answer than the one with additions.
          !additions && (
            <a
              className={styles.link}
              href={`${site}/outlook#plan=${serializeInputs(inputs)}`}
              target="_blank"
              rel="noopener"
            >
              {messages.whatWouldChangeIt}
            </a>
          )
        }
      />
    ),
    [result, formats, messages, additions, inputs, site],
  );
  useEffect(() => onAnswer?.(answer), [answer, onAnswer]);

  function openHousehold(): void {
    // The button that has the focus disappears.
    household.current?.focus();
    setIsHouseholdOpen(true);
  }

  return (
    <div className={styles.container}>
      <section className={styles.outlook} aria-labelledby="when-heading">
        <h3 id="when-heading" className={styles.heading}>
          {messages.heading}
        </h3>
        {!onAnswer && answer}
        <ChanceChart result={result} inputs={inputs} messages={messages} />
        <div ref={household} tabIndex={-1}>
          {isHouseholdOpen ? (
            <OnDemand
              site={site}
              file="household.js"
              name="household"
              part="household"
              messages={translation?.embed}
            >
              {({ Household }) => (
                <Household
                  inputs={inputs}
                  additions={additions}
                  before={resultWithoutAdditions.solution.value}
                  after={result.solution.value}
                  lastAge={result.lastAge}
                  formats={formats}
                  translation={translation}
                  onChange={setAdditions}
                />
              )}
            </OnDemand>
          ) : (
            <button type="button" className={styles.addButton} onClick={openHousehold}>
              {messages.addToHousehold}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

interface ChanceChartProps {
  result: EarliestRetirement;
  inputs: Inputs;
  messages: Translation['outlook'];
}

/** The chance that the money lasts by retirement age, with a cursor on the age that the reader selected. */
function ChanceChart({ result, inputs, messages }: ChanceChartProps) {
  const [selection, setSelection] = useState<{ age: number; inputs: Inputs }>();
  const { chances, assumptions, lastAge } = result;
  const ages = chances.map(({ age }) => age);
  // A change of the inputs selects the reader's own retirement age again.
  const age = selection?.inputs === inputs ? selection.age : result.inputs.retirementAge;
  const chance = chanceAt(result, age);
  const tickStep = ages.length > 25 ? 10 : 5;
  return (
    <ChartFigure
      title={messages.title}
      description={messages.description(standardDraws.runs)}
      tableLabel={messages.showTable}
      table={chanceTable(result, messages)}
    >
      <LineChart
        xValues={ages}
        xTicks={ages.filter((tick) => tick % tickStep === 0)}
        xLabel={messages.xLabel}
        yTicks={Y_TICKS}
        yLabel={messages.yLabel}
        format={String}
        cursor={age}
        dots={[{ x: age, y: chance * 10, kind: 'you', label: `${age}: ${messages.chance(chance)}` }]}
        lines={[
          { label: messages.line, kind: 'main', values: chances.map((entry) => entry.chance * 10) },
          {
            label: messages.target,
            amount: messages.chance(assumptions.targetChance / 100),
            kind: 'dashed',
            values: ages.map(() => assumptions.targetChance / 10),
          },
        ]}
      >
        <ChartReader
          label={messages.readChart}
          min={ages[0] ?? age}
          max={lastAge}
          value={age}
          onChange={(next) => setSelection({ age: next, inputs })}
          valueText={(next) => messages.chanceAt(next, chanceAt(result, next))}
        />
      </LineChart>
    </ChartFigure>
  );
}

/** Returns a table of the futures out of 10 by retirement age, with one decimal, rounded down like all chances. */
function chanceTable(
  { assumptions, chances }: EarliestRetirement,
  messages: Translation['outlook'],
): ChartData {
  return {
    caption: messages.caption(assumptions.planAge),
    head: [messages.stopAt, messages.futures],
    rows: chances.map(({ age, chance }) => [String(age), (Math.floor(chance * 100) / 10).toFixed(1)]),
  };
}
