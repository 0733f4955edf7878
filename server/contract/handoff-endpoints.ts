import { defaultInputs } from '@whenabouts/core';
import type { Endpoint } from './endpoint.ts';
import { ClaimBody, ClaimedHandoff, HandoffBody, HandoffCode, Receipt } from './handoffs.ts';
import { routes } from './routes.ts';

const chapter = 'Results from partners';
const id = 'q8Zk3vWm0aXc5RtYhJ2nLw';

export const handoffEndpoints = {
  createHandoff: {
    ...routes.createHandoff,
    summary: 'Store a result of the widget for a day, under a code that a member can open',
    access: 'anyone',
    crossOrigin: true,
    rateLimits: ['HANDOFFS_PER_ADDRESS'],
    body: HandoffBody,
    bodyBytes: 1024,
    status: 201,
    response: HandoffCode,
    errors: {},
    docs: {
      chapter,
      body: { inputs: defaultInputs, id, partner: 'corner-bank' },
      response: {
        code: '7K3M9QXZ',
        url: 'https://whenabouts.example/s/7K3M9QXZ',
        expires: '2026-03-02T18:05:00.000Z',
      },
    },
  },
  claimHandoff: {
    ...routes.claimHandoff,
    summary: 'Get the result for a code; only the first member to claim it gets it',
    access: 'member',
    rateLimits: ['CODE_FAILURES_PER_ADDRESS', 'CODE_FAILURES_PER_MEMBER'],
    body: ClaimBody,
    status: 200,
    response: ClaimedHandoff,
    errors: {
      gone: 'The code is wrong, expired, or was used by another member; the response does not say which.',
    },
    docs: {
      chapter,
      body: { code: '7K3M9QXZ' },
      response: { inputs: defaultInputs, id, partner: 'corner-bank' },
    },
  },
  readReceipt: {
    ...routes.readReceipt,
    summary: 'Check whether the result with this id was saved in the last 15 minutes',
    access: 'anyone',
    crossOrigin: true,
    rateLimits: 'none',
    secretParam: true,
    status: 200,
    response: Receipt,
    errors: {},
    docs: { chapter, param: [id, 'The id of the result.'], response: { saved: true } },
  },
} as const satisfies Record<string, Endpoint>;
