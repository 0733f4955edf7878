import type { Plan } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { clearFromHistory, loadFromHistory, saveToHistory, useSavingToHistory } from '../history-state.ts';
import { useLocation, useNavigate } from '../router.ts';
import { errorMessage, toast } from '../ui/toast.ts';
import { clearNumbers, findNumbers, type Source, type SourcedNumbers, setSaveRequested } from './store.ts';

/** The functions that read a page's numbers from each of the `sources`. */
export interface NumbersFormat<T> {
  /** Name of the page in the message about an unreadable link. */
  pageName: string;
  /** Key in the state of a history entry. */
  historyKey: string;
  /** Returns null if the stored values are invalid. */
  readHistory: (stored: Record<string, unknown>) => T | null;
  readLink: (hash: string) => T | 'unreadable' | null;
  /** The hash that replaces a link's numbers in the URL once they have been read. */
  hashAfterLink: string;
  readPlan: (plan: Plan) => T;
  /** Returns and clears the numbers that were entered before a login, if the login leads to this page. */
  takePending: () => T | null;
  /** Returns the numbers that were entered on another page during this visit. */
  readVisit: () => T | null;
}

interface PageNumbers<T> {
  format: NumbersFormat<T>;
  isMember: boolean;
  /** The saved plan that is open. */
  plan: Plan | undefined;
  /** Source of the numbers in the first render, null for the example. Undefined if the sources have not been read. */
  initial?: SourcedNumbers<T> | null | undefined;
  /** The numbers on the page, memoized. Null while it shows its example. */
  current: T | null;
  /** Shows numbers. Must be the same function in every render. */
  show: (numbers: T, source: Source) => void;
  /** Shows the example. Must be the same function in every render. */
  clear: () => void;
}

/** Reads the numbers of the current history entry. */
export function readHistoryEntry<T>({ historyKey, readHistory }: NumbersFormat<T>): T | null {
  const stored = loadFromHistory(historyKey);
  return stored && readHistory(stored);
}

/**
 * Shows the visitor's numbers when a page opens and when others arrive, in the order of `sources`; stores them in the
 * history entry; and clears them on logout.
 *
 * @returns The numbers of the link that was read last, even if they were changed later; null if other numbers were
 * restored after it.
 */
export function useRestoredNumbers<T extends object>(page: PageNumbers<T>): T | null {
  const { format, isMember, plan, initial, current, show, clear } = page;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasReadHistory = useRef(initial !== undefined);
  const [linked, setLinked] = useState<T | null>(null);
  const lastPlan = useRef<Plan | undefined>(undefined);
  // The query of the URL for which numbers were restored before its plan had loaded. That plan must not replace them.
  const restoredSearch = useRef(initial?.source === 'history entry' ? search : null);

  useEffect(() => {
    // Show each version of a plan once, or its numbers would replace later changes.
    const before = lastPlan.current;
    const isNewPlan = plan !== undefined && (before?.id !== plan.id || before.version !== plan.version);
    lastPlan.current = plan;
    const link = format.readLink(hash);
    const isOpeningPlan = new URLSearchParams(search).has('plan');

    const restored = findNumbers<T>({
      'session storage': () => (isMember ? format.takePending() : null),
      link: () => (link === 'unreadable' ? null : link),
      'history entry': () => (hasReadHistory.current ? null : readHistoryEntry(format)),
      'saved plan': () => (isNewPlan && restoredSearch.current !== search ? format.readPlan(plan) : null),
      'this visit': () => (hasReadHistory.current || isOpeningPlan ? null : format.readVisit()),
    });
    hasReadHistory.current = true;
    if (plan) restoredSearch.current = null;
    else if (restored) restoredSearch.current = search;
    if (restored) {
      show(restored.numbers, restored.source);
      setLinked(restored.source === 'link' ? restored.numbers : null);
    }
    if (restored?.source === 'session storage') {
      // Save now: the session storage has been cleared, and a reload must not lose the numbers.
      saveToHistory(format.historyKey, restored.numbers);
      setSaveRequested(true);
    }

    if (link === null) return;
    if (link === 'unreadable') {
      const text = `We couldn’t read the numbers in it, so the ${format.pageName} starts with an example.`;
      toast(errorMessage('This link doesn’t work', text));
    }
    // Remove the link's numbers from the URL, or a reload would undo later changes.
    const after = { pathname, search, hash: format.hashAfterLink };
    void navigate(after, { replace: true, preventScrollReset: format.hashAfterLink === '' });
  }, [format, isMember, plan, pathname, search, hash, navigate, show]);

  // Clear the numbers on logout: the next person at this computer must not see them.
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) {
      clear();
      clearFromHistory(format.historyKey);
      clearNumbers();
    }
    wasMember.current = isMember;
  }, [isMember, format, clear]);

  useSavingToHistory(format.historyKey, current);
  return linked;
}
