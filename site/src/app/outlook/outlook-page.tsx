import { assumptionNames, validateInputs } from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { useEffect } from 'react';
import { useMember } from '../../api/auth.ts';
import { usePlan } from '../../api/plans.ts';
import { PlanBanner } from '../../features/calculator/plan-banner.tsx';
import { loadSaveDialog, SaveActions } from '../../features/calculator/save-actions.tsx';
import { OutlookView } from '../../features/outlook/outlook-view.tsx';
import { draftOfPlan } from '../../features/outlook/plan-draft.ts';
import type { OutlookState } from '../../features/outlook/use-outlook.ts';
import { useRestoredOutlook } from '../../features/outlook/use-restored-outlook.ts';
import { useSearchParams } from '../../router.ts';
import { whenIdle } from '../../when-idle.ts';

/** The outlook with its save actions. `?plan=` in the URL opens a saved plan. */
export function OutlookPage() {
  const { status } = useMember();
  const [search] = useSearchParams();
  const planId = search.get('plan');
  const isMember = status === 'member';
  const { data: plan, error, mutate } = usePlan(isMember ? planId : null);
  const state = useRestoredOutlook(isMember, plan);
  useLoadingWhenIdle();
  return (
    <OutlookView
      state={state}
      banner={
        planId !== null && (
          <PlanBanner
            plan={plan}
            status={status}
            error={error}
            onRetry={() => void mutate()}
            onReset={() => plan && state.replace(draftOfPlan(plan, state.year))}
          />
        )
      }
      save={<SaveOutlook state={state} plan={plan} isVisitor={status === 'visitor'} />}
    />
  );
}

type SaveOutlookProps = Omit<Parameters<typeof SaveActions>[0], 'inputs'> & { state: OutlookState };

/** A plan can only be saved while retirement is ahead, as in the calculator. */
function SaveOutlook({ state, ...rest }: SaveOutlookProps) {
  const { inputs } = state.answer;
  if (Object.keys(validateInputs(inputs)).length > 0) {
    return (
      <p>
        Saved plans are for people who stop after their current age, so these numbers can’t be saved. Copy the
        link to keep them.
      </p>
    );
  }
  const assumptions = changedAssumptions(state);
  return (
    <>
      <SaveActions inputs={inputs} assumptions={assumptions} {...rest} />
      {rest.isVisitor && assumptions && (
        <p>After you log in, the calculator opens. Come back here to save your assumptions too.</p>
      )}
    </>
  );
}

/** The changed assumptions as the page uses them; null if there are none. */
function changedAssumptions({ draft, answer }: OutlookState): PlanAssumptions | null {
  const names = assumptionNames.filter((name) => name in draft.changes);
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, answer.assumptions[name]]));
}

/** Loads what the page may need later, so that it keeps working offline in the open tab. */
function useLoadingWhenIdle(): void {
  useEffect(() => {
    const load = () => void Promise.all([loadSaveDialog(), import('../../ui/toaster.tsx')]);
    return whenIdle(load);
  }, []);
}
