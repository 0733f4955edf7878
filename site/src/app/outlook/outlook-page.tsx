import { assumptionNames, buildLifetimePlan, type Inputs, validateInputs } from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { useContext, useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useMember } from '../../api/auth.ts';
import { usePlan } from '../../api/plans.ts';
import { PlanBanner } from '../../features/calculator/plan-banner.tsx';
import { loadSaveDialog, SaveButton, SaveHint } from '../../features/calculator/save-actions.tsx';
import { loadChanceImage } from '../../features/outlook/charts/chance-chart.tsx';
import { type InitialOutlook, initialResults } from '../../features/outlook/initial-outlook.ts';
import { OutlookView } from '../../features/outlook/outlook-view.tsx';
import { buildDraws, prepareSimulator } from '../../features/outlook/site-simulator.ts';
import type { OutlookState } from '../../features/outlook/use-outlook.ts';
import { useRestoredOutlook } from '../../features/outlook/use-restored-outlook.ts';
import { completePlan, draftOfPlan, initialDraft } from '../../numbers/plan-draft.ts';
import { paths } from '../../paths.ts';
import { useSearchParams } from '../../router.ts';
import { CurrentYearContext } from '../../ui/current-year.ts';
import * as page from '../../ui/page.css.ts';
import { whenIdle } from '../../when-idle.ts';
import { INITIAL_OUTLOOK_KEY } from '../page-data.ts';

/**
 * Returns the page's component. After a client-side navigation, the page simulates its results in the browser: this
 * prepares the slowest part, the random draws.
 */
export async function loadOutlookPage() {
  if (!import.meta.env.SSR && location.pathname !== paths.outlook) await buildDraws();
  return OutlookPage;
}

/** The outlook with its save actions. `?plan=` in the URL opens a saved plan. */
function OutlookPage() {
  const { status } = useMember();
  const [search] = useSearchParams();
  const planId = search.get('plan');
  const isMember = status === 'member';
  const { data: plan, error, mutate } = usePlan(isMember ? planId : null);
  const state = useRestoredOutlook(isMember, plan, useInitialResults());
  const isVisitor = status === 'visitor';
  const { inputs } = state.answer;
  useLoadingWhenIdle();
  usePreparingWhenIdle(state.year);
  return (
    <OutlookView
      state={state}
      planId={plan?.id}
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
      save={
        isSavable(inputs) && (
          <SaveButton
            inputs={inputs}
            assumptions={changedAssumptions(state)}
            plan={plan}
            isVisitor={isVisitor}
          />
        )
      }
      saveHint={<SaveHintOrReason state={state} isVisitor={isVisitor} />}
    />
  );
}

/** The reason that the plan cannot be saved: like in the calculator, retirement must be ahead. */
function SaveHintOrReason({ state, isVisitor }: { state: OutlookState; isVisitor: boolean }) {
  const { inputs } = state.answer;
  if (!isSavable(inputs)) {
    return (
      <p className={page.caption}>
        Saved plans are for people who stop after their current age, so these numbers can’t be saved. Copy the
        link to keep them.
      </p>
    );
  }
  return isVisitor ? <SaveHint inputs={inputs} assumptions={changedAssumptions(state)} /> : null;
}

function isSavable(inputs: Inputs): boolean {
  return Object.keys(validateInputs(inputs)).length === 0;
}

/** The changed assumptions as the page uses them; null if there are none. */
function changedAssumptions({ draft, answer }: OutlookState): PlanAssumptions | null {
  const names = assumptionNames.filter((name) => name in draft.changes);
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, answer.assumptions[name]]));
}

/** The results for the default numbers, if the server rendered this page. */
function useInitialResults() {
  const data: InitialOutlook | undefined = useSWRConfig().fallback[INITIAL_OUTLOOK_KEY];
  const year = useContext(CurrentYearContext);
  return useMemo(() => (data ? initialResults(data, year) : null), [data, year]);
}

/** Prepares the engine and runs it once, so that the first change of a number is as fast as later changes. */
function usePreparingWhenIdle(year: number): void {
  useEffect(() => {
    const { inputs, assumptions } = completePlan(initialDraft, year);
    return prepareSimulator((simulator) => {
      simulator.successOf(buildLifetimePlan(inputs, assumptions));
    });
  }, [year]);
}

/** Loads the save dialog, the share image and the toasts ahead, so that the open page also works offline. */
function useLoadingWhenIdle(): void {
  useEffect(() => {
    const load = () =>
      void Promise.all([loadSaveDialog(), loadChanceImage(), import('../../ui/toaster.tsx')]);
    return whenIdle(load);
  }, []);
}
