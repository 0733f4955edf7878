import type { BodyOf, Endpoints, SingleSignOnStart } from '@whenabouts/server/contract';
import { startAdminSession } from './admin.ts';
import { request } from './request.ts';

/** Begins a login with single sign-on. Returns the provider's URL, and a secret that finishes the login. */
export const startSingleSignOn = (): Promise<SingleSignOnStart> =>
  request('POST /api/admin/single-sign-on/start');

export async function finishSingleSignOn(body: BodyOf<Endpoints['finishSingleSignOn']>): Promise<void> {
  await startAdminSession(await request('POST /api/admin/single-sign-on/finish', { body }));
}
