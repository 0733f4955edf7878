import { accountMessages } from '../../contract/index.ts';
import { query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth-options.ts';

/** Returns the error for a wrong current password in this field, which counts as a failed attempt. */
export const wrongPassword = (field: string): HttpError =>
  new HttpError('invalid', {
    message: accountMessages.wrongPassword,
    fields: { [field]: accountMessages.wrongPassword },
    isFailedAttempt: true,
  });

/** Returns the account if the password is correct. Otherwise throws an error for the field. */
export async function verifyCurrentPassword(
  { database, passwords }: AuthOptions,
  accountId: number,
  password: string,
  field: string,
): Promise<Account> {
  const account = await query(database, (em) => em.findOne(Account, { id: accountId }));
  if (!account || !(await passwords.verify(account.passwordHash, password))) throw wrongPassword(field);
  return account;
}
