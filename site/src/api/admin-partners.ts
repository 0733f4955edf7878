import {
  type NewPartnerBody,
  type PartnerBody,
  type PartnerRecord,
  routes,
} from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { readAsAdmin } from './admin.ts';
import { request } from './request.ts';

const LIST = routes.listPartners.path;

/** All partners with their daily saves; fetched again each time the page opens. */
export function usePartners() {
  return useSWR<readonly PartnerRecord[], unknown>(LIST, () => readAsAdmin(request('listPartners')), {
    revalidateOnMount: true,
  });
}

export async function createPartner(body: NewPartnerBody): Promise<void> {
  await request('createPartner', { body });
  await mutate(LIST);
}

export async function updatePartner(id: string, body: PartnerBody): Promise<void> {
  await request('updatePartner', { id, body });
  await mutate(LIST);
}

export async function deletePartner(id: string): Promise<void> {
  await readAsAdmin(request('deletePartner', { id }));
  await mutate(LIST);
}

/** Creates the private link of a partner and returns its URL, which the server does not store. */
export async function createPartnerLink(id: string): Promise<string> {
  const { url } = await readAsAdmin(request('issuePartnerLink', { id }));
  await mutate(LIST);
  return url;
}

export async function revokePartnerLink(id: string): Promise<void> {
  await readAsAdmin(request('revokePartnerLink', { id }));
  await mutate(LIST);
}
