import { type Inputs, yearsSince } from '@whenabouts/core';
import type { Plan, PlanRecord } from '@whenabouts/server/contract';
import { GrowthChart, resultMessages, StandaloneResults } from '@whenabouts/view';
import type { DollarKind } from '@whenabouts/view/dollars';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';
import { usePlan, usePlanRecords } from '../../api/plans.ts';
import { hasStatus } from '../../api/request.ts';
import { useDollarsView } from '../../components/dollars/dollars-switch.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { comparedRecords, questionText } from '../../components/plans/check-in-question.ts';
import { inputsOf, savedDraftOf } from '../../numbers/parse-inputs.ts';
import { paths } from '../../paths.ts';
import { Link, useParams } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { row } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { notPrinted } from '../../ui/printed.css.ts';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanHistory } from './plan-history.tsx';
import { PlanInputs } from './plan-inputs.tsx';
import * as styles from './view-plan-page.css.ts';

interface PlanParts {
  /** Shows the age at which the member could stop, loaded on demand because of the lifetime engine. */
  ResultStrip: ComponentType<Pick<Plan, 'assumptions'> & { inputs: Inputs; action: ReactNode }>;
  /** Shows the sources of a month's spending in retirement. */
  ResultIncome: ComponentType<Pick<Plan, 'assumptions'> & { inputs: Inputs; dollars: DollarKind }>;
  RecordComparison: ComponentType<{ older: PlanRecord; newer: PlanRecord }>;
}

export function ViewPlan(parts: PlanParts) {
  const { id = '' } = useParams();
  const { data: plan, error, mutate } = usePlan(id);
  return (
    <Page>
      <Link to={paths.myPlans} className={`${page.backLink} ${notPrinted}`}>
        <ArrowLeft aria-hidden="true" size="1.125rem" />
        Back to My Saved Plans
      </Link>
      {plan ? <PlanDetails plan={plan} {...parts} /> : <NoPlan error={error} onRetry={() => void mutate()} />}
    </Page>
  );
}

function PlanDetails({ plan, ResultStrip, ResultIncome, RecordComparison }: PlanParts & { plan: Plan }) {
  const { assumptions } = plan;
  const inputs = useMemo(() => inputsOf(plan), [plan]);
  const { isRetired, inputs: retiredInputs } = savedDraftOf(plan);
  return (
    <>
      <PageHead title={plan.name} noindex />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{plan.name}</h1>
        <p className={page.caption}>Last saved on {formatDate(plan.updatedAt, 'local')}</p>
        <CheckInOffer plan={plan} />
        <PrintedUrl path={paths.viewPlan(plan.id)} />
      </header>
      <div className={styles.answer}>
        <Suspense fallback={<Skeleton heights={['6rem']} label="Calculating your answer…" />}>
          <ResultStrip
            inputs={inputs}
            assumptions={assumptions}
            action={
              <Link to={paths.planOutlook(plan.id)} className={notPrinted}>
                What would change it
              </Link>
            }
          />
        </Suspense>
      </div>
      {isRetired ? (
        <>
          <PlanInputs plan={retiredInputs} isRetired />
          <PlanLinks id={plan.id} />
        </>
      ) : (
        <div className={styles.results}>
          <PlanResults
            plan={plan}
            renderIncome={(dollars) => (
              <div className={styles.income}>
                <Suspense fallback={<Skeleton heights={['5.5rem']} label="Calculating your income…" />}>
                  <ResultIncome inputs={inputs} assumptions={assumptions} dollars={dollars} />
                </Suspense>
              </div>
            )}
          />
        </div>
      )}
      <PlanHistory plan={plan} RecordComparison={RecordComparison} />
    </>
  );
}

/** Asks for a check-in if the record that it would compare is eleven months old or older. Otherwise, links to an early one. */
function CheckInOffer({ plan }: { plan: Plan }) {
  const { data: records } = usePlanRecords(plan.id);
  const [today] = useState(() => new Date().toISOString());
  const [lastRecord] = comparedRecords(records ?? [], today);
  const since = lastRecord?.createdAt ?? plan.updatedAt;
  const years = yearsSince(since, today);
  return (
    <div className={`${styles.checkIn} ${notPrinted}`}>
      {years > 0 && <p>{questionText(since, years)}</p>}
      {years > 0 ? (
        <ButtonLink to={paths.checkIn(plan.id)}>Check in</ButtonLink>
      ) : (
        <Link to={paths.checkIn(plan.id)}>Check in early</Link>
      )}
    </div>
  );
}

function NoPlan({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === undefined)
    return <Skeleton heights={['3.5rem', '12rem', '7rem', '24rem']} label="Loading your plan…" />;
  if (hasStatus(error, 404)) {
    return (
      <>
        <PageHead title="Plan Not Found" noindex />
        <h1 tabIndex={-1}>Plan Not Found</h1>
        <p>
          We can’t find this plan in your account. <Link to={paths.myPlans}>Go to My Saved Plans</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <PageHead title="Plan" noindex />
      <h1 tabIndex={-1}>Plan</h1>
      <ErrorNotice title="Your plan could not be loaded." onRetry={onRetry} />
    </>
  );
}

interface PlanResultsProps {
  plan: Plan;
  /** Shows the sources of a month's spending in retirement. */
  renderIncome: (dollars: DollarKind) => ReactNode;
}

/** The results of a saved plan as in the calculator, with its inputs and links to change them. */
function PlanResults({ plan, renderIncome }: PlanResultsProps) {
  const dollars = useDollarsView(plan.retirementAge - plan.currentAge);
  const partner = plan.assumptions?.partner;
  return (
    <StandaloneResults
      title="Projection"
      inputs={plan}
      dollars={dollars}
      householdIncome={plan.annualIncome + (partner?.annualIncome ?? 0)}
      messages={adaptMessages(plan)}
      chart={<GrowthChart inputs={plan} dollars={dollars.kind} />}
      answer={renderIncome(dollars.kind)}
      actions={
        <>
          <p className={page.caption}>Based on 4% annual withdrawal rate, in the moderate scenario.</p>
          <PlanInputs plan={plan} level={3} />
          <PlanLinks id={plan.id} />
        </>
      }
    />
  );
}

/** The calculator's messages, with what the answer above includes and the projection leaves out. */
function adaptMessages({ assumptions }: Plan): typeof resultMessages {
  const { partner, preTaxShare = null } = assumptions ?? {};
  return {
    ...resultMessages,
    ...(partner && {
      replacement: (percent, withdrawalRate) =>
        `About ${percent}% of what you both earn today, in today’s dollars, drawing ${withdrawalRate}% of the savings a year.`,
    }),
    ...(preTaxShare !== null && {
      estimate: (inflation) =>
        `${resultMessages.estimate(inflation)} The age at which you could stop, above, is after the taxes in your plan.`,
    }),
  };
}

function PlanLinks({ id }: { id: number }) {
  return (
    <div className={`${row} ${notPrinted}`}>
      <ButtonLink to={paths.editPlan(id)}>Edit Plan</ButtonLink>
      <ButtonLink to={paths.planOutlook(id)} kind="secondary">
        See your outlook
      </ButtonLink>
      <ButtonLink to={paths.tryScenarios(id)} kind="secondary">
        Try Different Scenarios
      </ButtonLink>
    </div>
  );
}
