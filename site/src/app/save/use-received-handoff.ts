import { readHandoff } from '@whenabouts/core';
import { PartnerId } from '@whenabouts/server/contract';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  type PendingHandoff,
  readPendingHandoff,
  storeHandoff,
} from '../../features/calculator/pending-inputs.ts';
import { paths } from '../../paths.ts';
import { useLocation } from '../../router.ts';

/** What the address brought, or the tab has kept. */
export type ReceivedHandoff =
  | { kind: 'reading' }
  /** Only a member may see what is behind a code. */
  | { kind: 'code' }
  | { kind: 'result'; handoff: PendingHandoff }
  /** Shortened, forged, or of a version that does not exist. */
  | { kind: 'broken' }
  | { kind: 'nothing' };

/**
 * Reads the result that a partner's page has put behind the address's `#`, and takes it out of the address
 * at once: it must stand in no history, no bookmark and no picture of the screen.
 */
export function useReceivedHandoff(code: string | undefined) {
  const [arrival, setArrival] = useState<ReceivedHandoff>({ kind: 'reading' });
  const location = useLocation();

  const receive = useCallback((handoff: PendingHandoff) => {
    storeHandoff(handoff);
    setArrival({ kind: 'result', handoff });
  }, []);

  // The router makes a new location whenever the address changes, also by another link to this page.
  useEffect(() => {
    const { hash, search } = location;
    if (hash.length > 1) {
      clearAddress();
      const read = readHandoff(hash.slice(1));
      if (!read) return setArrival({ kind: 'broken' });
      return receive({ ...read, partner: partnerIn(search) });
    }
    if (code !== undefined) return setArrival({ kind: 'code' });
    const kept = readPendingHandoff();
    setArrival(kept ? { kind: 'result', handoff: kept } : { kind: 'nothing' });
  }, [location, code, receive]);

  return {
    arrival,
    /** The code has been opened: from now on the tab knows the result without it. */
    receiveClaimed: (handoff: PendingHandoff) => {
      clearAddress();
      receive(handoff);
    },
  };
}

function partnerIn(search: string): string | null {
  const read = v.safeParse(PartnerId, new URLSearchParams(search).get('p'));
  return read.success ? read.output : null;
}

function clearAddress(): void {
  history.replaceState(history.state, '', paths.save);
}
