import { type CheckIn, completePlan, type PlanRecord, recordPlan } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { useMemo, useState } from 'react';
import { updatePlan } from '../../../api/plans.ts';
import { ApiError } from '../../../api/request.ts';
import { inputsOf } from '../../../numbers/parse-inputs.ts';
import { savedPlanOf } from '../../../numbers/plan-draft.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { formatMonth } from '../../../ui/format-date.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as styles from '../outlook-page.css.ts';
import { siteSimulator } from '../site-simulator.ts';
import { CheckInView } from './check-in.tsx';

/** A check-in on a saved plan. Saving it replaces the plan's numbers with those of today. */
export function PlanCheckIn({ plan: current }: { plan: Plan }) {
  // The comparison is with the plan as it was opened, after a save as well.
  const [plan] = useState(current);
  const [today] = useState(() => new Date().toISOString());
  const record = useMemo(() => recordOf(plan), [plan]);
  return (
    <>
      <p className={`${styles.prose} ${styles.notPrinted}`}>
        We compare today with your plan as you saved it in {formatMonth(record.createdAt)}, calculated with
        the model of today.
      </p>
      <CheckInView
        records={[record]}
        today={today}
        actions={(result) => (
          <SaveCheckIn key={JSON.stringify(result.draft)} plan={current} result={result} />
        )}
      />
    </>
  );
}

/** Calculates the results that the plan had when it was saved. */
function recordOf(plan: Plan): PlanRecord {
  const inputs = inputsOf(plan);
  const year = new Date(plan.updatedAt).getUTCFullYear();
  const results = recordPlan(inputs, plan.assumptions, { year, simulator: siteSimulator() });
  return { createdAt: plan.updatedAt, inputs, assumptions: plan.assumptions, ...results };
}

type SaveState = 'unsaved' | 'saving' | 'saved' | { error: string };

function SaveCheckIn({ plan, result }: { plan: Plan; result: CheckIn }) {
  const [state, setState] = useState<SaveState>('unsaved');

  async function save(): Promise<void> {
    setState('saving');
    const year = new Date().getFullYear();
    const { inputs, assumptions } = savedPlanOf(result.draft, completePlan(result.draft, year));
    try {
      await updatePlan(plan.id, { name: plan.name, ...inputs, assumptions }, plan.version);
      setState('saved');
    } catch (error) {
      setState({ error: error instanceof ApiError ? error.reason : 'Check your internet connection.' });
    }
  }

  return (
    <div role="status">
      {state === 'saved' ? (
        <p>
          Saved. Come back in a year. <Link to={paths.viewPlan(plan.id)}>See your plan</Link>
        </p>
      ) : (
        <>
          {typeof state === 'object' && (
            <ErrorNotice title="Your check-in could not be saved.">
              <p>{state.error}</p>
            </ErrorNotice>
          )}
          <PendingButton
            type="button"
            pending={state === 'saving'}
            pendingLabel="Saving…"
            onClick={() => void save()}
          >
            Save as your plan of today
          </PendingButton>
        </>
      )}
    </div>
  );
}
