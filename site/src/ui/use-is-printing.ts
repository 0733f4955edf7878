import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns true while the page is printed, for content that the screen shows on demand. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the printed page right after the event.
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    addEventListener('beforeprint', update);
    addEventListener('afterprint', update);
    return () => {
      removeEventListener('beforeprint', update);
      removeEventListener('afterprint', update);
    };
  }, []);
  return isPrinting;
}
