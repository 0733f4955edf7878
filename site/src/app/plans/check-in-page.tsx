import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { usePlan } from '../../api/plans.ts';
import { hasStatus } from '../../api/request.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link, useParams } from '../../router.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { backLink } from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { notPrinted } from '../../ui/printed.css.ts';
import { Loaded, Skeleton } from '../../ui/skeleton.tsx';

/** Loaded with the lifetime engine, while the plan is fetched. */
const PlanCheckIn = lazyWithRetry(
  () => import('../../features/outlook/plans/plan-check-in.tsx').then((m) => m.PlanCheckIn),
  'The check-in could not be loaded.',
);

export function CheckInPage() {
  const { id = '' } = useParams();
  const response = usePlan(id);
  const plan = response.data;
  return (
    <Page>
      <PageHead title="Still on track?" noindex />
      <Link to={plan ? paths.viewPlan(plan.id) : paths.myPlans} className={`${backLink} ${notPrinted}`}>
        <ArrowLeft aria-hidden="true" size="1.125rem" />
        {plan ? `Back to ${plan.name}` : 'Back to My Saved Plans'}
      </Link>
      <h1 tabIndex={-1}>Still on track?</h1>
      {hasStatus(response.error, 404) ? (
        <p>
          We can’t find this plan in your account. <Link to={paths.myPlans}>Go to My Saved Plans</Link>
        </p>
      ) : (
        <Loaded
          response={response}
          heights={['20rem']}
          label="Loading your plan…"
          failure="Your plan could not be loaded."
        >
          {(loaded) => (
            <Suspense fallback={<Skeleton heights={['20rem']} label="Loading the check-in…" />}>
              <PlanCheckIn key={loaded.id} plan={loaded} />
            </Suspense>
          )}
        </Loaded>
      )}
    </Page>
  );
}
