import type { ClaimedHandoff, PartnerStats } from '@whenabouts/server/contract';
import useSWR from 'swr';
import { nullIfNotFound, pathOf, request } from './request.ts';
import { useRead } from './use-read.ts';

/** A registered embedding site. Pass null to fetch nothing. */
export const useEmbeddingSite = (id: string | null) => useRead('GET /api/partners/{partner}', { param: id });

/** The SWR key of an embedding site's saves, which the server sends along with the page. */
export const embeddingSiteStatsKey = (token: string): string => pathOf('/api/partner-stats/{token}', token);

/** The saves of the embedding site whose private link has this token; null if the link does not work. */
export function useEmbeddingSiteStats(token: string) {
  return useSWR<PartnerStats | null, unknown>(embeddingSiteStatsKey(token), () =>
    nullIfNotFound(request('GET /api/partner-stats/{token}', { param: token })),
  );
}

/** Claims the handoff behind a code for the current member. Other members can no longer open it. */
export function claimHandoff(code: string): Promise<ClaimedHandoff> {
  return request('POST /api/handoff-claims', { body: { code } });
}
