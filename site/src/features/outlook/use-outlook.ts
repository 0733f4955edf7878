import {
  type AssumptionName,
  type Inputs,
  type LifetimeAssumptions,
  type StepId,
  withChanges,
  withDoneStep,
  withInputs,
  withoutChanges,
} from '@whenabouts/core';
import { useContext, useMemo, useState } from 'react';
import { withCurrentAge } from '../../numbers/known-benefit.ts';
import { isSame } from '../../numbers/merge-drafts.ts';
import { completePlan, initialDraft, type PlanDraft, parseDraft } from '../../numbers/plan-draft.ts';
import { setDraft } from '../../numbers/set-draft.ts';
import { readNumbers, setNumbers, useNumbers, type VisitorNumbers } from '../../numbers/store.ts';
import { CurrentYearContext } from '../../ui/page-contexts.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import type { InitialResults } from './initial-outlook.ts';
import { type ChartedChoice, type OutlookRequest, outlookAnswer, outlookResults } from './outlook-results.ts';
import { MAX_VERSIONS } from './versions/versions-text.ts';

export type OutlookState = ReturnType<typeof useOutlook>;

/** The last change of the visitor. */
export interface Edit {
  before: PlanDraft;
  after: PlanDraft;
  /** Names a change that can be undone until the next one. */
  text?: string;
}

/**
 * The state of the outlook page.
 *
 * @param initialResults The results for the default draft, if the server included them in the page.
 */
export function useOutlook(initialResults: InitialResults | null) {
  const year = useContext(CurrentYearContext);
  const numbers = useNumbers();
  const { draft, versions } = useMemo(() => validateDrafts(numbers, year), [numbers, year]);
  const [edit, setEdit] = useState<Edit | null>(null);
  const [choice, choose] = useState<ChartedChoice>('answer');

  const request = useMemo(
    (): OutlookRequest => ({ ...completePlan(draft, year), isRetired: draft.isRetired, choice }),
    [draft, year, choice],
  );
  const isExample = useMemo(() => isSame(draft, initialDraft), [draft]);
  const precomputed = isExample && choice === 'answer' ? initialResults?.results : undefined;
  const current = useMemo(
    () => ({ draft, answer: precomputed ?? outlookAnswer(request), precomputed }),
    [draft, request, precomputed],
  );
  const painted = useAfterPaint(current);
  const late = useIsPrinting() ? current : painted;
  const results = useMemo(() => late.precomputed ?? outlookResults(late.answer), [late]);

  const actions = useMemo(() => {
    // Also reads changes that React has not rendered yet.
    const read = () => validateDrafts(readNumbers(), year);
    const replace = (after: PlanDraft, text?: string) => {
      const { draft: before, versions } = read();
      setEdit({ before, after, ...(text !== undefined && { text }) });
      setDraft(after, { versions, isValidated: true });
    };
    const change = (next: (draft: PlanDraft) => PlanDraft) => replace(next(read().draft));
    const setInput = (name: keyof Inputs, value: number) =>
      change((draft) =>
        name === 'currentAge' ? withCurrentAge(draft, value) : withInputs(draft, { [name]: value }),
      );
    return {
      choose,
      setInput,
      setDesiredAge: (age: number) => setInput('retirementAge', age),
      setAssumption: <Name extends AssumptionName>(name: Name, value: LifetimeAssumptions[Name]) =>
        change((draft) => withChanges(draft, { [name]: value })),
      /** Restores the default of some assumptions. */
      resetAssumptions: (names: readonly AssumptionName[]) => change((draft) => withoutChanges(draft, names)),
      /** Ticks a next step, or removes its tick. */
      setStepDone: (id: StepId, isDone: boolean) => change((draft) => withDoneStep(draft, id, isDone)),
      /** Replaces the draft. With a text that names the change, it can be undone until the next one. */
      replace,
      /** Keeps the numbers as a version. The draft that is rendered may be a frame older. */
      keepVersion: () => {
        const { draft, versions } = read();
        setNumbers({ draft, versions: [...versions, draft].slice(0, MAX_VERSIONS), isValidated: true });
      },
      setVersions: (next: readonly PlanDraft[]) =>
        setNumbers({ ...read(), versions: next.slice(0, MAX_VERSIONS), isValidated: true }),
    };
  }, [year]);

  return {
    year,
    draft,
    answer: current.answer,
    /** The results that the server included in the page; null if it did not. */
    initialResults,
    /** The results for the charts, and their draft. Both are a frame late while a number is dragged. */
    results,
    resultsDraft: late.draft,
    /** True once there are numbers of the visitor: typed now or earlier, or those of a link or a plan. */
    hasNumbers: numbers !== null,
    choice,
    edit,
    undo: useMemo(
      () =>
        edit?.text !== undefined && edit.after === draft
          ? { text: edit.text, restore: () => actions.replace(edit.before) }
          : null,
      [edit, draft, actions],
    ),
    versions,
    /** True while the numbers are those of a link. */
    isFromLink: numbers?.isFromLink ?? false,
    ...actions,
  };
}

/** Returns the draft and the versions that the page can show. Those of the session storage may have been edited. */
function validateDrafts(
  numbers: VisitorNumbers | null,
  year: number,
): Pick<VisitorNumbers, 'draft' | 'versions'> {
  if (numbers === null) return { draft: initialDraft, versions: [] };
  const { draft, versions, isValidated } = numbers;
  if (isValidated) return { draft, versions };
  return {
    draft: parseDraft(draft, year) ?? { ...initialDraft, inputs: draft.inputs },
    versions: versions
      .slice(0, MAX_VERSIONS)
      .map((version) => parseDraft(version, year))
      .filter((version) => version !== null),
  };
}
