import type { Plan } from '@whenabouts/server/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '../router.ts';
import { errorMessage, toast } from '../ui/toast.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { PlanDraft } from './plan-draft.ts';
import { originOf } from './plan-origin.ts';
import { replaceDraft } from './set-draft.ts';
import { exampleNumbers, readAllNumbers, setSaveRequested, useNumbers } from './store.ts';

export interface LinkedNumbers {
  draft: PlanDraft;
  /** Sentences about the values that were changed or ignored; null if there are none. */
  notice: string | null;
}

/** The functions with which a page reads numbers from outside of the store. */
export interface NumbersFormat {
  /** Name of the page in the message about an unreadable link. */
  pageName: string;
  readLink: (hash: string) => LinkedNumbers | 'unreadable' | null;
  readPlan: (plan: Plan) => PlanDraft;
  /** Returns and clears the numbers that were entered before a login, if the login leads to this page. */
  takePending: () => PlanDraft | null;
  /** Returns true if the page can show the draft. */
  isValid: (draft: PlanDraft) => boolean;
}

interface IncomingNumbers {
  linkNotice: string | null;
  dismissLinkNotice: () => void;
  resetToPlan: (plan: Plan) => void;
}

/**
 * Stores numbers that arrive on a page: those of a link, of the saved plan that `?plan=` opens, and those that were
 * entered before a login. What a visitor has changed before they arrive stays.
 *
 * @param format Memoized.
 * @param plan The saved plan that is open.
 */
export function useIncomingNumbers(
  format: NumbersFormat,
  isMember: boolean,
  plan: Plan | undefined,
): IncomingNumbers {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [linkNotice, setLinkNotice] = useState<string | null>(null);
  const planId = new URLSearchParams(search).get('plan');
  // During rendering, because in effects the fields adopt what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state at the time when the URL was opened
  const opening = useMemo(
    () => ({ draft: (readAllNumbers() ?? exampleNumbers).draft, isReturn: navigationType === 'POP' }),
    [planId],
  );
  const isFirst = useRef(true);
  const lastPlan = useRef<Plan | undefined>(undefined);

  // After a logout, the notice does not return with the first number of the next person.
  const hasNumbers = useNumbers() !== null;
  useEffect(() => {
    if (!hasNumbers) setLinkNotice(null);
  }, [hasNumbers]);

  useEffect(() => {
    const link = format.readLink(hash);
    const linked = link === 'unreadable' ? undefined : link?.draft;
    const show = (next: PlanDraft, changedFrom: PlanDraft | undefined, origin: Plan | undefined) => {
      const changed = readAllNumbers()?.draft;
      const merged = changed && changedFrom ? mergeDrafts(changedFrom, changed, next) : next;
      const draft = format.isValid(merged) ? merged : next;
      replaceDraft(draft, { hasCalculated: true, ...originOf(origin), isFromLink: draft === linked });
      setLinkNotice(null);
    };
    // Coming back or reloading shows the latest numbers of the plan.
    const storedNumbers = readAllNumbers();
    const isStored = opening.isReturn && storedNumbers?.planId === plan?.id;
    const planBefore = lastPlan.current ?? (isStored ? plan : undefined);
    lastPlan.current = plan;
    const pending = isMember ? format.takePending() : null;

    if (pending) {
      show(pending, undefined, plan);
      setSaveRequested(true);
    } else if (linked) {
      // A link that is opened later replaces the numbers of the page.
      show(linked, isFirst.current ? opening.draft : undefined, undefined);
    } else if (plan && planBefore?.id !== plan.id) {
      show(format.readPlan(plan), opening.draft, plan);
    } else if (
      plan &&
      planBefore &&
      planBefore.version !== plan.version &&
      planBefore.version === storedNumbers?.planVersion
    ) {
      show(format.readPlan(plan), format.readPlan(planBefore), plan);
    }
    isFirst.current = false;

    if (link === null) return;
    setLinkNotice(link === 'unreadable' ? null : link.notice);
    if (link === 'unreadable') {
      const text = `We couldn’t read the numbers in it, so the ${format.pageName} starts with an example.`;
      toast(errorMessage('This link doesn’t work', text));
    }
    // Remove the link's numbers from the URL, or a reload would undo later changes. They are not those of a plan.
    const after = { pathname, search: linked ? withoutPlan(search) : search };
    void navigate(after, { replace: true, preventScrollReset: true });
  }, [format, isMember, plan, pathname, search, hash, navigate, opening]);

  return {
    linkNotice: hasNumbers ? linkNotice : null,
    dismissLinkNotice: () => setLinkNotice(null),
    resetToPlan: (plan) => replaceDraft(format.readPlan(plan), { hasCalculated: true, ...originOf(plan) }),
  };
}

function withoutPlan(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('plan');
  return `${params}` && `?${params}`;
}
