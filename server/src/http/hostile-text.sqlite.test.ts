import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../contract/index.ts';
import type { Client } from '../../test/client.ts';
import { PASSWORD, signedIn } from '../../test/factories.ts';
import { type HostileText, hostileTexts, ofBytes, quadraticTexts } from '../../test/hostile-text.ts';
import { endProcesses, type ServerProcess, startProcess } from '../../test/server-process.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { bodyLimit, bodyWith, type TextField, textFields } from '../../test/text-fields.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: PASSWORD };
/** Size limit of most bodies. */
const USUAL_BYTES = 64 * 1024;
/** Bytes that are sent at once. */
const BATCH_BYTES = 16 * 2 ** 20;
/** A server that does not respond for that long hangs. */
const HANGS_AFTER_MS = 5000;

let storage: TestDatabase;
let server: ServerProcess;
let clients: Readonly<Record<Endpoint['access'], Client>>;
beforeAll(async () => {
  storage = await newDatabase();
  server = await startProcess(storage, { env: { ...ADMIN, UPLOADS_PER_ACCOUNT: '1000000' } });
  const anyone = server.client();
  const { client: member } = await signedIn(server.client());
  const admin = server.client();
  await admin.post('/api/admin/login', { email: ADMIN.ADMIN_EMAIL, password: PASSWORD });
  clients = { anyone, member, account: member, admin };
});
afterAll(async () => {
  await endProcesses();
  await storage.remove();
});

async function expectHealthy(): Promise<void> {
  const response = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(HANGS_AFTER_MS) });
  expect(response.status).toBe(200);
}

/** Sends a body of that many bytes with each text, and checks meanwhile and afterwards that the server responds. */
async function sendAll(field: TextField, texts: readonly HostileText[], bytes: number): Promise<void> {
  const { access, method, path, docs }: Endpoint = endpoints[field.endpoint];
  const target = path.replace(/\{\w+\}/, docs.param?.[0] ?? '');
  const available = bytes - Buffer.byteLength(bodyWith(field, ''));
  const perBatch = Math.max(1, Math.floor(BATCH_BYTES / bytes));
  for (let at = 0; at < texts.length; at += perBatch) {
    let isDone = false;
    const sending = Promise.allSettled(
      texts.slice(at, at + perBatch).map((text) => {
        const body = bodyWith(field, ofBytes(text, available));
        return clients[access].request(target, { method, body });
      }),
    ).finally(() => {
      isDone = true;
    });
    do await expectHealthy();
    while (!isDone);
    const failed = (await sending).filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
  }
}

// Validation comes before the database, so one database is enough.
describe('a large body of hostile text', () => {
  test('is sent to every text field of the contract', () => {
    const names = textFields.map(({ endpoint, path }) => [endpoint, ...path].join('.'));
    expect(names).toEqual(expect.arrayContaining(['contact.name', 'createPost.tags.0', 'login.password']));
  });

  test.each(textFields.map((field) => [field.endpoint, field.path.join('.'), field] as const))(
    'does not keep the server from responding, as %s.%s',
    async (_endpoint, _path, field) => {
      const limit = bodyLimit(field);
      await sendAll(field, hostileTexts, Math.min(limit, USUAL_BYTES));
      if (limit > USUAL_BYTES) await sendAll(field, quadraticTexts, limit);
    },
    60_000,
  );
});
