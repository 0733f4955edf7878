import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import {
  NewPartnerBody,
  Partner,
  PartnerBody,
  PartnerLink,
  PartnerRecord,
  PartnerStats,
} from './partners.ts';
import { routes } from './routes.ts';

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
    ...routes.readPartner,
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
    ...routes.createPartner,
    summary: 'Register a partner',
    access: 'admin',
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
    ...routes.listPartners,
    summary: 'List all partners with the number of plans saved from their pages in the last 30 days',
    access: 'admin',
    rateLimits: 'none',
    status: 200,
    response: v.array(PartnerRecord),
    errors: {},
    docs: { chapter, response: [record] },
  },
  updatePartner: {
    ...routes.updatePartner,
    summary: 'Change the name or origin of a partner',
    access: 'admin',
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
    ...routes.issuePartnerLink,
    summary: 'Create the private link at which a partner sees its counts',
    access: 'admin',
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
    ...routes.revokePartnerLink,
    summary: 'Revoke the private link of a partner',
    access: 'admin',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: 'There is no partner with this id, or it has no link.' },
    docs: { chapter, param },
  },
  readPartnerStats: {
    ...routes.readPartnerStats,
    summary: 'Get the number of plans saved from a partner’s pages on each of the last 30 days',
    access: 'anyone',
    rateLimits: 'none',
    secretParam: true,
    status: 200,
    response: PartnerStats,
    errors: { not_found: 'The link is wrong or was revoked.' },
    docs: {
      chapter: 'Results from partners',
      param: [token, 'The token of the private link.'],
      response: { name: partner.name, saves: record.saves },
    },
  },
  deletePartner: {
    ...routes.deletePartner,
    summary: 'Delete a partner and its counts; saved plans stay',
    access: 'admin',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: notFound },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
