import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { body, described, documented, Time } from './schemas.ts';
import { requiredLine, SLUG } from './text.ts';
import { isHttpsOrLoopback, parseUrl } from './urls.ts';

export const partnerLimits = { id: { min: 2, max: 40 }, name: { max: 80 }, origin: { max: 200 } } as const;

export const partnerMessages = {
  id: `Partner id must have ${partnerLimits.id.min} to ${partnerLimits.id.max} lowercase letters, numbers and hyphens.`,
  idTaken: 'Another partner has this id already. Please choose another one.',
  name: 'Name is required.',
  origin: 'Origin must be a URL like https://example.com, without a path.',
  originPlain: 'Origin must start with https://, except for localhost.',
} as const;

/** The value of the widget's `partner` attribute. */
export const PartnerId = v.pipe(
  v.string(partnerMessages.id),
  v.trim(),
  v.minLength(partnerLimits.id.min, partnerMessages.id),
  v.maxLength(partnerLimits.id.max, partnerMessages.id),
  v.regex(SLUG, partnerMessages.id),
);

const PartnerName = requiredLine(partnerLimits.name.max, partnerMessages.name);

/** The origin of a partner's pages: scheme, host and port. */
const PartnerOrigin = v.pipe(
  v.string(partnerMessages.origin),
  v.trim(),
  v.maxLength(partnerLimits.origin.max, partnerMessages.origin),
  documented(v.check(isOriginUrl, partnerMessages.origin), {
    pattern: String.raw`^https?://[^/?#@\\\s]+$`,
  }),
  documented(v.check(isHttpsOrLoopback, partnerMessages.originPlain), 'http is for localhost only.'),
  v.transform((text) => new URL(text).origin),
);

