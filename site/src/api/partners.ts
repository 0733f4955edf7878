import type { ClaimedHandoff, Partner } from '@whenabouts/server/contract';
import useSWR from 'swr';
import { pathOf, request } from './request.ts';

/** A registered partner. Pass null to fetch nothing. */
export function usePartner(id: string | null) {
  return useSWR<Partner, unknown>(id === null ? null : pathOf('readPartner', id), () =>
    request('readPartner', { id: id ?? '' }),
  );
}

/** Claims the handoff behind a code for the current member. Other members can no longer open it. */
export function claimHandoff(code: string): Promise<ClaimedHandoff> {
  return request('claimHandoff', { body: { code } });
}
