import type { Endpoints } from '../../contract/index.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import type { RequestContext } from '../http/request-context.ts';
import { Account } from './account.entity.ts';
import type { MemberOptions } from './auth-options.ts';
import { requireCurrentPassword, wrongPassword } from './current-password.ts';
import { ACCOUNT_DELETED_EMAIL } from './deleted-account-rules.ts';
import { accountDeletedEmail } from './emails.ts';

/**
 * Deletes the account with its plans, images, sessions, passkeys, codes and emails. Images that posts use stay as images of
 * the site. A last email reports the deletion.
 */
export async function deleteAccount(
  options: MemberOptions,
  { actor, body, clientIp, requestId: request }: RequestContext<Endpoints['deleteAccount']>,
): Promise<void> {
  const { database, mail, audit, origin } = options;
  const account = await requireCurrentPassword(options, actor.accountId, body.password, 'password');
  const { id, email, passwordHash } = account;
  await inTransaction(database, async (em) => {
    await keepImagesOfPosts(em, id);
    if ((await em.nativeDelete(Account, { id, passwordHash })) === 0) throw wrongPassword('password');
    await audit(em, {
      action: 'account_deleted',
      actor: { kind: 'member', id },
      email,
      address: clientIp(),
      request,
    });
    // Without an account, so that it is not deleted with it.
    const content = accountDeletedEmail(account, origin);
    await mail.outbox.add(em, { kind: ACCOUNT_DELETED_EMAIL, to: email, accountId: null, content });
  });
  mail.worker.wake();
}

async function keepImagesOfPosts(em: EntityManager, accountId: number): Promise<void> {
  // Locks the rows: a post that starts to use one of the images waits for this transaction.
  await em.execute('UPDATE images SET created_at = created_at WHERE account_id = ?', [accountId], 'run');
  await em.execute(
    `UPDATE images SET account_id = NULL WHERE account_id = ? AND (
      EXISTS (SELECT 1 FROM posts WHERE cover_image_id = images.id) OR
      EXISTS (SELECT 1 FROM post_images WHERE image_id = images.id))`,
    [accountId],
    'run',
  );
}
