import type { Admin, AdminLoginBody, Endpoints, ResponseOf } from '@whenabouts/server/contract';
import { useEffect, useState } from 'react';
import useSWR, { mutate } from 'swr';
import type { SecondStep } from './passkey-login.ts';
import { ApiError, hasStatus, pathOf, request } from './request.ts';
import { useRead } from './use-read.ts';

const CHECK = '/api/admin/check-auth';
/** Prefix of the cache keys of posts that are open for editing. */
const EDIT_POST_PREFIX = pathOf('/api/admin/blogs/{id}', '');

export type AdminState =
  | { status: 'checking'; admin: undefined }
  | { status: 'admin'; admin: Admin }
  | { status: 'none'; admin: undefined }
  /** The server could not be reached. */
  | { status: 'unknown'; admin: undefined };

/** The current admin, requested from the server, because the page has no marker for admin sessions. */
export function useAdmin(): AdminState & { retry: () => void } {
  const { data: admin, error, mutate: again } = useSWR<Admin | null, unknown>(CHECK, checkAdmin);
  const retry = () => void again();
  if (admin) return { status: 'admin', admin, retry };
  if (admin === null) return { status: 'none', admin: undefined, retry };
  return { status: error === undefined ? 'checking' : 'unknown', admin: undefined, retry };
}

/**
 * The current admin on a public page. Requested only if the page was served with an admin's session cookie: the
 * response would otherwise be a 401, which shows up as an error in the visitor's console.
 */
export function useAdminOnPublicPage(): Admin | undefined {
  const [isMarked, setMarked] = useState(false);
  useEffect(() => setMarked(document.documentElement.dataset.admin !== undefined), []);
  return useSWR<Admin | null, unknown>(isMarked ? CHECK : null, checkAdmin).data ?? undefined;
}

/** Returns null on any error response, so that a failing check never grants access. */
async function checkAdmin(): Promise<Admin | null> {
  try {
    return await request('GET /api/admin/check-auth');
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export async function adminLogin(body: AdminLoginBody): Promise<void> {
  await startAdminSession(await request('POST /api/admin/login', { body }));
}

export async function adminLoginWithPasskey(step: SecondStep): Promise<void> {
  await startAdminSession(await finishLogin(step));
}

function finishLogin(step: SecondStep): Promise<Admin> {
  return 'credential' in step
    ? request('POST /api/admin/login/passkey', { body: step })
    : request('POST /api/admin/login/recovery-code', { body: step });
}

export const useLoginOptions = () => useRead('GET /api/admin/login-options');

/** Caches the admin, and clears the data that was cached before the login. */
export async function startAdminSession(admin: Admin): Promise<void> {
  await mutate((key) => key !== CHECK, undefined, { revalidate: false });
  await mutate(CHECK, admin, { revalidate: false });
}

/** Logs in again while an editor is open. Refetches everything but the edited posts, whose changes would be lost. */
export async function adminLoginAgain(body: AdminLoginBody): Promise<void> {
  await renewSession(await request('POST /api/admin/login', { body }));
}

/** Finishes a login that needs a passkey while an editor is open. */
export async function adminLoginAgainWithPasskey(step: SecondStep): Promise<void> {
  await renewSession(await finishLogin(step));
}

async function renewSession(admin: Admin): Promise<void> {
  await mutate(CHECK, admin, { revalidate: false });
  await mutate((key) => key !== CHECK && !String(key).startsWith(EDIT_POST_PREFIX));
}

/**
 * Ends the admin's session and clears what was cached for it. Returns the URL at which the provider of single sign-on
 * ends its own session, if there is one.
 */
export async function adminLogout({ singleSignOn }: Admin): Promise<string | undefined> {
  const { url } = singleSignOn
    ? await request('POST /api/admin/single-sign-on/logout')
    : { url: await request('POST /api/admin/logout') };
  await clearAdmin();
  await mutate((key) => key !== CHECK, undefined, { revalidate: false });
  return url;
}

/** Marks the admin session as ended. Admin pages redirect to the login, except a page with unsaved changes. */
async function clearAdmin(): Promise<void> {
  await mutate(CHECK, null, { revalidate: false });
}

/** Awaits an admin request, and marks the session as ended if the server responds with 401. */
export async function asAdmin<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (hasStatus(error, 401)) await clearAdmin();
    throw error;
  }
}

/** Awaits a poll. On failure, returns the cached data as stale: the next poll may succeed. Rejects on a 401. */
export async function staleOnFailure<T extends { isStale: boolean }>(
  cached: T | undefined,
  refresh: Promise<T>,
): Promise<T> {
  try {
    return await refresh;
  } catch (error) {
    if (cached && !hasStatus(error, 401)) return { ...cached, isStale: true };
    throw error;
  }
}

export const useMemberCounts = () =>
  useRead('GET /api/admin/members/count', { session: asAdmin, isFresh: true });

export function sendTestEmail(email: string): Promise<ResponseOf<Endpoints['testEmail']>> {
  return request('POST /api/test-email', { body: { email } });
}
