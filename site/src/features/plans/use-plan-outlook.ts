import { useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';
import type { PlanOutlook } from './plan-outlook.ts';

/** Maximum wait for an idle period: the page has placeholders until the ages are solved. */
const TIMEOUT_MS = 500;

export interface LoadedOutlook {
  /** Undefined until it has been loaded. */
  outlook: PlanOutlook | undefined;
  failed: boolean;
  retry: () => void;
}

/** Loads the outlook while the browser is idle, once it is needed. */
export function usePlanOutlook(load: () => Promise<PlanOutlook>, isNeeded: boolean): LoadedOutlook {
  const [outlook, setOutlook] = useState<PlanOutlook>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || outlook || failed) return;
    return whenIdle(() => load().then(setOutlook, () => setFailed(true)), TIMEOUT_MS);
  }, [load, isNeeded, outlook, failed]);
  return { outlook, failed, retry: () => setFailed(false) };
}
