import * as v from 'valibot';
import { Email } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { adminRoles } from './roles.ts';
import { body, described } from './schemas.ts';

export const teamMessages = {
  role: 'Please choose a role.',
  taken: 'This person is in the team already.',
} as const;

const Role = described(
  v.picklist(adminRoles, teamMessages.role),
  'Role, which decides what the person may do.',
);

/** A person who can log in to the admin area. */
export const TeamMember = v.object({
  id: described(v.number(), 'The id of the account.'),
  email: described(v.string(), 'Email address.'),
  role: Role,
  singleSignOn: v.optional(
    described(v.literal(true), 'Set if the role comes from the groups at each login with single sign-on.'),
  ),
  isYou: described(v.boolean(), 'True for the caller.'),
});

export const NewTeamMemberBody = body({ email: described(Email, 'Email address.'), role: Role });

export const RoleBody = body({ role: Role });

export type TeamMember = v.InferOutput<typeof TeamMember>;
export type NewTeamMemberBody = v.InferOutput<typeof NewTeamMemberBody>;

const chapter = 'Admins';
const person = { id: 2, email: 'writer@example.com', role: 'author', isYou: false } as const;
const param = ['2', 'The id of the person.'] as const;
const notFound = 'There is no such person in the team.';
const lastOwner = 'The person is the only owner.';

export const teamEndpoints = {
  listTeam: {
    method: 'GET',
    path: '/api/admin/team',
    summary: 'List the people who can log in to the admin area',
    access: 'owner',
    rateLimits: 'none',
    status: 200,
    response: v.array(TeamMember),
    docs: { chapter, response: [{ id: 1, email: 'admin@example.com', role: 'owner', isYou: true }, person] },
  },
  addTeamMember: {
    method: 'POST',
    path: '/api/admin/team',
    summary: 'Give a person a role in the admin area',
    access: 'owner',
    rateLimits: ['WRITES_PER_MEMBER', 'TEAM_MEMBERS_PER_ADMIN'],
    hashesPassword: true,
    body: NewTeamMemberBody,
    status: 201,
    response: TeamMember,
    errors: { taken: teamMessages.taken },
    docs: {
      chapter,
      details:
        'An email tells the person how to log in. A member with a confirmed email address keeps the password. Everyone else chooses one with the reset of passwords; passwords and passkeys from before the address was confirmed stop working.',
      body: { email: person.email, role: person.role },
      response: person,
    },
  },
  changeTeamRole: {
    method: 'PUT',
    path: '/api/admin/team/{id}',
    summary: 'Change the role of a person, and end the person’s admin sessions',
    access: 'owner',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: RoleBody,
    status: 200,
    response: TeamMember,
    errors: { not_found: notFound, last_owner: lastOwner },
    docs: { chapter, param, body: { role: 'editor' }, response: { ...person, role: 'editor' } },
  },
  removeTeamMember: {
    method: 'DELETE',
    path: '/api/admin/team/{id}',
    summary: 'Take the role of a person, and end the person’s admin sessions',
    access: 'owner',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: notFound, last_owner: lastOwner },
    docs: {
      chapter,
      details: 'The account stays as that of a member, and keeps its posts and images.',
      param,
    },
  },
} as const satisfies Record<string, Endpoint>;
