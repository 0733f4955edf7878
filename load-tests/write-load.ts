import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Row } from '../server/src/database/database.ts';
import { confirmAddress, planBody } from '../server/test/factories.ts';
import { until } from '../server/test/server-process.ts';
import type { TestDatabase } from '../server/test/test-database.ts';
import { base64, plain } from '../server/test/test-images.ts';
import { withDatabase } from './environment.ts';
import { newMember, PLANS } from './members.ts';
import { formatList, type Report } from './report.ts';
import { type HttpResponse, type RequestOptions, send } from './send.ts';

const WRITERS = 32;
const UNACKNOWLEDGED: readonly number[] = [502, 503];
const WRITES_PER_MEMBER = 100;

/** All writes that the server acknowledged, with their latest state. */
export interface Acknowledged {
  writes: number;
  readonly accounts: Set<string>;
  readonly plans: Map<number, { readonly version: number; readonly name: string }>;
  readonly deletedPlans: Set<number>;
  readonly messages: Set<string>;
  readonly images: Set<string>;
  /** Unexpected responses, except 503, and 502 of a proxy whose server was killed. */
  readonly wrong: string[];
}

/** Runs `work` under {@link WRITERS} writers, which continue through faults. Starts when each of them has saved once. */
export function duringWriteLoad(
  { url, storage }: { readonly url: string; readonly storage: TestDatabase },
  work: (acknowledged: Acknowledged) => Promise<void>,
): Promise<Acknowledged> {
  return withDatabase(storage, (database) => runWriters(url, database, work));
}

async function runWriters(
  url: string,
  database: Database,
  work: (acknowledged: Acknowledged) => Promise<void>,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = {
    writes: 0,
    accounts: new Set(),
    plans: new Map(),
    deletedPlans: new Set(),
    messages: new Set(),
    images: new Set(),
    wrong: [],
  };
  const stopped = new AbortController();
  const image = await base64(plain(40, 20).jpeg());
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!stopped.signal.aborted) {
      const member = await newMember(url).catch(() => undefined);
      if (!member) {
        await pause(20);
        continue;
      }
      acknowledged.accounts.add(member.email);
      acknowledged.writes++;
      // The database may be down; then the member uploads nothing.
      const isConfirmed = await confirmAddress({ database }, member.email).then(
        () => true,
        () => false,
      );
      const writer = newWriter(url, member.cookie, acknowledged, stopped.signal);
      for (let n = 1; n < WRITES_PER_MEMBER && !stopped.signal.aborted; n++) {
        // Mostly plans. The remainders only keep messages and images apart.
        if (n % 25 === 7) await writer.sendMessage();
        else if (n % 50 === 13 && isConfirmed) await writer.uploadImage(image);
        else await writer.savePlan(n);
      }
    }
  });
  try {
    await until(async () => acknowledged.accounts.size >= WRITERS, undefined, 120_000);
    await work(acknowledged);
  } finally {
    stopped.abort();
    await Promise.all(writers);
  }
  return acknowledged;
}

/** Returns functions that write for one member, and record what the server acknowledged. */
function newWriter(url: string, cookie: string, acknowledged: Acknowledged, stopped: AbortSignal) {
  /**
   * Sends a request, and returns the response if it has the expected status. A request with an idempotency key is
   * repeated until a response below 500 or the end of the load.
   */
  const write = async (
    request: RequestOptions,
    expectedStatus: number,
  ): Promise<HttpResponse | undefined> => {
    const canRepeat = request.headers?.['idempotency-key'] !== undefined;
    do {
      const response = await send(url, { ...request, cookie }).catch(() => undefined);
      if (response?.status === expectedStatus) {
        acknowledged.writes++;
        return response;
      }
      if (response && !UNACKNOWLEDGED.includes(response.status)) {
        const { status, text } = response;
        acknowledged.wrong.push(`${status} for ${expectedStatus}: ${text.slice(0, 200)}`);
        if (status < 500) return undefined;
      }
      await pause(20);
    } while (canRepeat && !stopped.aborted);
    return undefined;
  };

  return {
    sendMessage: async () => {
      const message = `A question: ${randomBytes(12).toString('hex')}`;
      const body = { name: 'Ada Example', email: 'ada@example.com', message };
      const response = await write({ path: '/api/contact', method: 'POST', body }, 200);
      if (response) acknowledged.messages.add(message);
    },

    uploadImage: async (data: string) => {
      const body = { data, fileName: 'sea.jpg' };
      const response = await write({ path: '/api/images', method: 'POST', body }, 201);
      if (response) acknowledged.images.add(JSON.parse(response.text).id);
    },

    /** Saves the member's n-th plan; edits every second one, and deletes every tenth. */
    savePlan: async (n: number) => {
      const { plans, deletedPlans } = acknowledged;
      const name = `${n} ${randomBytes(8).toString('hex')}`;
      // The key has the format of the embed's, so that a receipt is saved with the plan.
      const headers = { 'idempotency-key': randomBytes(16).toString('base64url') };
      const response = await write({ path: PLANS, method: 'POST', body: planBody({ name }), headers }, 201);
      if (!response) return;
      const { id } = JSON.parse(response.text) as { id: number };
      plans.set(id, { version: 1, name });
      const path = `${PLANS}/${id}`;
      if (n % 2 === 0) {
        const edited = `${name} edited`;
        const body = planBody({ name: edited });
        const edit = { path, method: 'PUT', body, headers: { 'if-match': '"1"' } } as const;
        if (await write(edit, 200)) plans.set(id, { version: 2, name: edited });
      }
      if (n % 10 === 9) {
        // If there is no response, the plan may be deleted or not.
        plans.delete(id);
        if (await write({ path, method: 'DELETE' }, 204)) deletedPlans.add(id);
      }
    },
  };
}

