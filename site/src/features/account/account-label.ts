import type { Member } from '@whenabouts/server/contract';

/** What the header calls a member: first name, else the part of the email before the @. */
export function accountLabel({ firstName, email }: Member): string {
  return firstName || email.split('@')[0] || 'My Account';
}
