import * as v from 'valibot';
import { HandoffId, retention } from '../../contract/index.ts';
import { type Database, type EntityManager, query } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { hashToken } from '../random-token.ts';
import { ReceiptRow } from './handoff.entity.ts';

/**
 * Records that a result of the widget was saved, within the transaction that saves it. Does nothing if `key`, the
 * save's idempotency key, is not the id of a result: the plan was not saved from the widget.
 */
export async function recordReceipt(em: EntityManager, key: string | null, now: number): Promise<void> {
  if (v.is(HandoffId, key))
    await em.upsert(ReceiptRow, { id: hashToken(key), expiresAt: now + retention.receiptMinutes * MINUTE });
}

/** Returns true if a result was saved in the last minutes. */
export async function hasReceipt(database: Database, handoffId: string, now: number): Promise<boolean> {
  const receipt = { id: hashToken(handoffId), expiresAt: { $gt: now } };
  return (await query(database, (em) => em.count(ReceiptRow, receipt))) > 0;
}
