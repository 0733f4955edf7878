import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { HandoffId } from '../../contract/index.ts';
import type { Database, EntityManager } from '../database/database.ts';
import { ReceiptRow } from './handoff.entity.ts';

const KEPT_MS = 15 * 60_000;

const receiptId = (handoffId: string): string => createHash('sha256').update(handoffId).digest('base64url');

/**
 * Notes that a result of the widget was saved, within the transaction that saves it. The key of a save that
 * did not begin in a widget is no such id, and leaves nothing.
 */
export async function noteReceipt(em: EntityManager, key: string | null, at: number): Promise<void> {
  if (v.is(HandoffId, key)) await em.upsert(ReceiptRow, { id: receiptId(key), expiresAt: at + KEPT_MS });
}

export async function hasReceipt({ read }: Database, handoffId: string, at: number): Promise<boolean> {
  const [row] = await read('SELECT expires_at FROM handoff_receipts WHERE id = ?', [receiptId(handoffId)]);
  return row !== undefined && Number(row.expires_at) > at;
}
