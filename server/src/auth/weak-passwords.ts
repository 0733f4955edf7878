import { PRODUCT_NAME } from '@whenabouts/core';
import { dictionary } from '@zxcvbn-ts/language-common';
import { authMessages, PASSWORD_MIN } from '../../contract/index.ts';

const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN));

/** Why a password would be among the first to be guessed, or nothing. */
export function passwordWeakness(password: string, email: string): string | undefined {
  const typed = password.toLowerCase();
  if (common.has(typed)) return authMessages.passwordCommon;
  // 'Whenabouts2025!' is the product's name to anyone who guesses.
  const bare = typed.replace(/[^a-z]+$/, '');
  const personal = [email, email.slice(0, email.indexOf('@')), PRODUCT_NAME.toLowerCase()];
  return personal.some((word) => word === typed || word === bare) ? authMessages.passwordPersonal : undefined;
}
