import type { Plan } from '@whenabouts/server/contract';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { setCalculatorInputs, useCalculatorInputs } from '../../calculator-inputs.ts';
import { clearFromHistory, useSavingToHistory } from '../../history-state.ts';
import { useLocation, useNavigate } from '../../router.ts';
import { CurrentYearContext } from '../../ui/current-year.ts';
import { toast } from '../../ui/toast.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import type { InitialResults } from './initial-outlook.ts';
import { forgetDraft, recallDraft, rememberDraft } from './last-draft.ts';
import { messages } from './messages.ts';
import { HISTORY_KEY, type HistoryOutlook, loadHistoryOutlook } from './outlook-history.ts';
import { readOutlookFragment } from './outlook-link.ts';
import { draftOfPlan, initialDraft } from './plan-draft.ts';
import { type OutlookState, useOutlook } from './use-outlook.ts';

/**
 * Returns the state of the page, with numbers from a link, from the history entry, from the plan that is open, or from
 * this visit: the last ones of this page or of the calculator. The first render has the defaults, like the server's
 * markup.
 *
 * @param initialResults The results for the defaults, if the page came with them.
 */
export function useRestoredOutlook(
  isMember: boolean,
  plan: Plan | undefined,
  initialResults: InitialResults | null,
): OutlookState {
  const year = useContext(CurrentYearContext);
  const isHydrating = useIsHydrating();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const calculated = useCalculatorInputs();
  const found = useRef<HistoryOutlook | null>(undefined);
  if (found.current === undefined && !isHydrating) found.current = loadHistoryOutlook(year);
  const state = useOutlook(
    found.current?.draft ?? recallDraft(calculated) ?? initialDraft,
    found.current?.versions ?? [],
    initialResults,
  );
  const { draft, versions, touched, replace, setVersions } = state;
  // A plan is loaded once, so that later changes are kept.
  const loadedPlan = useRef<Plan | undefined>(undefined);
  const isRestored = useRef(Boolean(found.current));

  useEffect(() => {
    if (found.current !== undefined) return;
    found.current = loadHistoryOutlook(year);
    if (!found.current) return;
    isRestored.current = true;
    replace(found.current.draft);
    setVersions(found.current.versions);
  }, [year, replace, setVersions]);

  useEffect(() => {
    const linked = readOutlookFragment(hash, year);
    if (linked === null) return;
    if (linked === 'unreadable') toast(messages.linkUnreadable);
    else replace(linked);
    // Remove them from the URL, or a reload would undo later changes.
    void navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, year, replace, navigate]);

  useEffect(() => {
    const before = loadedPlan.current;
    loadedPlan.current = plan;
    if (!plan || (before?.id === plan.id && before.version === plan.version)) return;
    // After a reload, the visitor's changes have already been restored.
    if (isRestored.current) isRestored.current = false;
    else replace(draftOfPlan(plan, year));
  }, [plan, year, replace]);

  // Clear the page on logout: the next person at this computer must not see these numbers.
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) {
      replace(initialDraft);
      setVersions([]);
      forgetDraft();
      clearFromHistory(HISTORY_KEY);
      setCalculatorInputs(null);
    }
    wasMember.current = isMember;
  }, [isMember, replace, setVersions]);

  useEffect(() => {
    if (draft !== initialDraft) rememberDraft(draft, calculated);
  }, [draft, calculated]);

  useSavingToHistory(
    HISTORY_KEY,
    useMemo(() => (touched ? { draft, versions } : null), [touched, draft, versions]),
  );
  return state;
}
