import type { ClaimedHandoff, Partner } from '@whenabouts/server/contract';
import useSWR from 'swr';
import { pathOf, request } from './request.ts';

/** A partner as it is registered; pass null where no page said whose it is. */
export function usePartner(id: string | null) {
  return useSWR<Partner, unknown>(id === null ? null : pathOf('readPartner', id), () =>
    request('readPartner', { id: id ?? '' }),
  );
}

/** The result behind a code; from now on it is this member's alone. */
export function claimHandoff(code: string): Promise<ClaimedHandoff> {
  return request('claimHandoff', { body: { code } });
}
