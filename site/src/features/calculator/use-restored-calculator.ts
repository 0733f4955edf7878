import { type CalculatorState, useCalculator } from '@whenabouts/calculator/view';
import { defaultInputs } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { useEffect, useMemo, useRef } from 'react';
import { setCalculatorInputs } from '../../calculator-inputs.ts';
import { clearFromHistory, saveToHistory, useSavingToHistory } from '../../history-state.ts';
import { takePendingInputs } from '../../pending-inputs.ts';
import { readResultFragment } from '../../result-link.ts';
import { useLocation, useNavigate } from '../../router.ts';
import { toast } from '../../ui/toast.ts';
import { HISTORY_KEY, loadHistoryInputs } from './history-inputs.ts';
import { messages } from './messages.ts';

/**
 * The calculator's state with restored inputs: from the history entry, from a link, from before a login, or from
 * the plan that is being edited. The first render always has the defaults, like the server's markup.
 */
export function useRestoredCalculator(isMember: boolean, plan: Plan | undefined): CalculatorState {
  const state = useCalculator();
  const { inputs, shown, replace, reveal } = state;
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const restored = useRef(false);
  // A plan is loaded into the calculator once, so that later changes are kept.
  const loadedPlan = useRef<Plan | undefined>(undefined);

  useEffect(() => {
    const found = loadHistoryInputs();
    if (!found) return;
    restored.current = true;
    replace(found.inputs, found.shown);
  }, [replace]);

  useEffect(() => {
    const linked = readResultFragment(hash);
    if (linked === null) return;
    if (linked === 'unreadable') toast(messages.linkUnreadable);
    else replace(linked, true);
    // Remove them from the URL, or a reload would undo later changes.
    void navigate({ pathname, search, hash: '#calculator' }, { replace: true });
  }, [pathname, search, hash, replace, navigate]);

  useEffect(() => {
    const pending = isMember ? takePendingInputs() : null;
    if (!pending) return;
    replace(pending, true);
    // Save immediately, so that a reload right now does not lose them.
    saveToHistory(HISTORY_KEY, { inputs: pending, shown: true });
    toast(messages.welcomeBack);
    // A frame later: a page that has just been opened scrolls to its top in the next one.
    requestAnimationFrame(reveal);
  }, [isMember, replace, reveal]);

  useEffect(() => {
    const before = loadedPlan.current;
    loadedPlan.current = plan;
    if (!plan || (before?.id === plan.id && before.version === plan.version)) return;
    // After a reload, the visitor's changes have already been restored.
    if (restored.current) restored.current = false;
    else replace(inputsOf(plan), true);
  }, [plan, replace]);

  // Clear the form on logout: the next person at this computer must not see these numbers.
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) {
      replace(defaultInputs, false);
      clearFromHistory(HISTORY_KEY);
      setCalculatorInputs(null);
    }
    wasMember.current = isMember;
  }, [isMember, replace]);

  const isUntouched = inputs === defaultInputs && !shown;
  useSavingToHistory(
    HISTORY_KEY,
    useMemo(() => (isUntouched ? null : { inputs, shown }), [inputs, shown, isUntouched]),
  );
  useEffect(() => {
    if (!isUntouched) setCalculatorInputs(inputs);
  }, [inputs, isUntouched]);

  return state;
}

export function inputsOf(plan: Plan) {
  const { currentAge, retirementAge, currentSavings, monthlySavings, annualIncome, expectedReturn } = plan;
  return { currentAge, retirementAge, currentSavings, monthlySavings, annualIncome, expectedReturn };
}
