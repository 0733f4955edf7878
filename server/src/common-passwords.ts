import { hash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswordHash, isPersonalPassword, PASSWORD_MIN } from '../contract/index.ts';

/** The most frequent passwords of published breaches, in lowercase. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN),
);

export type PasswordWeakness = 'common' | 'personal';

/** Returns why a password is weak: common, or only the email or the product's name. Undefined if it is not weak. */
export function passwordWeakness(password: string, email: string): PasswordWeakness | undefined {
  if (commonPasswords.has(password.toLowerCase())) return 'common';
  return isPersonalPassword(password, email) ? 'personal' : undefined;
}

let hashesByPrefix: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the truncated hashes of the common passwords with a prefix. The first call hashes all of them, in 30 ms. */
export function commonPasswordHashes(prefix: string): readonly string[] {
  hashesByPrefix ??= groupHashes();
  return hashesByPrefix.get(prefix) ?? [];
}

function groupHashes(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const password of commonPasswords) {
    const digits = hash('sha256', password).slice(0, commonPasswordHash.length);
    const prefix = digits.slice(0, commonPasswordHash.prefix);
    const group = groups.get(prefix);
    if (group) group.push(digits);
    else groups.set(prefix, [digits]);
  }
  return groups;
}
