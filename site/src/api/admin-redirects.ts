import type { RedirectBody } from '@whenabouts/server/contract';
import { mutate } from 'swr';
import { asAdmin } from './admin.ts';
import { request } from './request.ts';
import { readKey, useRead } from './use-read.ts';

const LIST = readKey('GET /api/admin/redirects');

/** All redirects, by path; fetched again each time the page opens. */
export const useRedirects = () => useRead('GET /api/admin/redirects', { session: asAdmin, isFresh: true });

export async function createRedirect(body: RedirectBody): Promise<void> {
  await request('POST /api/admin/redirects', { body });
  await mutate(LIST);
}

export async function updateRedirect(id: number, body: RedirectBody): Promise<void> {
  await request('PUT /api/admin/redirects/{id}', { param: id, body });
  await mutate(LIST);
}

export async function deleteRedirect(id: number): Promise<void> {
  await asAdmin(request('DELETE /api/admin/redirects/{id}', { param: id }));
  await mutate(LIST);
}
