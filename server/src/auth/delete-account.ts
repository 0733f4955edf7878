import { LockMode } from '@mikro-orm/core';
import type { Endpoints } from '../../contract/index.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { ImageRow } from '../images/image.entity.ts';
import type { EmailRules } from '../mail/delivery-options.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { PostImageRow, PostRow } from '../posts/post.entity.ts';
import type { Services } from '../services.ts';
import { Account } from './account.entity.ts';
import { verifyCurrentPassword, wrongPassword } from './change-password.ts';
import { accountDeletedEmail, securityEventOf } from './emails.ts';
import { isLastOwner, lockRoles } from './roles.ts';

/** The kind of the email about the deletion in the outbox. */
const ACCOUNT_DELETED_EMAIL = 'account deleted';

/** Deletes the last record of the email address as soon as the email about the deletion is sent or has failed. */
export const deletedAccountRules: Readonly<Record<string, EmailRules>> = {
  [ACCOUNT_DELETED_EMAIL]: {
    onSettled: async (em, outboxId) => {
      await em.nativeDelete(OutboxRow, { id: outboxId });
    },
  },
};

/**
 * Deletes the account with its plans, images, sessions, passkeys, codes and emails. Images that posts use stay as
 * images of the site. A last email reports the deletion.
 */
export async function deleteAccount(
  services: Services,
  { actor, body, clientIp, requestId }: RequestContext<Endpoints['deleteAccount']>,
): Promise<void> {
  const { database, mail, audit, config } = services;
  const account = await verifyCurrentPassword(services, actor.accountId, body.password, 'password');
  const { id, email, passwordHash, role } = account;
  await inTransaction(database, async (em) => {
    if (role === 'admin') {
      await lockRoles(em);
      if (await isLastOwner(em, id)) throw new HttpError('last_owner');
    }
    if (!(await removeAccount(em, { id, passwordHash, role }))) throw wrongPassword('password');
    await audit(em, {
      action: 'account_deleted',
      actor: { kind: 'member', id },
      email,
      ipAddress: clientIp(),
      requestId,
    });
    // The email is not linked to the account, because it would be deleted with it.
    const content = accountDeletedEmail(account, config.origin);
    const notice = { kind: ACCOUNT_DELETED_EMAIL, accountId: null, content };
    await mail.outbox.add(em, { ...notice, ...securityEventOf(account) });
  });
  mail.worker.wake();
}

/**
 * Deletes an account with everything that belongs to it, apart from images that posts use. Returns false if it is gone,
 * or has another password hash or role.
 */
export async function removeAccount(
  em: EntityManager,
  account: Pick<Account, 'id'> & Partial<Pick<Account, 'passwordHash' | 'role'>>,
): Promise<boolean> {
  await detachImagesOfPosts(em, account.id);
  return (await em.nativeDelete(Account, account)) > 0;
}

/** Makes the images of the account that posts use images of the site, so that they stay when the account is deleted. */
async function detachImagesOfPosts(em: EntityManager, accountId: number): Promise<void> {
  // Because of the lock, a post that starts to use one of the images waits until this transaction has ended.
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const images = await em.find(ImageRow, { accountId }, { fields: ['id'], lockMode });
  const ids = images.map(({ id }) => id);
  const covers = await em.find(PostRow, { coverImage: { $in: ids } }, { fields: ['coverImage'] });
  const inContent = await em.find(PostImageRow, { imageId: { $in: ids } });
  const usedIds = [
    ...covers.flatMap(({ coverImage }) => coverImage?.id ?? []),
    ...inContent.map(({ imageId }) => imageId),
  ];
  await em.nativeUpdate(ImageRow, { id: { $in: usedIds } }, { accountId: null });
}
