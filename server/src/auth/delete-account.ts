import type { Endpoints } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import type { Call } from '../http/call.ts';
import { Account } from './account.entity.ts';
import type { MemberOptions } from './auth.routes.ts';
import { requireOwnPassword, wrongPassword } from './own-password.ts';

/** Deletes the account; what refers to it, its plans, sessions, codes and letters, goes with it. */
export async function deleteAccount(
  options: MemberOptions,
  { actor, body, address, requestId: request }: Call<Endpoints['deleteAccount']>,
): Promise<void> {
  const { database, audit } = options;
  const { id, email, passwordHash } = await requireOwnPassword(
    options,
    actor.accountId,
    body.password,
    'password',
  );
  await inTransaction(database, async (em) => {
    if ((await em.nativeDelete(Account, { id, passwordHash })) === 0) throw wrongPassword('password');
    await audit(em, {
      action: 'account_deleted',
      actor: { kind: 'member', id },
      email,
      address: address(),
      request,
    });
  });
}
