import { createLinkReport, describeReport, openSavedPlan, readOutlookFragment } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { useContext, useMemo } from 'react';
import { draftOfPlan, parseDraft } from '../../../numbers/plan-draft.ts';
import { readPendingPlan, takePendingPlan } from '../../../numbers/session-storage.ts';
import { type NumbersFormat, useIncomingNumbers } from '../../../numbers/use-incoming-numbers.ts';
import { CurrentYearContext } from '../../../ui/page-contexts.ts';
import type { InitialResults } from '../initial-outlook.ts';
import { useOutlook } from '../use-outlook.ts';

/**
 * The outlook's state with the visitor's numbers.
 *
 * @param initialResults The results for the example, if the server included them in the page.
 */
export function useRestoredOutlook(
  isMember: boolean,
  plan: Plan | undefined,
  initialResults: InitialResults | null,
) {
  const year = useContext(CurrentYearContext);
  const format = useMemo(() => outlookFormat(year), [year]);
  const state = useOutlook(initialResults);
  const incoming = useIncomingNumbers(format, isMember, plan);
  return { ...state, ...incoming };
}

function outlookFormat(year: number): NumbersFormat {
  return {
    pageName: 'page',
    readLink: (hash) => {
      const report = createLinkReport();
      const draft = readOutlookFragment(hash, year, report);
      return draft === null || draft === 'unreadable' ? draft : { draft, notice: describeReport(report) };
    },
    readPlan: (plan) => draftOfPlan(plan, year),
    takePending: () => {
      // A pending plan without assumptions belongs to the calculator.
      if (readPendingPlan()?.assumptions === undefined) return null;
      const pending = takePendingPlan();
      if (!pending) return null;
      const { inputs, assumptions = null } = pending;
      return openSavedPlan(inputs, assumptions, year);
    },
    isValid: (draft) => parseDraft(draft, year) !== null,
  };
}
