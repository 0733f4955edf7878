import type { Member } from '@whenabouts/server/contract';

/** Returns the member's name for the header: the first name, or the part of the email before the @. */
export function accountLabel({ displayName, firstName, email }: Member): string {
  return displayName || firstName || email.split('@')[0] || 'My Account';
}

/** Returns one or two letters for the member's avatar. */
export function initials({ firstName, lastName, email }: Member): string {
  const letters = [firstName, lastName].map((name) => Array.from(name ?? '')[0] ?? '').join('');
  return (letters || Array.from(email)[0] || '').toUpperCase();
}
