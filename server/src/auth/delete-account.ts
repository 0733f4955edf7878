import type { Endpoints } from '../../contract/index.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import type { Call } from '../http/request-context.ts';
import { Account } from './account.entity.ts';
import type { MemberOptions } from './auth.routes.ts';
import { requireOwnPassword, wrongPassword } from './current-password.ts';

/**
 * Deletes the account; what refers to it, its plans, images, sessions, codes and letters, goes with it.
 * Images that posts show stay, as the site's own.
 */
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
    await leaveImagesOfPosts(em, id);
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

async function leaveImagesOfPosts(em: EntityManager, accountId: number): Promise<void> {
  // Changes nothing, but a post that begins to use one of them waits until they are gone or the site's.
  await em.execute('UPDATE images SET created_at = created_at WHERE account_id = ?', [accountId], 'run');
  await em.execute(
    `UPDATE images SET account_id = NULL WHERE account_id = ? AND (
      EXISTS (SELECT 1 FROM posts WHERE cover_image_id = images.id) OR
      EXISTS (SELECT 1 FROM post_images WHERE image_id = images.id))`,
    [accountId],
    'run',
  );
}
