import { type ComponentType, createElement, Fragment, useEffect, useMemo, useState } from 'react';
import { loadFile } from './load-file.ts';
import type { OutlookProps } from './outlook.tsx';

/**
 * Loads the component that shows when the reader could stop. Returns undefined until it is there, and if it cannot be
 * loaded: the browser reports that in the console.
 *
 * @param site The origin of the main site; undefined if there is no outlook to show.
 */
export function useOutlook(site: string | undefined): ComponentType<OutlookProps> | undefined {
  const [Outlook, setOutlook] = useState<ComponentType<OutlookProps>>();
  useEffect(() => {
    if (!site) return;
    loadFile(site, 'outlook.js').then(
      ({ createOutlook }) =>
        setOutlook(() => createOutlook(createElement, Fragment, useEffect, useMemo, useState)),
      () => undefined,
    );
  }, [site]);
  return site ? Outlook : undefined;
}
