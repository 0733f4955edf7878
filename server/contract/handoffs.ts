import * as v from 'valibot';
import { body } from './body.ts';
import { PartnerId } from './partners.ts';
import { PlanInputs } from './plans.ts';

export const handoffMessages = {
  id: 'The id must have 22 characters of base64url.',
  code: 'Please enter the 8 characters of the code.',
  gone: 'This code is wrong, has expired, or was used by somebody else.',
} as const;

/** 128 random bits in base64url, made by the widget for each result. */
export const HandoffId = v.pipe(v.string(handoffMessages.id), v.regex(/^[\w-]{22}$/, handoffMessages.id));

/** What the widget sends when it cannot open a page of ours. */
export const HandoffBody = body({ inputs: PlanInputs, id: HandoffId, partner: v.optional(PartnerId) });

/** The code under which the result waits, and the address that holds it. */
export const HandoffCode = v.object({
  code: v.string(),
  url: v.string(),
  /** When both end, in ISO 8601, UTC. */
  expires: v.string(),
});

/** Whether a member has just saved the result; says no for any id that nobody knows. */
export const Receipt = v.object({ saved: v.boolean() });

/** A code as people write it: in any case, with O for 0 and I or L for 1 (Crockford's base 32). */
export const ClaimBody = body({
  code: v.pipe(
    v.string(handoffMessages.code),
    v.toUpperCase(),
    v.transform((code) => code.replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')),
    v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, handoffMessages.code),
  ),
});

/** The result behind a code. */
export const ClaimedHandoff = v.object({
  inputs: v.object({
    currentAge: v.number(),
    retirementAge: v.number(),
    currentSavings: v.number(),
    monthlySavings: v.number(),
    annualIncome: v.number(),
    expectedReturn: v.number(),
  }),
  id: v.string(),
  partner: v.nullable(v.string()),
});

export type HandoffBody = v.InferOutput<typeof HandoffBody>;
export type ClaimedHandoff = v.InferOutput<typeof ClaimedHandoff>;
