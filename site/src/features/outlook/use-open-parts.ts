import { useEffect, useLayoutEffect, useState } from 'react';
import { loadFromHistory, saveToHistory } from '../../history-state.ts';
import { useLocation, useNavigationType } from '../../router.ts';

/** The parts of the page that are opened on demand, in the order of the page. */
export const outlookParts = {
  'year-by-year': 'Year by year',
  'ten-futures': 'Ten futures',
  'past-retirements': 'Past retirements',
  assumptions: 'Assumptions',
  dates: 'Your dates',
  compare: 'Compare versions',
  'check-in': 'Check in next year',
} as const;

export type OutlookPart = keyof typeof outlookParts;

export const partIds = Object.keys(outlookParts) as OutlookPart[];

/** Key of the open parts in the state of a history entry. */
export const OPEN_PARTS_KEY = 'whenaboutsOutlookParts';

const noParts: readonly OutlookPart[] = [];

export type OpenParts = ReturnType<typeof useOpenParts>;

/** The parts of the page that are open. They are in the history entry, so they survive a reload and coming back. */
export function useOpenParts() {
  const [open, setOpen] = useState(noParts);
  const location = useLocation();
  const navigationType = useNavigationType();
  // The router also reports POP for in-page links, whose history entries have no state.
  const isNewEntry = () => navigationType !== 'POP' || history.state === null;

  // The first render always has closed parts, like the server's markup.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own open parts
  useLayoutEffect(() => {
    const stored = readOpenParts();
    if (stored || !isNewEntry()) setOpen(stored ?? noParts);
    const id = location.hash.slice(1);
    const target = document.getElementById(id);
    openDetailsOf(target);
    return id && !target && isNewEntry() ? focusOnceAdded(id) : undefined;
  }, [location]);

  // A link within the page made a new history entry: copy the open parts to it. Without a state, it would look new again on
  // coming back to it. After the layout effects, as `useScrollAndFocus` also tells new entries by their missing state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own open parts
  useEffect(() => {
    if (isNewEntry() && readOpenParts() === null) saveOpenParts(open);
  }, [location]);

  function toggle(part: OutlookPart, isOpen: boolean): void {
    // `open` may be old: several parts can change before the next render.
    const current = readOpenParts() ?? open;
    if (current.includes(part) === isOpen) return;
    const next = isOpen ? [...current, part] : current.filter((other) => other !== part);
    saveOpenParts(next);
    setOpen(next);
  }
  return { open, toggle };
}

/** Opens the part that an element belongs to, and what that part is in. */
function openDetailsOf(target: Element | null): void {
  const details = target?.closest('details');
  if (!details) return;
  details.open = true;
  openDetailsOf(details.parentElement);
}

/** Opens the details of an element, scrolls to it, and moves the focus to it. */
export function openAndFocus(id: string): void {
  const target = document.getElementById(id);
  openDetailsOf(target);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** Events after which the page does not move by itself, because the visitor has started to use it. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Leads to an element whose script is still loading, once it is in the page. Returns a function that stops waiting. */
function focusOnceAdded(id: string): () => void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return;
    stop();
    openAndFocus(id);
  });
  const stop = () => {
    observer.disconnect();
    for (const event of USER_EVENTS) removeEventListener(event, stop);
  };
  for (const event of USER_EVENTS) addEventListener(event, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function saveOpenParts(open: readonly OutlookPart[]): void {
  saveToHistory(OPEN_PARTS_KEY, { open });
}

/** Reads the open parts of the current history entry, which may have been tampered with. Returns null if none are stored. */
function readOpenParts(): OutlookPart[] | null {
  const stored = loadFromHistory(OPEN_PARTS_KEY)?.open;
  return Array.isArray(stored) ? partIds.filter((part) => stored.includes(part)) : null;
}
