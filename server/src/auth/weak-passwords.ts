import { authMessages } from '../../contract/index.ts';
import { passwordWeakness } from '../common-passwords.ts';
import { HttpError } from '../http/http-error.ts';

/** Returns the message for a weak password; undefined if it is not weak. */
export function weakPasswordMessage(password: string, email: string): string | undefined {
  const weakness = passwordWeakness(password, email);
  return weakness && (weakness === 'common' ? authMessages.passwordCommon : authMessages.passwordPersonal);
}

/** Throws an error for the field if the password is weak. */
export function assertStrongPassword(password: string, email: string, field: string): void {
  const message = weakPasswordMessage(password, email);
  if (message) throw new HttpError('invalid', { message, fields: { [field]: message } });
}
