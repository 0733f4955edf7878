import type { Member } from '@whenabouts/server/contract';

/** What the header calls a member: first name, else the part of the email before the @. */
export function accountLabel({ displayName, firstName, email }: Member): string {
  return displayName || firstName || email.split('@')[0] || 'My Account';
}

/** One or two letters that stand for a member's picture. */
export function initials({ firstName, lastName, email }: Member): string {
  const letters = [firstName, lastName].map((name) => Array.from(name ?? '')[0] ?? '').join('');
  return (letters || Array.from(email)[0] || '').toUpperCase();
}
