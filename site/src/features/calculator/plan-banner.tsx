import type { Plan } from '@whenabouts/server/contract';
import type { MemberState } from '../../api/auth.ts';
import { hasStatus } from '../../api/request.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import * as styles from './calculator-section.css.ts';

interface PlanBannerProps {
  plan: Plan | undefined;
  status: MemberState['status'];
  error: unknown;
  onRetry: () => void;
  onReset: () => void;
}

/** Names the saved plan that is open in the calculator, or explains why it could not be opened. */
export function PlanBanner(props: PlanBannerProps) {
  return (
    <div className={styles.planBanner} role="status">
      <BannerContent {...props} />
    </div>
  );
}

/** Notes that the numbers come from a link, until the visitor changes one. */
export function LinkBanner() {
  return (
    <div className={styles.planBanner}>
      <p>These numbers came with the link that you opened. Change them to see your own answer.</p>
    </div>
  );
}

function BannerContent({ plan, status, error, onRetry, onReset }: PlanBannerProps) {
  if (plan) {
    return (
      <>
        <p>
          You are editing <strong>{plan.name}</strong>. Update the plan to keep your changes.
        </p>
        <Button kind="secondary" onClick={onReset}>
          Reset to saved plan
        </Button>
      </>
    );
  }
  if (status === 'visitor') {
    return (
      <p>
        <Link to={paths.login}>Log in</Link> to open your saved plan.
      </p>
    );
  }
  if (hasStatus(error, 404)) {
    return (
      <p>
        Plan Not Found. <Link to={paths.myPlans}>Go to My Saved Plans</Link>
      </p>
    );
  }
  if (error || status === 'unknown') {
    return (
      <>
        <p>Your saved plan could not be loaded.</p>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      </>
    );
  }
  return <p>Loading your saved plan…</p>;
}
