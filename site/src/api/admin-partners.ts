import type { NewPartnerBody, PartnerBody } from '@whenabouts/server/contract';
import { mutate } from 'swr';
import { asAdmin } from './admin.ts';
import { request } from './request.ts';
import { readKey, useRead } from './use-read.ts';

const LIST = readKey('GET /api/admin/partners');

/** All partners with their daily saves; fetched again each time the page opens. */
export const usePartners = () => useRead('GET /api/admin/partners', { session: asAdmin, isFresh: true });

export async function createPartner(body: NewPartnerBody): Promise<void> {
  await request('POST /api/admin/partners', { body });
  await mutate(LIST);
}

export async function updatePartner(id: string, body: PartnerBody): Promise<void> {
  await request('PUT /api/admin/partners/{partner}', { param: id, body });
  await mutate(LIST);
}

export async function deletePartner(id: string): Promise<void> {
  await asAdmin(request('DELETE /api/admin/partners/{partner}', { param: id }));
  await mutate(LIST);
}

/** Creates the private link of a partner and returns its URL, which the server does not store. */
export async function createPartnerLink(id: string): Promise<string> {
  const { url } = await asAdmin(request('POST /api/admin/partner-links/{partner}', { param: id }));
  await mutate(LIST);
  return url;
}

export async function revokePartnerLink(id: string): Promise<void> {
  await asAdmin(request('DELETE /api/admin/partner-links/{partner}', { param: id }));
  await mutate(LIST);
}
