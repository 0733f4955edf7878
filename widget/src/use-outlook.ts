import { type ComponentType, createElement, Fragment, useEffect, useMemo, useState } from 'react';
import { loadFile } from './load-file.ts';
import type { OutlookProps } from './outlook.tsx';

/**
 * Loads the component that shows when the reader could stop. It is undefined while it loads, and null if it cannot be
 * loaded.
 *
 * @param site The origin of the main site; undefined if there is no outlook to show.
 * @returns the component, and a function that loads it again after a failure.
 */
export function useOutlook(
  site: string | undefined,
): [Outlook: ComponentType<OutlookProps> | null | undefined, retry: () => void] {
  const [Outlook, setOutlook] = useState<ComponentType<OutlookProps> | null>();
  const isWanted = Outlook === undefined;
  useEffect(() => {
    if (!site || !isWanted) return;
    loadFile(site, 'outlook.js').then(
      ({ createOutlook }) =>
        setOutlook(() => createOutlook(createElement, Fragment, useEffect, useMemo, useState)),
      () => setOutlook(null),
    );
  }, [site, isWanted]);
  return [site ? Outlook : undefined, () => setOutlook(undefined)];
}
