import type { ActiveSession, Passkey, PasskeyForm } from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { readAsAdmin } from './admin.ts';
import { checkMember } from './auth.ts';
import { ApiError, request } from './request.ts';
import { createCredential } from './webauthn.ts';

/** The part of the site whose session is used: that of a member, or that of an admin. */
export type Area = 'member' | 'admin';

const sessionOf = (area: Area) => (area === 'admin' ? { as: 'admin' as const } : {});
const keyOf = (path: string, area: Area) => `${path}?area=${area}`;

/** Awaits a request, and marks the session as ended if the server responds with 401. */
async function inArea<T>(area: Area, response: Promise<T>): Promise<T> {
  if (area === 'admin') return readAsAdmin(response);
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await checkMember();
    throw error;
  }
}

/** The sessions of the account; fetched again each time the page opens. */
export function useSessions(area: Area) {
  return useSWR<readonly ActiveSession[], unknown>(
    keyOf('/api/auth/sessions', area),
    () => inArea(area, request('GET /api/auth/sessions', sessionOf(area))),
    { revalidateOnMount: true },
  );
}

const reloadSessions = (area: Area) => mutate(keyOf('/api/auth/sessions', area));

/** Logs out a session. One that has ended in the meantime is no error. */
export async function endSession(area: Area, id: string): Promise<void> {
  try {
    await inArea(area, request('DELETE /api/auth/sessions/{session}', { param: id, ...sessionOf(area) }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  await reloadSessions(area);
}

export async function endOtherSessions(area: Area): Promise<void> {
  await inArea(area, request('POST /api/auth/end-other-sessions', sessionOf(area)));
  await reloadSessions(area);
}

/** The passkeys of the account; fetched again each time the page opens. */
export function usePasskeys(area: Area) {
  return useSWR<readonly Passkey[], unknown>(
    keyOf('/api/auth/passkeys', area),
    () => inArea(area, request('GET /api/auth/passkeys', sessionOf(area))),
    { revalidateOnMount: true },
  );
}

const reloadPasskeys = (area: Area) => mutate(keyOf('/api/auth/passkeys', area));

/** Creates a passkey in the browser, and registers it. */
export async function addPasskey(area: Area, { name, password }: PasskeyForm): Promise<void> {
  const as = sessionOf(area);
  const options = await inArea(
    area,
    request('POST /api/auth/passkey-options', { body: { password }, ...as }),
  );
  const credential = await createCredential(options);
  await inArea(area, request('POST /api/auth/passkeys', { body: { name, credential }, ...as }));
  await reloadPasskeys(area);
}

export async function renamePasskey(area: Area, id: number, name: string): Promise<void> {
  await afterChange(
    area,
    request('PUT /api/auth/passkeys/{id}', { param: id, body: { name }, ...sessionOf(area) }),
  );
}

export async function removePasskey(area: Area, id: number, password: string): Promise<void> {
  await afterChange(
    area,
    request('POST /api/auth/remove-passkey/{id}', { param: id, body: { password }, ...sessionOf(area) }),
  );
}

/** Fetches the list again after a change, or if the passkey was removed elsewhere. */
async function afterChange(area: Area, response: Promise<unknown>): Promise<void> {
  try {
    await inArea(area, response);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await reloadPasskeys(area);
    throw error;
  }
  await reloadPasskeys(area);
}
