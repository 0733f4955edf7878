import type { Member } from '../../contract/index.ts';

/** What a member sees of the own account; everything else stays inside. */
export function presentMember({ email, firstName, lastName }: Member): Member {
  return { email, firstName, lastName };
}
