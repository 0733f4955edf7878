import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { HandoffId, retention } from '../../contract/index.ts';
import type { Database, EntityManager } from '../database/database.ts';
import { ReceiptRow } from './handoff.entity.ts';

const receiptId = (handoffId: string): string => createHash('sha256').update(handoffId).digest('base64url');

/**
 * Records that a result of the widget was saved, within the transaction that saves it. Keys of other saves are not ids of
 * results, and are ignored.
 */
export async function recordReceipt(em: EntityManager, key: string | null, at: number): Promise<void> {
  if (v.is(HandoffId, key))
    await em.upsert(ReceiptRow, { id: receiptId(key), expiresAt: at + retention.receiptMinutes * 60_000 });
}

export async function hasReceipt({ read }: Database, handoffId: string, at: number): Promise<boolean> {
  const [row] = await read('SELECT expires_at FROM handoff_receipts WHERE id = ?', [receiptId(handoffId)]);
  return row !== undefined && Number(row.expires_at) > at;
}
