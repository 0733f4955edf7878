import { type ComponentProps, useEffect, useState } from 'react';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { whenIdle } from '../../../when-idle.ts';
import { loadOnePage } from '../included/load-controls.ts';

type OnePage = Awaited<ReturnType<typeof loadOnePage>>['OnePage'];

let isWithDetails = false;

/** Prints the whole page with its charts instead of the one page. */
export function printWithDetails(): void {
  isWithDetails = true;
  const end = () => {
    isWithDetails = false;
  };
  addEventListener('afterprint', end, { once: true });
  print();
}

/**
 * The outlook on one page, in print in place of the rest. Its script is loaded once the page is idle; before that, the rest is
 * printed.
 */
export function PrintedPage(props: ComponentProps<OnePage>) {
  const [Loaded, setLoaded] = useState<OnePage>();
  const isPrinting = useIsPrinting();
  useEffect(
    () =>
      whenIdle(() => {
        loadOnePage().then(
          ({ OnePage }) => setLoaded(() => OnePage),
          // If it fails, the rest is printed.
          () => {},
        );
      }),
    [],
  );
  return isPrinting && !isWithDetails && Loaded ? <Loaded {...props} /> : null;
}
