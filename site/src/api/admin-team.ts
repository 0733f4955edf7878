import type { NewTeamMemberBody, TeamMember } from '@whenabouts/server/contract';
import { mutate } from 'swr';
import { asAdmin } from './admin.ts';
import { request } from './request.ts';
import { readKey, useRead } from './use-read.ts';

const LIST = readKey('GET /api/admin/team');
const CURRENT_ADMIN = readKey('GET /api/admin/check-auth');

/** The people who can log in to the admin area; fetched again each time the page opens. */
export const useTeam = () => useRead('GET /api/admin/team', { session: asAdmin, isFresh: true });

/** Does not end the session after a 401: the form then asks to log in again. */
export async function addTeamMember(body: NewTeamMemberBody): Promise<void> {
  await request('POST /api/admin/team', { body });
  await mutate(LIST);
}

/** Changes a role. Leaves a 401 to the form, as `addTeamMember` does. */
export async function changeTeamRole(
  { id, isYou }: TeamMember,
  body: Pick<TeamMember, 'role'>,
): Promise<void> {
  await request('PUT /api/admin/team/{id}', { param: id, body });
  await reloadAfterChange(isYou);
}

export async function removeTeamMember({ id, isYou }: TeamMember): Promise<void> {
  await asAdmin(request('DELETE /api/admin/team/{id}', { param: id }));
  await reloadAfterChange(isYou);
}

/** Fetches the team again or, if the admin changed their own role, the current admin: the session has ended. */
async function reloadAfterChange(isYou: boolean): Promise<void> {
  await mutate(isYou ? CURRENT_ADMIN : LIST);
}
