import { accountMessages } from '../../contract/index.ts';
import { Failure } from '../http/http-error.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth.routes.ts';

export const wrongPassword = (field: string): Failure =>
  new Failure('invalid', {
    message: accountMessages.wrongPassword,
    fields: { [field]: accountMessages.wrongPassword },
    wrongGuess: true,
  });

/** The account, once its owner has proved again to be the owner; else a failure at the field that says so. */
export async function requireOwnPassword(
  { database, passwords }: AuthOptions,
  accountId: number,
  password: string,
  field: string,
): Promise<Account> {
  const account = await database.orm.em.fork().findOne(Account, { id: accountId });
  if (!account || !(await passwords.verify(account.passwordHash, password))) throw wrongPassword(field);
  return account;
}
