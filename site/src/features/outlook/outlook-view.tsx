import { formatNumber } from '@whenabouts/core';
import { memo, type ReactNode } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { Page } from '../../ui/page.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Answer } from './answer.tsx';
import { AssumptionsPanel, assumptionsId } from './assumptions-panel.tsx';
import { ChanceChart } from './charts/chance-chart.tsx';
import { FanChart } from './charts/fan-chart.tsx';
import { HistoryChart } from './charts/history-chart.tsx';
import { IncomeChart } from './charts/income-chart.tsx';
import { LeverList } from './lever-list.tsx';
import { RetirementNotes } from './notes.tsx';
import { OutlookActions } from './outlook-actions.tsx';
import * as layout from './outlook-layout.css.ts';
import * as styles from './outlook-page.css.ts';
import type { OutlookResults } from './outlook-results.ts';
import { PrintedNumbers } from './printed-numbers.tsx';
import type { OutlookState } from './use-outlook.ts';
import { Versions } from './versions.tsx';
import { RetiredNumbers, YourNumbers } from './your-numbers.tsx';

interface OutlookViewProps {
  state: OutlookState;
  /** Names the saved plan that is open, if any. */
  banner: ReactNode;
  /** The buttons to save the plan. */
  save: ReactNode;
}

/** The outlook page: the answer first, then the charts behind it, what would change it, and all assumptions. */
export function OutlookView({ state, banner, save }: OutlookViewProps) {
  const { results, draft, replace, setDesiredAge } = state;
  const { isRetired } = draft;
  return (
    <Page>
      <PageHead
        title="When can you stop working?"
        description="See the earliest age at which your savings and Social Security could last, in today’s dollars, and what would move it."
        path={paths.outlook}
      />
      <div className={layout.layout}>
        <div className={layout.intro}>
          {banner}
          <h1 tabIndex={-1} className={layout.heading}>
            {isRetired ? 'How long will your money last?' : 'When can you stop?'}
          </h1>
          <RadioGroup
            legend="Your situation"
            isLegendHidden
            layout="pills"
            options={[
              { value: 'working', label: 'Still working' },
              { value: 'retired', label: 'Already retired' },
            ]}
            value={isRetired ? 'retired' : 'working'}
            onChange={(value) => replace({ ...draft, isRetired: value === 'retired' })}
          />
          <Answer state={state} onOpen={openAssumptions} />
          {isRetired && <RetiredNumbers state={state} />}
          <KeyAssumptions results={results} />
          <RetirementNotes results={results} />
          <PrintedNumbers results={results} />
        </div>
        <div className={layout.sections}>
          {!isRetired && (
            <div className={layout.chance}>
              <ChanceChart results={results} onDesiredAgeChange={setDesiredAge} />
            </div>
          )}
          <div className={layout.levers}>
            <LeverList
              results={results}
              resultsDraft={state.resultsDraft}
              initialResults={state.initialResults}
              apply={state.apply}
              undo={state.undo}
            />
          </div>
        </div>
        <YourNumbers state={state} />
        <ChartedPlanChoice results={results} choice={state.choice} choose={state.choose} />
        <div className={layout.charts}>
          <div className={layout.fan}>
            <FanChart results={results} />
          </div>
          <div className={layout.income}>
            <IncomeChart results={results} initialResults={state.initialResults} />
          </div>
          <div className={layout.history}>
            <HistoryChart results={results} />
          </div>
          <div className={layout.versions}>
            <Versions
              versions={state.versions}
              setVersions={state.setVersions}
              draft={state.resultsDraft}
              year={state.year}
              replace={replace}
            />
          </div>
        </div>
        <div className={layout.fullWidth}>
          <AssumptionsPanel state={state} />
          <OutlookActions state={state} save={save} />
          <Limits />
        </div>
      </div>
    </Page>
  );
}

type ChartedPlanChoiceProps = Pick<OutlookState, 'results' | 'choice' | 'choose'>;

/** The choice of the plan that the charts below show. */
const ChartedPlanChoice = memo(function ChartedPlanChoice(props: ChartedPlanChoiceProps) {
  const { results, choice, choose } = props;
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
});

/** The assumptions about markets as buttons that move the focus to their controls. */
const KeyAssumptions = memo(function KeyAssumptions({ results }: { results: OutlookResults }) {
  const { inputs, assumptions } = results;
  return (
    <p className={styles.keyAssumptions}>
      This assumes{' '}
      <AssumptionLink onOpen={() => focusOn('outlook-expectedReturn')}>
        a return of {formatNumber(inputs.expectedReturn)}%
      </AssumptionLink>
      ,{' '}
      <AssumptionLink onOpen={() => focusOn('assume-inflation')}>
        inflation of {formatNumber(assumptions.inflation)}%
      </AssumptionLink>{' '}
      and{' '}
      <AssumptionLink onOpen={() => focusOn('assume-volatility')}>
        a volatility of {formatNumber(assumptions.volatility)}%
      </AssumptionLink>
      . It is an estimate, not advice.
    </p>
  );
});

function AssumptionLink({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.linkButton} onClick={onOpen}>
      {children}
    </button>
  );
}

function openAssumptions(group: string): void {
  focusOn(assumptionsId(group));
}

function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

const Limits = memo(function Limits() {
  return (
    <p className={styles.note}>
      For one person, without a pension, a home or one-off payments. Taxes are part of your spending, not
      calculated.{' '}
      <span className={styles.notPrinted}>
        <Link to={paths.howWeCalculate}>How we calculate</Link> ·{' '}
        <Link to={paths.calculator}>Back to the calculator</Link>
      </span>
    </p>
  );
});
