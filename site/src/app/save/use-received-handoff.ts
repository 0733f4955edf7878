import { parseHandoff } from '@whenabouts/core';
import { PartnerId } from '@whenabouts/server/contract';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { type PendingHandoff, readPendingHandoff, storeHandoff } from '../../numbers/session-storage.ts';
import { paths } from '../../paths.ts';
import { useLocation } from '../../router.ts';

/** A handoff from the URL or from session storage. */
export type ReceivedHandoff =
  | { kind: 'reading' }
  /** The URL contains a code, which only a member can open. */
  | { kind: 'code' }
  | { kind: 'result'; handoff: PendingHandoff }
  /** The link is truncated, forged or of an unknown version. */
  | { kind: 'broken' }
  | { kind: 'nothing' };

/**
 * Reads the result that a partner's page has put into the URL's fragment, and removes it from the URL at once,
 * so that it ends up in no history, bookmark or screenshot.
 *
 * @param code The handoff code in the URL's path, which replaces the fragment; undefined if there is none.
 */
export function useReceivedHandoff(code: string | undefined) {
  const [received, setReceived] = useState<ReceivedHandoff>({ kind: 'reading' });
  const location = useLocation();

  const receive = useCallback((handoff: PendingHandoff) => {
    storeHandoff(handoff);
    setReceived({ kind: 'result', handoff });
  }, []);

  // Runs again when another link to this page changes the location.
  useEffect(() => {
    const { hash, search } = location;
    if (hash.length > 1) {
      clearUrl();
      const handoff = parseHandoff(hash.slice(1));
      if (!handoff) return setReceived({ kind: 'broken' });
      return receive({ ...handoff, partner: partnerIn(search) });
    }
    if (code !== undefined) return setReceived({ kind: 'code' });
    const pending = readPendingHandoff();
    setReceived(pending ? { kind: 'result', handoff: pending } : { kind: 'nothing' });
  }, [location, code, receive]);

  return {
    received,
    /** Stores a claimed handoff in session storage and removes the code from the URL. */
    receiveClaimed: (handoff: PendingHandoff) => {
      clearUrl();
      receive(handoff);
    },
  };
}

function partnerIn(search: string): string | null {
  const id = v.safeParse(PartnerId, new URLSearchParams(search).get('p'));
  return id.success ? id.output : null;
}

function clearUrl(): void {
  history.replaceState(history.state, '', paths.save);
}
