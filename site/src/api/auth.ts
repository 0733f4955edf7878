import {
  type AccountExport,
  addresses,
  type ChangePasswordBody,
  type LoginBody,
  type Member,
  type ProfileBody,
  type RegisterBody,
  type ResetPasswordBody,
} from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { ApiError, request } from './request.ts';

const ME = addresses.me.path;

export type MemberState =
  | { status: 'loading'; member: undefined }
  | { status: 'member'; member: Member }
  | { status: 'visitor'; member: undefined }
  /** The question could not be answered: the server or the way to it is down. */
  | { status: 'unknown'; member: undefined };

/** Who is looking at the page. */
export function useMember(): MemberState & { retry: () => void } {
  const { data, error, mutate: again } = useSWR<Member, unknown>(ME, readMember);
  const retry = () => void again();
  if (data) return { status: 'member', member: data, retry };
  if (!error) return { status: 'loading', member: undefined, retry };
  const isVisitor = error instanceof ApiError && error.status === 401;
  return { status: isVisitor ? 'visitor' : 'unknown', member: undefined, retry };
}

/**
 * The page's markup says whether its request carried a session. Where it did not, the answer is known,
 * and asking would only write a failed request into the visitor's console.
 */
async function readMember(): Promise<Member> {
  if (!isSignedIn()) {
    throw new ApiError(401, 'Not signed in');
  }
  return request('me');
}

export async function login(body: LoginBody): Promise<Member> {
  const member = await request('login', { body });
  await setMember(member);
  return member;
}

/** Creates the account and signs in. */
export async function register(body: RegisterBody): Promise<Member> {
  const member = await request('register', { body });
  await setMember(member);
  return member;
}

export async function updateProfile(body: ProfileBody): Promise<void> {
  const member = await request('updateProfile', { body });
  await mutate(ME, member, { revalidate: false });
}

/** Every other session of the member ends with it. */
export async function changePassword(body: ChangePasswordBody): Promise<void> {
  await request('changePassword', { body });
}

export async function forgotPassword(email: string): Promise<void> {
  await request('forgotPassword', { body: { email } });
}

export async function resetPassword(body: ResetPasswordBody): Promise<void> {
  await request('resetPassword', { body });
  // Every session of the account has ended, and whoever is looking may have had one: that is asked anew.
  await mutate(ME, undefined);
}

/** Everything that the account holds. */
export function exportAccount(): Promise<AccountExport> {
  return request('exportAccount');
}

/** Deletes the account for good, and forgets its member. */
export async function deleteAccount(password: string): Promise<void> {
  await request('deleteAccount', { body: { password } });
  await clearMember();
}

export async function logout(): Promise<void> {
  await request('logout');
  await clearMember();
}

/** Whether the page has, as far as it knows, a session; known before it is known whose. */
export function isSignedIn(): boolean {
  return document.documentElement.dataset.session !== undefined;
}

/** Asks whether the member of this page is still signed in; one who is not is forgotten. */
export async function checkMember(): Promise<void> {
  try {
    await mutate(ME, await request('me'), { revalidate: false });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await clearMember();
  }
}

/** The session is over, here or everywhere. */
export async function clearMember(): Promise<void> {
  delete document.documentElement.dataset.session;
  // Everything that was read as this member is forgotten; who is looking is asked anew.
  await mutate(() => true, undefined, { revalidate: false });
  await mutate(ME);
}

/** Somebody has logged in past this page, in another tab perhaps. */
export async function refreshMember(): Promise<void> {
  document.documentElement.dataset.session = '';
  await mutate(ME);
}

async function setMember(member: Member): Promise<void> {
  document.documentElement.dataset.session = '';
  await mutate((key) => key !== ME, undefined, { revalidate: false });
  await mutate(ME, member, { revalidate: false });
}
