import { toSavedPlan } from '@whenabouts/core';
import { useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useMember } from '../../api/auth.ts';
import { usePlan } from '../../api/plans.ts';
import { LinkBanner, PlanBanner } from '../../features/calculator/plan-banner.tsx';
import { SaveButton, SaveHint } from '../../features/calculator/save-actions.tsx';
import { spendableText } from '../../features/outlook/answer/spendable-text.ts';
import { loadChanceImage } from '../../features/outlook/charts/chance-chart.tsx';
import { takeChoice } from '../../features/outlook/hero/outlook-drafts.ts';
import { loadPartsOnDemand } from '../../features/outlook/included/load-controls.ts';
import { type InitialOutlook, initialResults } from '../../features/outlook/initial-outlook.ts';
import { LinkNotice } from '../../features/outlook/link/link-notice.tsx';
import { useRestoredOutlook } from '../../features/outlook/link/use-restored-outlook.ts';
import { OutlookView } from '../../features/outlook/outlook-view.tsx';
import { createInSteps, createWhenIdle } from '../../features/outlook/site-simulator.ts';
import { isUnchanged } from '../../numbers/plan-draft.ts';
import { paths } from '../../paths.ts';
import { useSearchParams } from '../../router.ts';
import { CurrentYearContext } from '../../ui/page-contexts.ts';
import { whenIdle } from '../../when-idle.ts';
import { INITIAL_OUTLOOK_KEY } from '../page-data.ts';

/**
 * Prepares the slowest part of the page, the simulator, before a client-side navigation shows it: the results are then
 * simulated in the browser.
 */
export async function prepareOutlookPage(): Promise<void> {
  if (!import.meta.env.SSR && location.pathname !== paths.outlook) await createInSteps();
}

/** Loads the on-demand scripts of the page, so that it works offline. */
export const loadOutlookParts = () =>
  Promise.all([loadChanceImage(), loadPartsOnDemand(), import('../../ui/toaster.tsx')]);

/** The outlook with its save actions. `?plan=` in the URL opens a saved plan. */
export function OutlookPage() {
  const { status } = useMember();
  // Before the first paint, which would show another answer.
  useLayoutEffect(takeChoice, []);
  const [search] = useSearchParams();
  const planId = search.get('plan');
  const isMember = status === 'member';
  const { data: plan, error, mutate } = usePlan(isMember ? planId : null);
  const state = useRestoredOutlook(isMember, plan, useInitialResults());
  const isVisitor = status === 'visitor';
  const savedPlan = toSavedPlan(state.draft, state.answer);
  const pending = {
    ...savedPlan,
    answer: state.answer.isRetired ? spendableText(state.answer) : undefined,
  };
  useLoadingWhenIdle();
  useEffect(createWhenIdle, []);
  return (
    <OutlookView
      state={state}
      planId={plan && isUnchanged(plan, savedPlan, state.year) ? plan.id : undefined}
      banner={
        <>
          {planId === null ? (
            state.isFromLink && <LinkBanner />
          ) : (
            <PlanBanner
              plan={plan}
              status={status}
              error={error}
              onRetry={() => void mutate()}
              onReset={() => plan && state.resetToPlan(plan)}
            />
          )}
          <LinkNotice text={state.linkNotice} onDismiss={state.dismissLinkNotice} />
        </>
      }
      save={<SaveButton {...pending} plan={plan} resetToPlan={state.resetToPlan} isVisitor={isVisitor} />}
      saveHint={isVisitor && <SaveHint {...pending} />}
    />
  );
}

/** The results for the default numbers, if the server rendered this page. */
function useInitialResults() {
  const data: InitialOutlook | undefined = useSWRConfig().fallback[INITIAL_OUTLOOK_KEY];
  const year = useContext(CurrentYearContext);
  return useMemo(() => (data ? initialResults(data, year) : null), [data, year]);
}

/** Loads the parts while the browser is idle. A part that needs its script loads it again, and shows the error. */
function useLoadingWhenIdle(): void {
  useEffect(() => whenIdle(() => void loadOutlookParts().catch(() => {})), []);
}
