import { useEffect, useState } from 'react';
import { isSaved } from './handoff-request.ts';

/** Requests after each return of the reader. The wait doubles from one to the next. */
const TRIES = 5;

/**
 * Returns true once the result has been saved in the tab that was opened for it. Requests the receipt when the reader
 * returns to the page, and stops at the first failure: the page may forbid the request, and saving works without it.
 *
 * @param id The result's id, once the reader has opened the link to save it.
 */
export function useReceipt(site: string, id: string | undefined): boolean {
  const [savedId, setSavedId] = useState<string>();
  const saved = id !== undefined && savedId === id;

  useEffect(() => {
    if (id === undefined || saved) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;

    function request(tries: number): void {
      clearTimeout(timer);
      if (isStopped || document.visibilityState === 'hidden') return;
      isSaved(site, id as string).then(
        (yes) => {
          if (yes) setSavedId(id);
          else if (tries > 1) timer = setTimeout(() => request(tries - 1), 1000 * 2 ** (TRIES - tries));
        },
        () => {
          isStopped = true;
        },
      );
    }

    const onReturn = () => request(TRIES);
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [site, id, saved]);

  return saved;
}
