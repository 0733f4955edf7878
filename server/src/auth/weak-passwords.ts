import { hash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { authMessages, commonPasswordHash, isPersonalPassword, PASSWORD_MIN } from '../../contract/index.ts';
import { HttpError } from '../http/http-error.ts';

const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN));

/** Returns a message if a password is common or contains only the email or the product's name. */
export function passwordWeakness(password: string, email: string): string | undefined {
  if (common.has(password.toLowerCase())) return authMessages.passwordCommon;
  return isPersonalPassword(password, email) ? authMessages.passwordPersonal : undefined;
}

/** Throws an error for the field if the password is weak. */
export function requireStrongPassword(password: string, email: string, field: string): void {
  const message = passwordWeakness(password, email);
  if (message) throw new HttpError('invalid', { message, fields: { [field]: message } });
}

let hashesByPrefix: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the truncated hashes of the common passwords with a prefix. The first call hashes all of them, in 30 ms. */
export function commonPasswordHashes(prefix: string): readonly string[] {
  hashesByPrefix ??= groupHashes();
  return hashesByPrefix.get(prefix) ?? [];
}

function groupHashes(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const password of common) {
    const digits = hash('sha256', password).slice(0, commonPasswordHash.length);
    const prefix = digits.slice(0, commonPasswordHash.prefix);
    const group = groups.get(prefix);
    if (group) group.push(digits);
    else groups.set(prefix, [digits]);
  }
  return groups;
}