function isOriginUrl(text: string): boolean {
  // Rejects spaces, empty queries and fragments, logins, and backslashes, because URL parsers accept all of them.
  const url = /^[\x21-\x7e]+$/.test(text) && !/[?#@\\]/.test(text) ? parseUrl(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
}

const partnerEntries = {
  name: described(PartnerName, 'Name shown to visitors.'),
  origin: described(PartnerOrigin, 'Origin of the partner’s pages: scheme, host and port.'),
};

/** The body of an update. The id cannot change, because the partner's pages contain it. */
export const PartnerBody = body(partnerEntries);

export const NewPartnerBody = body({
  id: described(PartnerId, 'Value of the widget’s `partner` attribute.'),
  ...partnerEntries,
});

export const Partner = v.object({
  name: described(v.string(), 'Name shown to visitors.'),
  origin: described(v.string(), 'Origin of the partner’s pages: scheme, host and port.'),
});

/** The number of members who saved plans on each day. */
const DailySaves = v.array(
  v.object({
    day: described(v.string(), 'Day in UTC, such as `2026-01-31`.'),
    count: described(v.number(), 'Number of members who saved plans.'),
  }),
);

/** A partner with the number of members who saved plans from its pages. */
export const PartnerRecord = v.object({
  id: described(v.string(), 'Value of the widget’s `partner` attribute.'),
  ...Partner.entries,
  createdAt: described(Time, 'Time of creation.'),
  saves: described(DailySaves, 'The last 30 days, today last.'),
  hasLink: described(v.boolean(), 'True if the partner has a private link to its counts.'),
});

/** The numbers that a partner sees at its private link. */
export const PartnerStats = v.object({
  name: described(v.string(), 'Name shown to visitors.'),
  saves: described(DailySaves, 'The last 30 days, today last.'),
});

export const PartnerLink = v.object({ url: described(v.string(), 'The private link.') });

export type NewPartnerBody = v.InferOutput<typeof NewPartnerBody>;
export type Partner = v.InferOutput<typeof Partner>;
export type PartnerBody = v.InferOutput<typeof PartnerBody>;
export type PartnerLink = v.InferOutput<typeof PartnerLink>;
export type PartnerStats = v.InferOutput<typeof PartnerStats>;
export type PartnerRecord = v.InferOutput<typeof PartnerRecord>;

const chapter = 'Admins';
const partner = { id: 'corner-bank', name: 'Corner Bank', origin: 'https://bank.example' };
const record = {
  ...partner,
  createdAt: '2026-03-01T08:00:00.000Z',
  saves: [
    { day: '2026-03-01', count: 0 },
    { day: '2026-03-02', count: 3 },
  ],
  hasLink: false,
};
const token = 'XpV0sTfBq3mJ1n8Kw5yLd2Zr7HcAe4Gu6Oi9QbNxWtE';
const param = [partner.id, 'The id of the partner.'] as const;
const notFound = 'There is no partner with this id.';

export const partnerEndpoints = {
  readPartner: {
    method: 'GET',
    path: '/api/partners/{partner}',
    summary: 'Get the registered name and origin of a partner',
    access: 'anyone',
    rateLimits: 'none',
    status: 200,
    response: Partner,
    errors: { not_found: notFound },
    docs: {
      chapter: 'Results from partners',
      param,
      response: { name: partner.name, origin: partner.origin },
    },
  },
  createPartner: {
    method: 'POST',
    path: '/api/admin/partners',
    summary: 'Register a partner',
    access: 'owner',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: NewPartnerBody,
    status: 201,
    response: PartnerRecord,
    errors: { taken: 'Another partner has this id.' },
    docs: {
      chapter,
      body: partner,
      response: { ...record, saves: [{ day: '2026-03-01', count: 0 }] },
    },
  },
  listPartners: {
    method: 'GET',
    path: '/api/admin/partners',
    summary:
      'List all partners with the number of members who saved plans from their pages on each of the last 30 days',
    access: 'owner',
    rateLimits: 'none',
    status: 200,
    response: v.array(PartnerRecord),
    docs: { chapter, response: [record] },
  },
  updatePartner: {
    method: 'PUT',
    path: '/api/admin/partners/{partner}',
    summary: 'Change the name or origin of a partner',
    access: 'owner',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: PartnerBody,
    status: 200,
    response: PartnerRecord,
    errors: { not_found: notFound },
    docs: {
      chapter,
      param,
      body: { name: partner.name, origin: 'https://www.bank.example' },
      response: { ...record, origin: 'https://www.bank.example' },
    },
  },
  issuePartnerLink: {
    method: 'POST',
    path: '/api/admin/partner-links/{partner}',
    summary: 'Create the private link at which a partner sees its counts',
    access: 'owner',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 201,
    response: PartnerLink,
    errors: { not_found: notFound },
    docs: {
      chapter,
      details:
        'The link is returned once: only a hash of its token is stored. A previous link stops working.',
      param,
      response: { url: `https://whenabouts.example/partner-stats/${token}` },
    },
  },
  revokePartnerLink: {
    method: 'DELETE',
    path: '/api/admin/partner-links/{partner}',
    summary: 'Revoke the private link of a partner',
    access: 'owner',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: 'There is no partner with this id, or it has no link.' },
    docs: { chapter, param },
  },
  readPartnerStats: {
    method: 'GET',
    path: '/api/partner-stats/{token}',
    summary: 'Get the number of members who saved plans from a partner’s pages on each of the last 30 days',
    access: 'anyone',
    rateLimits: 'none',
    secretParam: true,
    status: 200,
    response: PartnerStats,
    errors: { not_found: 'The link is wrong or was revoked.' },
    docs: {
      chapter: 'Results from partners',
      details:
        'The numbers are estimates: members count with or without a confirmed email address, so one person can count several times.',
      param: [token, 'The token of the private link.'],
      response: { name: partner.name, saves: record.saves },
    },
  },
  deletePartner: {
    method: 'DELETE',
    path: '/api/admin/partners/{partner}',
    summary: 'Delete a partner and its counts; saved plans stay',
    access: 'owner',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: notFound },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
