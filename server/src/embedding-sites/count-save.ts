import { LockMode, raw } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';
import { DAY, dayOf } from '../durations.ts';
import { keyedHash } from '../keyed-hash.ts';
import { EmbeddingSiteRow, EmbeddingSiteSaverRow, EmbeddingSiteSavesRow } from './embedding-site.entity.ts';

interface Save {
  readonly secret: string;
  readonly accountId: number;
  readonly partner: string;
  readonly at: number;
}

/**
 * Counts a plan saved from an embedding site's page, within the transaction that saves it: once per member, site and day.
 * A keyed hash of member, site and day is stored until the end of the next day.
 */
export async function countEmbeddingSiteSave(em: EntityManager, save: Save): Promise<void> {
  const { partner: partnerId, at } = save;
  const day = dayOf(at);
  // Locked, so that the embedding site is not deleted before the save is counted.
  const lockMode = LockMode.PESSIMISTIC_READ;
  if (!(await em.findOne(EmbeddingSiteRow, { id: partnerId }, { fields: ['id'], lockMode }))) return;
  const saver = { id: saverId(save, day), expiresAt: Date.parse(day) + 2 * DAY };
  const { affectedRows } = await em
    .createQueryBuilder(EmbeddingSiteSaverRow)
    .insert(saver)
    .onConflict('id')
    .ignore()
    .execute('run');
  if (affectedRows === 0) return;
  await em
    .createQueryBuilder(EmbeddingSiteSavesRow)
    .insert({ partnerId, day, saves: 1 })
    .onConflict(['partnerId', 'day'])
    .merge({ saves: raw<number>('partner_saves.saves + 1') })
    .execute('run');
}

const saverId = ({ secret, accountId, partner }: Save, day: string): string =>
  keyedHash(secret, ['partner saver', accountId, partner, day]);
