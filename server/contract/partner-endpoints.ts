import * as v from 'valibot';
import { addresses } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { NewPartnerBody, Partner, PartnerBody, PartnerRecord } from './partners.ts';

export const partnerEndpoints = {
  readPartner: {
    ...addresses.readPartner,
    summary: 'The registered name and origin of a partner',
    access: 'anyone',
    throttle: 'none',
    status: 200,
    answer: Partner,
    fails: ['not_found'],
  },
  listPartners: {
    ...addresses.listPartners,
    summary: 'All partners, with the plans saved from their pages in the last thirty days',
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: v.array(PartnerRecord),
    fails: [],
  },
  createPartner: {
    ...addresses.createPartner,
    summary: 'Register a partner',
    access: 'admin',
    throttle: 'write',
    body: NewPartnerBody,
    status: 201,
    answer: PartnerRecord,
    fails: ['taken'],
  },
  updatePartner: {
    ...addresses.updatePartner,
    summary: 'Change the name or the origin of a partner',
    access: 'admin',
    throttle: 'write',
    body: PartnerBody,
    status: 200,
    answer: PartnerRecord,
    fails: ['not_found'],
  },
  deletePartner: {
    ...addresses.deletePartner,
    summary: 'Delete a partner with its counts; saved plans stay',
    access: 'admin',
    throttle: 'write',
    status: 204,
    fails: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
