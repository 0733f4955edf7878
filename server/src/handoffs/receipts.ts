import { hash } from 'node:crypto';
import * as v from 'valibot';
import { HandoffId, retention } from '../../contract/index.ts';
import { type Database, type EntityManager, query } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { ReceiptRow } from './handoff.entity.ts';

const receiptId = (handoffId: string): string => hash('sha256', handoffId, 'base64url');

/**
 * Records that a result of the widget was saved, within the transaction that saves it. Does nothing if `key`, the
 * save's idempotency key, is not the id of a result: the plan was not saved from the widget.
 */
export async function recordReceipt(em: EntityManager, key: string | null, now: number): Promise<void> {
  if (v.is(HandoffId, key))
    await em.upsert(ReceiptRow, { id: receiptId(key), expiresAt: now + retention.receiptMinutes * MINUTE });
}

/** Returns true if a result was saved in the last minutes. */
export async function hasReceipt(database: Database, handoffId: string, now: number): Promise<boolean> {
  const receipt = { id: receiptId(handoffId), expiresAt: { $gt: now } };
  return (await query(database, (em) => em.count(ReceiptRow, receipt))) > 0;
}
