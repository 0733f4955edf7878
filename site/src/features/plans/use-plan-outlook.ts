import { useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';
import type { PlanOutlook } from './plan-outlook.ts';

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
    return whenIdle(() => load().then(setOutlook, () => setFailed(true)));
  }, [load, isNeeded, outlook, failed]);
  return { outlook, failed, retry: () => setFailed(false) };
}
