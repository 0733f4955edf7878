import type { ClaimedHandoff, PartnerStats } from '@whenabouts/server/contract';
import useSWR from 'swr';
import { nullIfNotFound, pathOf, request } from './request.ts';
import { useRead } from './use-read.ts';

/** A registered partner. Pass null to fetch nothing. */
export const usePartner = (id: string | null) => useRead('GET /api/partners/{partner}', { param: id });

/** The SWR key of a partner's saves, which the server sends along with the page. */
export const partnerStatsKey = (token: string): string => pathOf('/api/partner-stats/{token}', token);

/** The saves of the partner whose private link has this token; null if the link does not work. */
export function usePartnerStats(token: string) {
  return useSWR<PartnerStats | null, unknown>(partnerStatsKey(token), () =>
    nullIfNotFound(request('GET /api/partner-stats/{token}', { param: token })),
  );
}

/** Claims the handoff behind a code for the current member. Other members can no longer open it. */
export function claimHandoff(code: string): Promise<ClaimedHandoff> {
  return request('POST /api/handoff-claims', { body: { code } });
}
