import { addresses, type LoginBody, type Member, type RegisterBody } from '@whenabouts/server/contract';
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
  if (document.documentElement.dataset.session === undefined) {
    throw new ApiError(401, 'Not signed in');
  }
  return request('me');
}

export async function login(body: LoginBody): Promise<Member> {
  const member = await request('login', { body });
  await becomeMember(member);
  return member;
}

/** Creates the account and signs in. */
export async function register(body: RegisterBody): Promise<Member> {
  const member = await request('register', { body });
  await becomeMember(member);
  return member;
}

export async function logout(): Promise<void> {
  await request('logout');
  delete document.documentElement.dataset.session;
  // Everything that was read as this member is forgotten; who is looking is asked anew.
  await mutate(() => true, undefined, { revalidate: false });
  await mutate(ME);
}

async function becomeMember(member: Member): Promise<void> {
  document.documentElement.dataset.session = '';
  await mutate((key) => key !== ME, undefined, { revalidate: false });
  await mutate(ME, member, { revalidate: false });
}
