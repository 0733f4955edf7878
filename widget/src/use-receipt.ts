import { useEffect, useState } from 'react';
import { isSaved } from './handoff-request.ts';

/** How often it is asked again while the reader looks at this page, each time after twice as long. */
const TRIES = 5;

/**
 * Whether the result has been saved in the tab that was opened for it. Asks when the reader comes back,
 * and gives up at the first failure: a page may forbid the question, and saving does not depend on it.
 *
 * @param id The result's, once the reader has gone to save it.
 */
export function useReceipt(site: string, id: string | undefined): boolean {
  const [savedId, setSavedId] = useState<string>();
  const saved = id !== undefined && savedId === id;

  useEffect(() => {
    if (id === undefined || saved) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;

    function ask(tries: number): void {
      clearTimeout(timer);
      if (over || document.visibilityState === 'hidden') return;
      isSaved(site, id as string).then(
        (yes) => {
          if (yes) setSavedId(id);
          else if (tries > 1) timer = setTimeout(() => ask(tries - 1), 1000 * 2 ** (TRIES - tries));
        },
        () => {
          over = true;
        },
      );
    }

    const back = () => ask(TRIES);
    addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [site, id, saved]);

  return saved;
}
