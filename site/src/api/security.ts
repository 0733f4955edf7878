import type { PasskeyForm } from '@whenabouts/server/contract';
import { mutate } from 'swr';
import { endSessionOn401 } from './area.ts';
import { type Area, hasStatus, nullIfNotFound, request } from './request.ts';
import { type Read, readKey, useRead } from './use-read.ts';
import { createCredential } from './webauthn.ts';

/** Fetches what belongs to the account that is logged in to the area. */
const useOfArea = <O extends Read>(operation: O, area: Area) =>
  useRead(operation, { as: area, session: (response) => endSessionOn401(area, response), isFresh: true });

/** The sessions of the account; fetched again each time the page opens. */
export const useSessions = (area: Area) => useOfArea('GET /api/auth/sessions', area);

const reloadSessions = (area: Area) => mutate(readKey('GET /api/auth/sessions', { as: area }));

/** Logs out a session. Also succeeds if the session has already ended. */
export async function endSession(area: Area, id: string): Promise<void> {
  await nullIfNotFound(
    endSessionOn401(area, request('DELETE /api/auth/sessions/{session}', { param: id, as: area })),
  );
  await reloadSessions(area);
}

export async function endOtherSessions(area: Area): Promise<void> {
  await endSessionOn401(area, request('POST /api/auth/end-other-sessions', { as: area }));
  await reloadSessions(area);
}

/** The passkeys of the account; fetched again each time the page opens. */
export const usePasskeys = (area: Area) => useOfArea('GET /api/auth/passkeys', area);

const reloadPasskeys = (area: Area) => mutate(readKey('GET /api/auth/passkeys', { as: area }));

/** The number of recovery codes that are left; fetched again each time the page opens. */
export const useRecoveryCodes = (area: Area) => useOfArea('GET /api/auth/recovery-codes', area);

const reloadRecoveryCodes = (area: Area) => mutate(readKey('GET /api/auth/recovery-codes', { as: area }));

export async function renewRecoveryCodes(area: Area, password: string): Promise<readonly string[]> {
  const { codes } = await endSessionOn401(
    area,
    request('POST /api/auth/recovery-codes', { body: { password }, as: area }),
  );
  await reloadRecoveryCodes(area);
  return codes;
}

/** Creates a passkey in the browser, and registers it. Returns recovery codes if the account had none. */
export async function addPasskey(
  area: Area,
  { name, password }: PasskeyForm,
): Promise<readonly string[] | undefined> {
  const options = await endSessionOn401(
    area,
    request('POST /api/auth/passkey-options', { body: { password }, as: area }),
  );
  const credential = await createCredential(options);
  const { recoveryCodes } = await endSessionOn401(
    area,
    request('POST /api/auth/passkeys', { body: { name, credential }, as: area }),
  );
  await reloadPasskeys(area);
  return recoveryCodes;
}

export async function renamePasskey(area: Area, id: number, name: string): Promise<void> {
  await afterChange(area, request('PUT /api/auth/passkeys/{id}', { param: id, body: { name }, as: area }));
}

export async function removePasskey(area: Area, id: number, password: string): Promise<void> {
  await afterChange(
    area,
    request('POST /api/auth/remove-passkey/{id}', { param: id, body: { password }, as: area }),
  );
}

/** Fetches the list again after a change, or if the passkey was removed elsewhere. */
async function afterChange(area: Area, response: Promise<unknown>): Promise<void> {
  try {
    await endSessionOn401(area, response);
  } catch (error) {
    if (hasStatus(error, 404)) await reloadPasskeys(area);
    throw error;
  }
  await reloadPasskeys(area);
}
