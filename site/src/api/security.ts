import type { PasskeyForm } from '@whenabouts/server/contract';
import { mutate } from 'swr';
import { endSessionOn401, requestAs } from './area.ts';
import { type Area, hasStatus, nullIfNotFound } from './request.ts';
import { type Read, readKey, useRead } from './use-read.ts';
import { createCredential } from './webauthn.ts';

/** Reads data of the account that is logged in to the area; fetched again each time the page opens. */
const useReadAs = <O extends Read>(area: Area, operation: O) =>
  useRead(operation, { as: area, session: (response) => endSessionOn401(area, response), isFresh: true });

/** The sessions of the account. */
export const useSessions = (area: Area) => useReadAs(area, 'GET /api/auth/sessions');

const reloadSessions = (area: Area) => mutate(readKey('GET /api/auth/sessions', { as: area }));

/** Logs out a session. Also succeeds if the session has already ended. */
export async function endSession(area: Area, id: string): Promise<void> {
  await nullIfNotFound(requestAs(area, 'DELETE /api/auth/sessions/{session}', { param: id }));
  await reloadSessions(area);
}

export async function endOtherSessions(area: Area): Promise<void> {
  await requestAs(area, 'POST /api/auth/end-other-sessions');
  await reloadSessions(area);
}

/** The passkeys of the account. */
export const usePasskeys = (area: Area) => useReadAs(area, 'GET /api/auth/passkeys');

const reloadPasskeys = (area: Area) => mutate(readKey('GET /api/auth/passkeys', { as: area }));

/** The number of recovery codes that are left. */
export const useRecoveryCodes = (area: Area) => useReadAs(area, 'GET /api/auth/recovery-codes');

const reloadRecoveryCodes = (area: Area) => mutate(readKey('GET /api/auth/recovery-codes', { as: area }));

export async function renewRecoveryCodes(area: Area, password: string): Promise<readonly string[]> {
  const { codes } = await requestAs(area, 'POST /api/auth/recovery-codes', { body: { password } });
  await reloadRecoveryCodes(area);
  return codes;
}

/** Creates a passkey in the browser, and registers it. Returns recovery codes if the account had none. */
export async function addPasskey(
  area: Area,
  { name, password }: PasskeyForm,
): Promise<readonly string[] | undefined> {
  const options = await requestAs(area, 'POST /api/auth/passkey-options', { body: { password } });
  const credential = await createCredential(options);
  const { recoveryCodes } = await requestAs(area, 'POST /api/auth/passkeys', { body: { name, credential } });
  await reloadPasskeys(area);
  return recoveryCodes;
}

export async function renamePasskey(area: Area, id: number, name: string): Promise<void> {
  await reloadPasskeysAfter(
    area,
    requestAs(area, 'PUT /api/auth/passkeys/{id}', { param: id, body: { name } }),
  );
}

export async function removePasskey(area: Area, id: number, password: string): Promise<void> {
  await reloadPasskeysAfter(
    area,
    requestAs(area, 'POST /api/auth/remove-passkey/{id}', { param: id, body: { password } }),
  );
}

/** Fetches the passkeys again after a change, or if the passkey was removed elsewhere. */
async function reloadPasskeysAfter(area: Area, change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (hasStatus(error, 404)) await reloadPasskeys(area);
    throw error;
  }
  await reloadPasskeys(area);
}
