import { type CheckIn, type PlanRecord, type PlanRecords, recordPlan } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { useState } from 'react';
import { updatePlan, usePlanRecords } from '../../../api/plans.ts';
import { useReminder } from '../../../api/reminder.ts';
import { comparedRecords } from '../../../components/plans/check-in-question.ts';
import { isConflict, SaveFailure } from '../../../components/plans/save-failure.tsx';
import { inputsOf } from '../../../numbers/parse-inputs.ts';
import { checkedInPlanOf } from '../../../numbers/plan-draft.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { formatMonth } from '../../../ui/format-date.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { notPrinted } from '../../../ui/printed.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CheckInView } from '../check-in/check-in.tsx';
import * as textStyles from '../outlook-text.css.ts';
import { siteSimulator } from '../site-simulator.ts';

/** A check-in on a saved plan. Saving it replaces the plan's numbers with those of today. */
export function PlanCheckIn({ plan }: { plan: Plan }) {
  // Saving adds a record. Keep comparing with the records that were loaded first.
  const [opened, setOpened] = useState<PlanRecords>();
  const [today] = useState(() => new Date().toISOString());
  const { data: records, error, mutate } = usePlanRecords(plan.id);
  if (records && !opened) {
    const [newest, ...earlier] = comparedRecords(records, today);
    setOpened(newest ? [newest, ...earlier] : [recordOf(plan)]);
  }
  if (!opened) {
    return error === undefined ? (
      <Skeleton heights={['20rem']} label="Loading your plan’s history…" />
    ) : (
      <ErrorNotice title="Your plan’s history could not be loaded." onRetry={() => void mutate()} />
    );
  }
  return (
    <>
      {records?.length === 0 && (
        <p className={`${textStyles.prose} ${notPrinted}`}>
          You saved this plan before we recorded answers, so we calculated the answer of{' '}
          {formatMonth(plan.updatedAt)} with today’s model. The next save records it.
        </p>
      )}
      <CheckInView
        level={2}
        records={opened}
        today={today}
        actions={(result) => (
          <SaveCheckIn
            key={JSON.stringify(result.draft)}
            plan={plan}
            result={result}
            today={today}
            onReloaded={() => {
              void mutate();
              setOpened(undefined);
            }}
          />
        )}
      />
    </>
  );
}

/** Calculates the results of a plan that was saved before there were records. */
function recordOf(plan: Plan): PlanRecord {
  const inputs = inputsOf(plan);
  const year = new Date(plan.updatedAt).getUTCFullYear();
  const results = recordPlan(inputs, plan.assumptions, { year, simulator: siteSimulator() });
  return { createdAt: plan.updatedAt, inputs, assumptions: plan.assumptions, ...results };
}

type SaveState = 'unsaved' | 'saving' | 'saved' | { error: unknown };

interface SaveCheckInProps {
  plan: Plan;
  result: CheckIn;
  /** ISO 8601. */
  today: string;
  /** Called once a newer version of the plan is loaded. */
  onReloaded: () => void;
}

function SaveCheckIn({ plan, result, today, onReloaded }: SaveCheckInProps) {
  const [state, setState] = useState<SaveState>('unsaved');
  const nextReminder = useReminder().data?.next;

  /** Saves the record. `version` is the version to replace; undefined for any. */
  async function save(version: number | undefined): Promise<void> {
    setState('saving');
    const { inputs, assumptions } = checkedInPlanOf(result.draft, today);
    try {
      await updatePlan(plan.id, { name: plan.name, ...inputs, assumptions, checkIn: true }, version);
      setState('saved');
    } catch (error) {
      setState({ error });
    }
  }

  return (
    <div role="status">
      {state === 'saved' ? (
        <p>
          Saved.{' '}
          {nextReminder ? (
            `We’ll email you when it is time again, in ${formatMonth(`${nextReminder}-15`)}.`
          ) : (
            <>
              Come back in a year, or{' '}
              <Link to={`${paths.profile}?tab=info#reminder`}>let us remind you by email</Link>.
            </>
          )}{' '}
          <Link to={paths.viewPlan(plan.id)}>See your plan</Link>
        </p>
      ) : (
        <>
          {typeof state === 'object' && (
            <SaveFailure
              error={state.error}
              plan={plan}
              onReloaded={() => {
                setState('unsaved');
                onReloaded();
              }}
              onOverwrite={() => void save(undefined)}
            />
          )}
          {!(typeof state === 'object' && isConflict(state.error)) && (
            <PendingButton
              type="button"
              isPending={state === 'saving'}
              pendingLabel="Saving…"
              onClick={() => void save(plan.version)}
            >
              Save as your plan of today
            </PendingButton>
          )}
        </>
      )}
    </div>
  );
}