/** Lists acknowledged writes that the database does not have. */
export function findLosses(storage: TestDatabase, acknowledged: Acknowledged): Promise<readonly string[]> {
  return withDatabase(storage, async ({ read }) => {
    const readAll = async (sql: string) => read(sql, []);
    const findMissing = (writes: ReadonlySet<string>, rows: readonly Row[]) => {
      const saved = new Set(rows.map(({ value }) => value));
      return [...writes].filter((write) => !saved.has(write));
    };
    const plans = new Map((await readAll('SELECT id, name, version FROM plans')).map((row) => [row.id, row]));
    const lostPlans = [...acknowledged.plans].filter(([id, { name, version }]) => {
      const plan = plans.get(id);
      // An edit without a response may still have been saved.
      return !plan || Number(plan.version) < version || (plan.version === version && plan.name !== name);
    });
    return [
      ...lostPlans.map(([id]) => `plan ${id}`),
      ...[...acknowledged.deletedPlans].filter((id) => plans.has(id)).map((id) => `deletion of plan ${id}`),
      ...findMissing(acknowledged.accounts, await readAll('SELECT email AS value FROM accounts')),
      ...findMissing(acknowledged.messages, await readAll('SELECT message AS value FROM contact_messages')),
      ...findMissing(acknowledged.images, await readAll('SELECT id AS value FROM images')),
    ];
  });
}

const INCONSISTENCIES = {
  // Members of the write load only: others may have logged out.
  'accounts without the session created with them': `SELECT COUNT(*) AS n FROM accounts a
    WHERE a.email LIKE 'visitor-%' AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account_id = a.id)`,
  'messages without their email, or emails without their message': `SELECT ABS((SELECT COUNT(*) FROM contact_messages)
    - (SELECT COUNT(*) FROM outbox WHERE kind = 'contact')) AS n`,
  'images without all of their files': `SELECT COUNT(*) AS n FROM images i
    WHERE i.bytes <> (SELECT COALESCE(SUM(LENGTH(f.data)), 0) FROM image_files f WHERE f.image_id = i.id)`,
  'files without their image': `SELECT COUNT(*) AS n FROM image_files f
    WHERE NOT EXISTS (SELECT 1 FROM images i WHERE i.id = f.image_id)`,
  'plans without an account': `SELECT COUNT(*) AS n FROM plans p
    WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = p.account_id)`,
  'sessions without an account': `SELECT COUNT(*) AS n FROM sessions s
    WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = s.account_id)`,
  'plans saved twice': 'SELECT COUNT(*) - COUNT(DISTINCT name) AS n FROM plans',
};

/** Records the acknowledged writes. Asserts that none is lost, partial or duplicated, and that the database is intact. */
export async function checkWrites(
  storage: TestDatabase,
  acknowledged: Acknowledged,
  report: Report,
): Promise<void> {
  const lost = await findLosses(storage, acknowledged);
  const { partial, corrupt } = await withDatabase(storage, async (database) => ({
    partial: await findPartialWrites(database),
    corrupt: await findCorruption(database),
  }));
  const { writes, wrong } = acknowledged;
  report.record('acknowledged writes, lost', `${writes}, ${lost.length}`);
  report.assert(`no acknowledged write was lost${formatList(lost)}`, writes > 100 && lost.length === 0);
  report.assert(`no write is partial or duplicated${formatList(partial)}`, partial.length === 0);
  report.assert(`the database is intact${formatList(corrupt)}`, corrupt.length === 0);
  report.assert(`every response was expected, 502 or 503${formatList(wrong)}`, wrong.length === 0);
}

async function findPartialWrites({ read }: Database): Promise<readonly string[]> {
  const partial: string[] = [];
  for (const [description, sql] of Object.entries(INCONSISTENCIES)) {
    const [row] = await read(sql, []);
    if (Number(row?.n) !== 0) partial.push(`${row?.n} ${description}`);
  }
  const receipts = new Set((await read('SELECT id FROM handoff_receipts', [])).map(({ id }) => id));
  const keys = await read('SELECT idempotency_key AS k FROM plans WHERE idempotency_key IS NOT NULL', []);
  const receiptOf = (key: unknown) => createHash('sha256').update(String(key)).digest('base64url');
  const withoutReceipt = keys.filter(({ k }) => !receipts.has(receiptOf(k))).length;
  if (withoutReceipt > 0) partial.push(`${withoutReceipt} plans without the receipt saved with them`);
  return partial;
}

async function findCorruption({ kind, read }: Database): Promise<readonly string[]> {
  const checks =
    kind === 'sqlite'
      ? ['PRAGMA integrity_check', 'PRAGMA foreign_key_check']
      : (await read('SHOW TABLES', [])).map((row) => `CHECK TABLE ${Object.values(row)[0]}`);
  const rows = (await Promise.all(checks.map((sql) => read(sql, [])))).flat();
  const isFinding = (row: Row) =>
    (kind === 'sqlite' ? row.integrity_check : row.Msg_text)?.toString().toLowerCase() !== 'ok';
  return rows.filter(isFinding).map((row) => Object.values(row).join(' '));
}
