import type { DollarKind } from '@whenabouts/view/dollars';
import { useEffect, useState } from 'react';
import { loadFromHistory, saveToHistory } from '../../history-state.ts';
import { useLocation } from '../../router.ts';

/** Key of the choice in the state of a history entry. */
export const DOLLARS_KEY = 'whenaboutsDollars';

/**
 * The dollars in which this page shows results: today's dollars, until the visitor chooses future dollars. The choice is
 * in the history entry, so it survives a reload and coming back, and is stored nowhere else.
 */
export function useDollars(): [dollars: DollarKind, choose: (dollars: DollarKind) => void] {
  const [dollars, setDollars] = useState<DollarKind>('today');
  const location = useLocation();

  // The first render always has the default, like the server's markup.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own choice
  useEffect(() => {
    const stored = loadFromHistory(DOLLARS_KEY);
    if (stored) setDollars(stored.dollars === 'future' ? 'future' : 'today');
    // A link to a section of this page made a new history entry: copy the choice to it.
    else if (dollars === 'future') saveToHistory(DOLLARS_KEY, { dollars });
  }, [location]);

  function choose(chosen: DollarKind): void {
    saveToHistory(DOLLARS_KEY, { dollars: chosen });
    setDollars(chosen);
  }
  return [dollars, choose];
}
