import { hash } from 'node:crypto';
import * as v from 'valibot';
import { HandoffId, retention } from '../../contract/index.ts';
import { type Database, type EntityManager, query } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { ReceiptRow } from './handoff.entity.ts';

const receiptId = (handoffId: string): string => hash('sha256', handoffId, 'base64url');

/**
 * Records that a result of the widget was saved, within the transaction that saves it. Keys of other saves are not ids of
 * results, and are ignored.
 */
export async function recordReceipt(em: EntityManager, key: string | null, at: number): Promise<void> {
  if (v.is(HandoffId, key))
    await em.upsert(ReceiptRow, { id: receiptId(key), expiresAt: at + retention.receiptMinutes * MINUTE });
}

/** Returns true if a result was saved in the last minutes. */
export async function hasReceipt(database: Database, handoffId: string, at: number): Promise<boolean> {
  const receipt = { id: receiptId(handoffId), expiresAt: { $gt: at } };
  return (await query(database, (em) => em.count(ReceiptRow, receipt))) > 0;
}
