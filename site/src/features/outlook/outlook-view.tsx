import { formatChanceInProse, formatDollars, limitsText, outlookFragment } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { type ComponentProps, memo, type ReactNode, Suspense, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageHead } from '../../components/page-head.tsx';
import { PlanViews } from '../../components/plans/plan-views.tsx';
import { ShareActions } from '../../components/share-actions.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { row } from '../../ui/layout.css.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { NeedsScripts, Page } from '../../ui/page.tsx';
import { OriginContext } from '../../ui/page-contexts.ts';
import { PendingLinkMessage } from '../../ui/pending-link-message.tsx';
import { notPrinted } from '../../ui/printed.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { AnswerDetails, AnswerHeadline } from './answer/answer.tsx';
import { retirementNotes } from './answer/retirement-notes.ts';
import { ChanceChart } from './charts/chance-chart.tsx';
import { noBirthdays } from './dates/birthdays.ts';
import { longevitySentence } from './household/household-text.ts';
import { useOutcomes } from './included/alternatives.ts';
import { HouseholdRows } from './included/household-rows.tsx';
import { loadAgeLineFigure } from './included/load-controls.ts';
import { assumptionsId } from './inputs/assumptions-panel.tsx';
import { PrintedNumbers } from './inputs/printed-numbers.tsx';
import { YourNumbers } from './inputs/your-numbers.tsx';
import { LeverList } from './levers/lever-list.tsx';
import { PrintedPage } from './one-page/printed-page.tsx';
import { bar, barDetail } from './outlook-bar.css.ts';
import * as layout from './outlook-layout.css.ts';
import type { OutlookAnswer, OutlookResults } from './outlook-results.ts';
import * as textStyles from './outlook-text.css.ts';
import { OnThisPage } from './part.tsx';
import { PartsOnDemand } from './parts-on-demand.tsx';
import { NextSteps } from './steps/next-steps.tsx';
import { openAndFocus, useOpenParts } from './use-open-parts.ts';
import type { OutlookState } from './use-outlook.ts';

/** Loaded after the first paint. */
const AgeLineFigure = lazyWithRetry(
  () => loadAgeLineFigure().then((m) => m.AgeLineFigure),
  'The line of ages could not be loaded.',
);

interface OutlookViewProps {
  state: OutlookState;
  /** The saved plan that is open, if any. */
  planId: number | undefined;
  /** Names the saved plan that is open, if any. */
  banner: ReactNode;
  save: ReactNode;
  saveHint: ReactNode;
}

/** The outlook page: the answer, the chances by age, what it leaves out, what would change it, the numbers, and parts on demand. */
export function OutlookView({ state, planId, banner, save, saveHint }: OutlookViewProps) {
  const { answer, results, draft, setDesiredAge } = state;
  const { isRetired } = draft;
  const openParts = useOpenParts();
  const outcomes = useOutcomes(draft, answer, state.year, state.initialResults?.outcomes ?? null);
  const [openCashFlow, setOpenCashFlow] = useState<number | null>(null);
  const [birthdays, setBirthdays] = useState(noBirthdays);

  function openAssumptions(group: string): void {
    flushSync(() => openParts.toggle('assumptions', true));
    openAndFocus(assumptionsId(group));
  }
  return (
    <Page>
      <PageHead
        title="When can you stop working?"
        description="See the earliest age at which your savings and Social Security could last, in today’s dollars, and what would change it."
        path={paths.outlook}
      />
      <NeedsScripts to="use your own numbers instead of this example, or see those of a link that someone sent you" />
      <PendingLinkMessage isAnswered={state.resultsDraft === draft} />
      <PrintedPage state={state} birthdays={birthdays} />
      <div className={layout.column}>
        <div className={layout.intro}>
          <PlanViews current="outlook" planId={planId} />
          <h1 tabIndex={-1} className={layout.heading}>
            {isRetired ? 'How much can you spend?' : 'When can you stop?'}
          </h1>
          {/* After the title, which must not move when the banner of a link appears. */}
          {banner}
        </div>
        <section className={layout.wholeAnswer} aria-label="Your answer">
          <div className={layout.headline}>
            <AnswerHeadline state={state} />
          </div>
          {/* Comes early, so that few tab stops are before it. It is at the bottom of the window. */}
          <OutlookBar answer={answer} save={save} />
          <div className={layout.answer}>
            <AnswerDetails state={state} outcomes={outcomes} onOpen={openAssumptions} />
            <PrintedNumbers results={results} />
          </div>
        </section>
        <div className={layout.links}>
          <OnThisPage />
          {!isRetired && (
            <div className={layout.chance}>
              <ChanceChart results={results} onDesiredAgeChange={setDesiredAge} />
            </div>
          )}
        </div>
        <div className={layout.numbers}>
          <YourNumbers
            state={state}
            outcomes={outcomes}
            openCashFlow={openCashFlow}
            setOpenCashFlow={setOpenCashFlow}
          />
        </div>
        <div className={layout.sections}>
          {/* The two pages with details have no room for it. */}
          <div
            className={layout.lineOfAges}
            data-household={isRetired ? 'retired' : answer.assumptions.partner ? 'couple' : 'alone'}
          >
            <LineOfAges answer={answer} runsOutAt={results.runsOutAt} />
          </div>
          <div className={layout.household}>
            <HouseholdRows state={state} outcomes={outcomes} onOpenCashFlow={setOpenCashFlow} />
          </div>
          <RetirementNotes results={results} />
          <div className={layout.levers}>
            <LeverList
              results={results}
              resultsDraft={state.resultsDraft}
              initialResults={state.initialResults}
              replace={state.replace}
              undo={state.undo}
            />
          </div>
          <NextSteps state={state} />
        </div>
        <PartsOnDemand
          state={state}
          openParts={openParts}
          birthdays={birthdays}
          setBirthdays={setBirthdays}
        />
        <div className={layout.closing}>
          <div className={notPrinted}>{saveHint}</div>
          <Limits answer={answer} />
        </div>
      </div>
    </Page>
  );
}

