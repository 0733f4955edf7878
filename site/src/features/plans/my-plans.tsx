import type { Plan } from '@whenabouts/server/contract';
import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { deletePlan, usePlans } from '../../api/plans.ts';
import { PageHead } from '../../components/page-head.tsx';
import { savedDraftOf } from '../../numbers/parse-inputs.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { spaceBetween } from '../../ui/layout.css.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { notPrinted } from '../../ui/printed.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ToastMessage } from '../../ui/toast.ts';
import * as styles from './my-plans.css.ts';
import type { PlanEdit } from './plan-name-dialog.tsx';
import type { PlanOutlook } from './plan-outlook.ts';

const messages = {
  deleted: { title: 'Plan deleted' },
  deleteFailed: { title: 'Error', text: 'Failed to delete the retirement plan.', kind: 'error' },
} as const satisfies Record<string, ToastMessage>;

/** Loaded on demand, because a member without plans does not need it. */
const PlansList = lazyWithRetry(
  async () => (await import('./plans-list.tsx')).PlansList,
  'Your plans could not be shown.',
);

const PlanNameDialog = lazyWithRetry(
  async () => (await import('./plan-name-dialog.tsx')).PlanNameDialog,
  'The dialog could not be loaded.',
);

interface MyPlansProps {
  loadPlanOutlook: () => Promise<PlanOutlook>;
}

export function MyPlans(props: MyPlansProps) {
  return (
    <Page>
      <PageHead title="My Saved Plans" noindex />
      <div className={spaceBetween}>
        <h1 tabIndex={-1}>My Saved Plans</h1>
        <div className={notPrinted}>
          <ButtonLink kind="secondary" to={paths.calculator}>
            <Plus aria-hidden="true" size="1.25rem" />
            Create New Plan
          </ButtonLink>
        </div>
      </div>
      <Plans {...props} />
    </Page>
  );
}

function Plans({ loadPlanOutlook }: MyPlansProps) {
  const { data: plans, error, isLoading, mutate } = usePlans();
  const [deleting, setDeleting] = useState<Plan>();
  const [editing, setEditing] = useState<PlanEdit>();
  const heading = useRef<HTMLHeadingElement>(null);

  if (isLoading) return <Skeleton heights={['18rem']} label="Loading your plans…" />;
  if (error || !plans) {
    return <ErrorNotice title="Your plans could not be loaded." onRetry={() => void mutate()} />;
  }
  return (
    <>
      {plans.length > 0 ? (
        <>
          <Suspense fallback={<Skeleton heights={['18rem']} label="Loading your plans…" />}>
            <PlansList
              plans={plans}
              heading={heading}
              loadPlanOutlook={loadPlanOutlook}
              onEdit={setEditing}
              onDelete={setDeleting}
            />
          </Suspense>
          <PlansSummary plans={plans} />
        </>
      ) : (
        <NoPlans />
      )}
      <Suspense fallback={null}>
        {editing && (
          <PlanNameDialog
            {...editing}
            finalFocus={() => actionsButton(editing.plan)}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        subject={deleting}
        title="Delete Retirement Plan"
        description="Are you sure you want to delete this retirement plan? This action cannot be undone."
        name={({ name }) => name}
        label={({ name }) => `Delete plan “${name}”`}
        onConfirm={({ id }) => deletePlan(id)}
        successMessage={messages.deleted}
        errorMessage={() => messages.deleteFailed}
        onClose={() => setDeleting(undefined)}
        // The row that opened the dialog may be gone, or the whole list.
        focusAfterwards={(plan) =>
          (plan && actionsButton(plan)) ?? heading.current ?? document.querySelector<HTMLElement>('main h1')
        }
      />
    </>
  );
}

function NoPlans() {
  return (
    <section className={styles.noPlans}>
      <h2>No saved plans yet</h2>
      <p className={page.lead}>
        Move a few sliders, look at your outlook, and save it as a plan. Come back at any time to try other
        numbers.
      </p>
      <ButtonLink to={paths.calculator}>Create Your First Plan</ButtonLink>
    </section>
  );
}

function actionsButton({ id }: Plan): HTMLElement | null {
  return document.querySelector(`[data-plan='${id}'] > :last-child button`);
}

/** A row with the number of plans, the average retirement age of those who work, and the latest update. */
function PlansSummary({ plans }: { plans: readonly Plan[] }) {
  const ages = plans.filter((plan) => !savedDraftOf(plan).isRetired).map((plan) => plan.retirementAge);
  const updates = plans.map(({ updatedAt }) => updatedAt).sort();
  const facts = [
    ['Total Plans', plans.length],
    [
      'Average Retirement Age',
      ages.length === 0 ? '–' : Math.round(ages.reduce((sum, age) => sum + age, 0) / ages.length),
    ],
    ['Latest Update', formatDate(updates.at(-1) ?? '', 'local')],
  ];
  return (
    <dl className={styles.summary}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={page.caption}>{label}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
