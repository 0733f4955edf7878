import { PRODUCT_NAME } from '@whenabouts/core';
import { dictionary } from '@zxcvbn-ts/language-common';
import { authMessages, PASSWORD_MIN } from '../../contract/index.ts';
import { HttpError } from '../http/http-error.ts';

const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN));

/** Returns a message if a password is common or contains only the email or the product's name. */
export function passwordWeakness(password: string, email: string): string | undefined {
  const lowercase = password.toLowerCase();
  if (common.has(lowercase)) return authMessages.passwordCommon;
  // Attackers try the product's name with digits and signs, such as 'Whenabouts2025!'.
  const bare = lowercase.replace(/[^a-z]+$/, '');
  const personal = [email, email.slice(0, email.indexOf('@')), PRODUCT_NAME.toLowerCase()];
  return personal.some((word) => word === lowercase || word === bare)
    ? authMessages.passwordPersonal
    : undefined;
}

/** Throws an error for the field if the password is weak. */
export function requireStrongPassword(password: string, email: string, field: string): void {
  const message = passwordWeakness(password, email);
  if (message) throw new HttpError('invalid', { message, fields: { [field]: message } });
}
