import type {
  AccountExport,
  ChangePasswordBody,
  LoginBody,
  Member,
  ProfileBody,
  RegisterBody,
  ResetPasswordBody,
} from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { hasSession, markLoggedIn, markLoggedInElsewhere, markLoggedOut } from './login.ts';
import { hasStatus, request } from './request.ts';

/** SWR key of the current member. Its value is null without a session. */
export const MEMBER_KEY = '/api/auth/me';

export type MemberState =
  | { status: 'loading'; member: undefined }
  | { status: 'member'; member: Member }
  | { status: 'visitor'; member: undefined }
  /** The server could not be reached. */
  | { status: 'unknown'; member: undefined };

/** The current member, or a visitor without a session. */
export function useMember(): MemberState & { retry: () => void } {
  const { data: member, error, mutate: again } = useSWR<Member | null, unknown>(MEMBER_KEY, readMember);
  const retry = () => void again();
  if (member) return { status: 'member', member, retry };
  if (member === null || hasStatus(error, 401)) return { status: 'visitor', member: undefined, retry };
  return { status: error ? 'unknown' : 'loading', member: undefined, retry };
}

/**
 * Fetches the current member; null without a session. Sends no request without a session cookie: the response would be
 * a 401, which shows up as an error in the visitor's console.
 */
async function readMember(): Promise<Member | null> {
  return hasSession() ? request('GET /api/auth/me') : null;
}

/** Caches the current member. */
const setMember = (member: Member | null) => mutate(MEMBER_KEY, member, { revalidate: false });

/** Logs in. Throws an `ApiError` with `passkey` if the account needs one. */
export async function logIn(body: LoginBody): Promise<Member> {
  const member = await request('POST /api/auth/login', { body });
  await cacheLoggedIn(member);
  return member;
}

/** Creates the account and logs in. */
export async function register(body: RegisterBody): Promise<Member> {
  const member = await request('POST /api/auth/register', { body });
  await cacheLoggedIn(member);
  return member;
}

export async function updateProfile(body: ProfileBody): Promise<void> {
  await setMember(await request('PUT /api/auth/profile', { body }));
}

/** Changes the password. The server ends all other sessions of the member. */
export async function changePassword(body: ChangePasswordBody): Promise<void> {
  await request('POST /api/auth/change-password', { body });
}

export async function confirmEmail(token: string): Promise<void> {
  await asMember(request('POST /api/auth/confirm-email', { body: { token } }));
  await mutate<Member | null>(MEMBER_KEY, (member) => member && { ...member, emailConfirmed: true }, {
    revalidate: false,
  });
}

export async function undoPasskey(token: string): Promise<void> {
  await request('POST /api/auth/undo-passkey', { body: { token } });
  await checkSession();
}

/** Sends the member another email with a link that confirms the email address. */
export async function sendConfirmationEmail(): Promise<void> {
  await request('POST /api/auth/confirmation-email');
}

/** Sends an email with a link to reset the password, if there is such an account. */
export async function forgotPassword(email: string): Promise<void> {
  await request('POST /api/auth/forgot-password', { body: { email } });
}

export async function resetPassword(body: ResetPasswordBody): Promise<void> {
  await request('POST /api/auth/reset-password', { body });
  await checkSession();
}

/** Checks the member after all sessions of an account have ended, perhaps including the session of this browser. */
async function checkSession(): Promise<void> {
  if (hasSession()) await checkMember();
}

/** The largest export has 70 MB. */
const EXPORT_TIMEOUT_MS = 600_000;

export function exportAccount(): Promise<AccountExport> {
  return request('GET /api/auth/export', { timeoutMs: EXPORT_TIMEOUT_MS });
}

/** Deletes the account permanently and clears the current member. */
export async function deleteAccount(password: string): Promise<void> {
  await request('POST /api/auth/delete-account', { body: { password } });
  await clearMember();
}

export async function logOut(): Promise<void> {
  await request('POST /api/auth/logout');
  await clearMember();
}

/** Clears the cached member if the session has ended. Keeps the member while the server cannot be reached. */
export async function checkMember(): Promise<void> {
  try {
    await setMember(await request('GET /api/auth/me'));
  } catch (error) {
    if (hasStatus(error, 401)) await clearMember();
  }
}

/** Awaits a request. After a 401, marks the member's session as ended if the server confirms it. */
export async function asMember<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    // The request may be older than a login in another tab. Clearing the member would also clear the typed numbers.
    if (hasStatus(error, 401)) await checkMember();
    throw error;
  }
}

/** Clears everything that was cached for the member, after the session has ended here or everywhere. */
export async function clearMember(): Promise<void> {
  markLoggedOut();
  await replaceMember(null);
}

/** Loads the member after a login outside of this page, for example in another tab. */
export async function reloadMember(): Promise<void> {
  markLoggedInElsewhere();
  await mutate(MEMBER_KEY);
}

/** Caches the member who has logged in. */
export async function cacheLoggedIn(member: Member): Promise<void> {
  markLoggedIn();
  await replaceMember(member);
}

/** SWR keys of data that is the same for everyone: published posts and partners. */
const PUBLIC_KEY = /^\/api\/(blog-posts([#/]|$)|partners\/)/;

/** Caches the member, and clears everything that was cached for the previous one. */
async function replaceMember(member: Member | null): Promise<void> {
  const isPrivate = (key: unknown) => key !== MEMBER_KEY && !PUBLIC_KEY.test(String(key));
  // A page that shows public data would not fetch it again.
  await mutate(isPrivate, undefined, { revalidate: false });
  await setMember(member);
}