/** The line of ages, which the server does not render. */
function LineOfAges(props: ComponentProps<typeof AgeLineFigure>) {
  const isHydrating = useIsHydrating();
  const placeholder = <Skeleton heights={['auto']} label="Loading the line of ages…" />;
  return (
    <Suspense fallback={placeholder}>{isHydrating ? placeholder : <AgeLineFigure {...props} />}</Suspense>
  );
}

function Limits({ answer }: { answer: OutlookAnswer }) {
  return (
    <p className={textStyles.note}>
      {`An estimate, not advice. ${limitsText(answer.assumptions)} ${longevitySentence(answer)} `}
      <Link className={notPrinted} to={paths.howWeCalculate}>
        How we calculate
      </Link>
    </p>
  );
}

/** Consequences of a retirement age that the answer does not show. */
const RetirementNotes = memo(function RetirementNotes({ results }: { results: OutlookResults }) {
  const { charted, isRetired } = results;
  const notes = retirementNotes(results);
  if (notes.length === 0) return null;
  return (
    <ul
      className={layout.notes}
      aria-label={isRetired ? 'About your retirement' : `About stopping at ${charted.retirementAge}`}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
});

/** The answer in short, and buttons to save, share and print the outlook. Stays in view. */
function OutlookBar({ answer, save }: { answer: OutlookAnswer; save: ReactNode }) {
  const link = useContext(OriginContext) + paths.outlook + outlookFragment(answer);
  return (
    <section className={bar} aria-label="Save and share">
      {/* Hidden from screen readers, because the answer is announced. */}
      <p aria-hidden="true">
        <UnbrokenAmounts text={stopText(answer)} />
        {!answer.isRetired && <span className={barDetail}>{` · ${desiredText(answer)}`}</span>}
      </p>
      <div className={row}>
        <ShareActions
          link={link}
          linkLabel="Link to this outlook"
          copied={{
            title: 'Link copied',
            text: 'Anyone with this link can see your numbers and assumptions. They’re in the link itself and never reach our server.',
          }}
          firstAction={save}
        />
      </div>
    </section>
  );
}

/** Returns "Stop at 69" or, once retired, "$4,430 a month to 95" */
function stopText({ solution, lastAge, isRetired, inputs, assumptions, spendable }: OutlookAnswer): string {
  if (isRetired) {
    return spendable === null
      ? `Costs too high to last to ${assumptions.planAge}`
      : `${formatDollars(spendable)} a month to ${assumptions.planAge}`;
  }
  const age = solution.value;
  if (age === null) return `Not by ${lastAge}`;
  return age === inputs.currentAge ? 'Stop today' : `Stop at ${age}`;
}

function desiredText({ inputs, desiredChance }: OutlookAnswer): string {
  return `${inputs.retirementAge} works in ${formatChanceInProse(desiredChance)} futures`;
}
