import type { ClaimedHandoff, Partner, PartnerStats } from '@whenabouts/server/contract';
import useSWR from 'swr';
import { pathOf, request } from './request.ts';

/** A registered partner. Pass null to fetch nothing. */
export function usePartner(id: string | null) {
  return useSWR<Partner, unknown>(id === null ? null : pathOf('readPartner', id), () =>
    request('readPartner', { id: id ?? '' }),
  );
}

/** The saves of the partner whose private link has this token. */
export function usePartnerStats(token: string) {
  return useSWR<PartnerStats, unknown>(pathOf('readPartnerStats', token), () =>
    request('readPartnerStats', { id: token }),
  );
}

/** Claims the handoff behind a code for the current member. Other members can no longer open it. */
export function claimHandoff(code: string): Promise<ClaimedHandoff> {
  return request('claimHandoff', { body: { code } });
}
