import type { Member } from '@whenabouts/server/contract';

/** Returns the name for the header: the operator's choice, else the first name, else the email before the @. */
export function accountLabel({ displayName, firstName, email }: Member): string {
  return displayName || firstName || email.split('@')[0] || 'My Account';
}

/** Returns the first letters of the first and last name, or of the email, for the member's avatar. */
export function initials({ firstName, lastName, email }: Member): string {
  const letters = [firstName, lastName].map((name) => Array.from(name ?? '')[0] ?? '').join('');
  return (letters || Array.from(email)[0] || '').toUpperCase();
}
