import { defaultInputs } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { type CalculatorState, useCalculator } from '@whenabouts/widget/view';
import { useEffect, useRef } from 'react';
import { setCalculatorInputs } from '../../calculator-inputs.ts';
import { useLocation, useNavigate } from '../../router.ts';
import { toast } from '../../ui/toast.ts';
import { clearFromHistory, loadFromHistory, saveToHistory } from './history-inputs.ts';
import { messages } from './messages.ts';
import { takePendingInputs } from './pending-inputs.ts';
import { readResultFragment } from './result-link.ts';

const REMEMBER_AFTER_MS = 200;

/**
 * The calculator's state, with the inputs found again that belong to this visit: those of this entry of
 * the browser's history, those of a link, those kept across a login, or those of the plan that is being edited.
 *
 * The first render is always the defaults, as the server sent them.
 */
export function useRestoredCalculator(isMember: boolean, plan: Plan | undefined): CalculatorState {
  const state = useCalculator();
  const { inputs, shown, replace } = state;
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const recalled = useRef(false);
  // A plan is put in place once, when it arrives; what its owner changes then stays.
  const planInPlace = useRef<Plan | undefined>(undefined);

  useEffect(() => {
    const found = loadFromHistory();
    if (!found) return;
    recalled.current = true;
    replace(found.inputs, found.shown);
  }, [replace]);

  useEffect(() => {
    const linked = readResultFragment(hash);
    if (linked === null) return;
    if (linked === 'unreadable') toast(messages.linkUnreadable);
    else replace(linked, true);
    // Out of the address: a reload would put them in place of what was changed since.
    void navigate({ pathname, search, hash: '#calculator' }, { replace: true });
  }, [pathname, search, hash, replace, navigate]);

  useEffect(() => {
    const kept = isMember ? takePendingInputs() : null;
    if (!kept) return;
    replace(kept, true);
    // At once, so that a reload in the next moment does not lose them.
    saveToHistory({ inputs: kept, shown: true });
    toast(messages.welcomeBack);
  }, [isMember, replace]);

  useEffect(() => {
    const before = planInPlace.current;
    planInPlace.current = plan;
    if (!plan || (before?.id === plan.id && before.version === plan.version)) return;
    // After a reload the visitor's own changes are already in place.
    if (recalled.current) recalled.current = false;
    else replace(inputsOf(plan), true);
  }, [plan, replace]);

  // Whoever logs out may hand the screen to somebody else.
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) {
      replace(defaultInputs, false);
      clearFromHistory();
      setCalculatorInputs(null);
    }
    wasMember.current = isMember;
  }, [isMember, replace]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the history has a memory of its own
  useEffect(() => {
    if (inputs === defaultInputs && !shown) return;
    setCalculatorInputs(inputs);
    const remember = () => saveToHistory({ inputs, shown });
    const timer = setTimeout(remember, REMEMBER_AFTER_MS);
    // Whoever leaves sooner finds them all the same. Later events are too late to write to this entry; a click
    // is heard before the link or button that it is for.
    addEventListener('beforeunload', remember);
    addEventListener('click', remember, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', remember);
      removeEventListener('click', remember, { capture: true });
    };
  }, [inputs, shown, location]);

  return state;
}

export function inputsOf(plan: Plan) {
  const { currentAge, retirementAge, currentSavings, monthlySavings, annualIncome, expectedReturn } = plan;
  return { currentAge, retirementAge, currentSavings, monthlySavings, annualIncome, expectedReturn };
}
