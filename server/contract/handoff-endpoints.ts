import { addresses } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { ClaimBody, ClaimedHandoff, HandoffBody, HandoffCode, Receipt } from './handoffs.ts';

export const handoffEndpoints = {
  createHandoff: {
    ...addresses.createHandoff,
    summary: 'Keep a result of the widget for a day, under a code that a member can open',
    access: 'anyone',
    fromAnySite: true,
    throttle: 'handoff',
    body: HandoffBody,
    bodyBytes: 1024,
    status: 201,
    answer: HandoffCode,
    fails: [],
  },
  readReceipt: {
    ...addresses.readReceipt,
    summary: 'Whether the result with this id was saved in the last quarter of an hour',
    access: 'anyone',
    fromAnySite: true,
    throttle: 'none',
    status: 200,
    answer: Receipt,
    fails: [],
  },
  claimHandoff: {
    ...addresses.claimHandoff,
    summary: 'The result behind a code; the first member who asks is the only one to get it',
    access: 'member',
    throttle: 'claim',
    body: ClaimBody,
    status: 200,
    answer: ClaimedHandoff,
    fails: ['gone'],
  },
} as const satisfies Record<string, Endpoint>;
