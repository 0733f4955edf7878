import {
  incomeReplacementRate,
  inTodaysDollars,
  percentile,
  RATE_VARIATION,
  type ScenarioResult,
  SIMULATION_RUNS,
  scenarioNames,
  scenarioRate,
  scenarios,
} from '@whenabouts/core';
import type { CSSProperties } from 'react';
import { type DollarsView, describeAmount } from '../dollars.ts';
import * as styles from './result-cards.css.ts';
import type { ResultMessages } from './result-messages.ts';
import type { Result } from './results.tsx';

// An element whose text changes has the text as its key, which makes a new element: a page translator may have replaced
// the old text node.

interface CardProps extends Result {
  messages: ResultMessages;
  /** Omit the scenarios and the simulation. */
  compact: boolean;
}

export function TimeCard({
  inputs,
  calculation,
  messages,
}: Pick<CardProps, 'inputs' | 'calculation' | 'messages'>) {
  const years = calculation.yearsToRetirement;
  return (
    <section className={styles.card} data-part="card">
      <h3 className={styles.cardTitle}>{messages.timeTitle}</h3>
      <p className={styles.headline} data-part="headline">
        <span key={years} translate="no">
          {years}
        </span>
        <span className={styles.headlineUnit}> {messages.yearsUnit(years)}</span>
      </p>
      <p key={`${inputs.currentAge} ${inputs.retirementAge}`} className={styles.cardDetail}>
        {messages.ages(inputs.currentAge, inputs.retirementAge)}
      </p>
    </section>
  );
}

export function SavingsCard(props: CardProps) {
  const { inputs, calculation, inputFormats, dollars, messages, compact } = props;
  const basis = messages.basis(
    scenarioRate('moderate', inputs.expectedReturn),
    inputFormats.dollars(inputs.monthlySavings),
  );
  const max = calculation.scenarios.aggressive.retirementSavings;
  return (
    <section className={styles.card} data-part="card">
      <h3 className={styles.cardTitle}>{messages.savingsTitle}</h3>
      <Headline {...props} amount={calculation.retirementSavings} />
      <p key={basis} className={styles.cardDetail}>
        {basis}
      </p>
      {!compact && (
        <>
          <ScenarioRows {...props} amountOf={(result) => result.retirementSavings} bars={{ max }} />
          <OutcomesBar
            outcomes={calculation.simulatedOutcomes}
            max={max}
            dollars={dollars}
            messages={messages}
          />
        </>
      )}
    </section>
  );
}

export function IncomeCard(props: CardProps) {
  const { inputs, calculation, dollars, messages, compact } = props;
  const monthly = calculation.monthlyRetirementIncome;
  // The annual income is in today's dollars, so the monthly income is converted to them.
  const replaced = Math.round(
    incomeReplacementRate(inTodaysDollars(monthly, calculation.yearsToRetirement), inputs.annualIncome),
  );
  return (
    <section className={styles.card} data-part="card">
      <h3 className={styles.cardTitle}>{messages.incomeTitle}</h3>
      <Headline {...props} amount={monthly} unit={` ${messages.perMonth}`} />
      <p key={replaced} className={styles.cardDetail}>
        {messages.replacement(dollars.formats.number(replaced), scenarios.moderate.withdrawalRate)}
      </p>
      {!compact && (
        <>
          <h4 className={styles.scenariosTitle}>{messages.strategiesTitle}</h4>
          <ScenarioRows {...props} amountOf={(result) => result.monthlyRetirementIncome} />
        </>
      )}
    </section>
  );
}

interface ScenarioRowsProps extends CardProps {
  amountOf: (result: ScenarioResult) => number;
  /** Shows a bar for each amount instead of the withdrawal rates. An amount of `max` fills its bar. */
  bars?: { max: number };
}

function ScenarioRows({ inputs, calculation, dollars, messages, amountOf, bars }: ScenarioRowsProps) {
  return (
    <dl className={styles.scenarios}>
      {scenarioNames.map((name) => {
        const value = amountOf(calculation.scenarios[name]);
        const text = dollars.formats.dollars(value);
        const { withdrawalRate } = scenarios[name];
        return (
          <div key={name} className={styles.scenario}>
            <dt>
              {messages.scenario(name)}
              {!bars && ` (${withdrawalRate}%)`}{' '}
              <span key={inputs.expectedReturn} className={styles.scenarioReturn}>
                {messages.rate(scenarioRate(name, inputs.expectedReturn))}
              </span>
            </dt>
            <dd key={text} className={styles.scenarioAmount} translate="no">
              {text} <span className={styles.otherDollars}>({dollars.otherFormats.dollars(value)})</span>
            </dd>
            {bars && (
              <span
                className={styles.scenarioBar}
                aria-hidden
                style={{ [styles.shareProperty]: `${(value / (bars.max || 1)) * 100}%` } as CSSProperties}
              />
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** A large amount, and below it the name of its dollars. */
function Headline({ dollars, messages, amount, unit }: CardProps & { amount: number; unit?: string }) {
  const text = dollars.formats.dollars(amount);
  return (
    <>
      <p
        className={styles.headline}
        data-part="headline"
        style={{ [styles.charactersProperty]: text.length } as CSSProperties}
      >
        <span key={text} translate="no">
          {dollars.headline?.(amount) ?? text}
        </span>
        <span className={styles.headlineUnit}>{unit}</span>
      </p>
      <p key={text} className={styles.cardDetail}>
        {describeAmount(dollars, amount, messages)}
      </p>
    </>
  );
}

const PERCENTILES = [25, 50, 75] as const;

interface OutcomesBarProps {
  /** Simulated balances, ascending. */
  outcomes: readonly number[];
  /** The amount that fills the bar, the same as for the scenarios' bars above. */
  max: number;
  dollars: DollarsView;
  messages: ResultMessages;
}

/** The distribution of the simulated balances on the scale of the scenarios, with the median marked. */
function OutcomesBar({ outcomes, max, dollars, messages }: OutcomesBarProps) {
  const percentiles = PERCENTILES.map((rank) => {
    const amount = percentile(outcomes, rank);
    return {
      rank,
      amount,
      text: dollars.formats.dollars(amount),
      other: dollars.otherFormats.dollars(amount),
    };
  });
  const [lower = 0, median = 0, upper = 0] = percentiles.map(({ amount }) => (amount / (max || 1)) * 100);

  return (
    <figure className={styles.outcomes}>
      <figcaption className={styles.outcomesTitle}>{messages.outcomesTitle}</figcaption>
      <div className={styles.outcomesScale} aria-hidden>
        <span className={styles.middleHalf} style={{ left: `${lower}%`, right: `${100 - upper}%` }} />
        <span className={styles.medianMark} style={{ left: `${median}%` }} />
      </div>
      <dl className={styles.percentiles}>
        {percentiles.map(({ rank, text, other }) => (
          <div key={rank} className={styles.percentile}>
            <dt className={styles.percentileLabel}>{messages.percentile(rank)}</dt>
            {/* A page translator may have replaced the old text node: the key makes a new element. */}
            <dd key={text} translate="no">
              {text} <span className={styles.otherDollars}>({other})</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.outcomesCaption}>{messages.simulation(SIMULATION_RUNS, RATE_VARIATION)}</p>
    </figure>
  );
}
