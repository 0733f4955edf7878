import type { NewTeamMemberBody, TeamMember } from '@whenabouts/server/contract';
import { mutate } from 'swr';
import { asAdmin } from './admin.ts';
import { request } from './request.ts';
import { readKey, useRead } from './use-read.ts';

const LIST = readKey('GET /api/admin/team');
const CHECK = readKey('GET /api/admin/check-auth');

/** The people who can log in to the admin area; fetched again each time the page opens. */
export const useTeam = () => useRead('GET /api/admin/team', { session: asAdmin, isFresh: true });

export async function addTeamMember(body: NewTeamMemberBody): Promise<void> {
  await request('POST /api/admin/team', { body });
  await mutate(LIST);
}

export async function changeTeamRole(
  { id, isYou }: TeamMember,
  body: Pick<TeamMember, 'role'>,
): Promise<void> {
  await request('PUT /api/admin/team/{id}', { param: id, body });
  await refetch(isYou);
}

export async function removeTeamMember({ id, isYou }: TeamMember): Promise<void> {
  await asAdmin(request('DELETE /api/admin/team/{id}', { param: id }));
  await refetch(isYou);
}

/** A change of the admin's own role has ended the session. */
async function refetch(isYou: boolean): Promise<void> {
  await mutate(isYou ? CHECK : LIST);
}
