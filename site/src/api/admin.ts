import {
  type Admin,
  type AdminLoginBody,
  type AnswerOf,
  addresses,
  type Endpoints,
} from '@whenabouts/server/contract';
import useSWR, { mutate } from 'swr';
import { ApiError, request } from './request.ts';

const CHECK = addresses.checkAdmin.path;
/** Posts are read for editing under addresses that begin so. */
const POSTS = addresses.editPost.path.replace(/\{.*$/, '');

export type AdminState =
  | { status: 'checking'; admin: undefined }
  | { status: 'admin'; admin: Admin }
  | { status: 'none'; admin: undefined }
  /** No answer came: the server or the way to it is down. */
  | { status: 'unknown'; admin: undefined };

/** Whether an admin is looking. The page cannot know by itself, so the server is always asked. */
export function useAdmin(): AdminState & { retry: () => void } {
  const { data, error, mutate: again } = useSWR<Admin | null, unknown>(CHECK, checkAdmin);
  const retry = () => void again();
  if (data) return { status: 'admin', admin: data, retry };
  if (data === null) return { status: 'none', admin: undefined, retry };
  return { status: error === undefined ? 'checking' : 'unknown', admin: undefined, retry };
}

/** Null on any refusal: nobody is let in on a doubt. */
async function checkAdmin(): Promise<Admin | null> {
  try {
    return await request('checkAdmin');
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export async function adminLogin(body: AdminLoginBody): Promise<void> {
  const admin = await request('adminLogin', { body });
  await mutate((key) => key !== CHECK, undefined, { revalidate: false });
  await mutate(CHECK, admin, { revalidate: false });
}

/** Begins the session again under a page on which somebody writes; only what stands around it is read anew. */
export async function adminLoginAgain(body: AdminLoginBody): Promise<void> {
  const admin = await request('adminLogin', { body });
  await mutate(CHECK, admin, { revalidate: false });
  await mutate((key) => key !== CHECK && !String(key).startsWith(POSTS));
}

export async function adminLogout(): Promise<void> {
  await request('adminLogout');
  await clearAdmin();
  // Everything that was read as this admin is forgotten.
  await mutate((key) => key !== CHECK, undefined, { revalidate: false });
}

/** The session is over: the pages of admins close, except one on which somebody has written. */
async function clearAdmin(): Promise<void> {
  await mutate(CHECK, null, { revalidate: false });
}

/** Reads something as the admin, and takes note when the session has ended meanwhile. */
export async function readAsAdmin<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await clearAdmin();
    throw error;
  }
}

/** Sends a letter that proves that mail works. Only an admin may. */
export function sendTestEmail(email: string): Promise<AnswerOf<Endpoints['testEmail']>> {
  return request('testEmail', { body: { email } });
}
