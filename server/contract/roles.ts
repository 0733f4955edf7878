/**
 * Roles in the admin area. Each has the rights of those after it: an author writes their own posts, an editor changes all posts
 * and sends the newsletter, an owner also manages people, partners and data of members.
 */
export const adminRoles = ['owner', 'editor', 'author'] as const;

export type AdminRole = (typeof adminRoles)[number];

/** Returns true if the access to an endpoint is a role, and not another kind of session. */
export const isAdminRole = (access: string): access is AdminRole =>
  (adminRoles as readonly string[]).includes(access);

export const includesRole = (role: AdminRole, other: AdminRole): boolean =>
  adminRoles.indexOf(role) <= adminRoles.indexOf(other);

export const rolesInWords: Readonly<Record<AdminRole, string>> = {
  owner: 'an owner',
  editor: 'an editor or owner',
  author: 'an author, editor or owner',
};
