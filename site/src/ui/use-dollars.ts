import type { DollarKind } from '@whenabouts/widget/view';
import { useEffect, useState } from 'react';
import { useLocation } from '../router.ts';

/** Key in the state of a history entry. */
const KEY = 'whenaboutsDollars';

function store(dollars: DollarKind): void {
  history.replaceState({ ...history.state, [KEY]: dollars }, '');
}

/**
 * The dollars in which this page shows results: future dollars, until the visitor chooses today's. The choice is
 * in the history entry, so it survives a reload and coming back, and is stored nowhere else.
 */
export function useDollars(): [dollars: DollarKind, choose: (dollars: DollarKind) => void] {
  const [dollars, setDollars] = useState<DollarKind>('future');
  const { key } = useLocation();

  // The first render always has the default, like the server's markup.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own choice
  useEffect(() => {
    const stored: unknown = history.state?.[KEY];
    if (stored === 'today' || stored === 'future') setDollars(stored);
    // A link to a section of this page made a new entry: the choice goes on.
    else if (dollars === 'today') store(dollars);
  }, [key]);

  function choose(chosen: DollarKind): void {
    store(chosen);
    setDollars(chosen);
  }
  return [dollars, choose];
}
