import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { newEmail, PASSWORD, planBody, registerMember } from '../../test/factories.ts';
import { runsFaultTests } from '../../test/fault-tests.ts';
import { openOutside, openOutsideRepeatedly } from '../../test/outside-process.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { runCommand } from '../../test/run-command.ts';
import { endProcesses, type ServerProcess, startProcess } from '../../test/server-process.ts';
import { startSiteForTest, type TestSite } from '../../test/stub-site.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { assertNoDeletedFilesInUse } from './sqlite-files.ts';

const PLANS = '/api/retirement-plans';

let storage: TestDatabase;
let file: string;
let stopOutside: () => Promise<void>;
beforeEach(async () => {
  storage = await newDatabase();
  file = join(storage.dataDir, 'test.sqlite');
  stopOutside = async () => {};
});
afterEach(async () => {
  await stopOutside();
  await endProcesses();
  await storage.remove();
});

/** A member and the plans that a server has acknowledged. */
interface Saved {
  readonly email: string;
  readonly planIds: readonly number[];
}

/** Registers a member, who saves plans at the same time. */
async function save(server: ServerProcess, plans = 1): Promise<Saved> {
  const { client, email } = await registerMember(server.client());
  const responses = await Promise.all(Array.from({ length: plans }, () => client.post(PLANS, planBody())));
  expect(
    responses.map(({ status }) => status),
    server.output(),
  ).toEqual(responses.map(() => 201));
  return { email, planIds: responses.map(({ json }) => json.id) };
}

async function expectSaved(server: ServerProcess, { email, planIds }: Saved): Promise<void> {
  const reader = server.client();
  const login = await reader.post('/api/auth/login', { email, password: PASSWORD });
  expect([email, login.status]).toEqual([email, 200]);
  const plans: { id: number }[] = (await reader.get(PLANS)).json;
  expect(plans.map(({ id }) => id).sort()).toEqual([...planIds].sort());
}

/** Checks that a server holds a lock on the database and that no file it has open has been deleted. */
function expectLocked({ child: { pid } }: ServerProcess): void {
  const inode = String(statSync(file).ino);
  const locks = readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/))
    .filter((fields) => fields[4] === String(pid) && fields[5]?.endsWith(`:${inode}`));
  expect(locks).not.toEqual([]);
  const open = readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  expect(open).toContain(`${file}-wal`);
  expect(open.filter((path) => path.endsWith('(deleted)') && path.startsWith(file))).toEqual([]);
}

test('another process may open the database of a server, and killing the server loses nothing that it has acknowledged', async () => {
  const server = await startProcess(storage);
  await openOutside(file);
  expectLocked(server);
  const saved = await save(server, 3);
  await openOutside(file);
  expectLocked(server);
  server.child.kill('SIGKILL');
  await server.ended;
  await expectSaved(await startProcess(storage), saved);
});

if (runsFaultTests) {
  test('other processes may open the database of two servers at any time, and killing either loses nothing that it has acknowledged', async () => {
    stopOutside = await openOutsideRepeatedly(file);
    const server = await startProcess(storage);
    const saved: Saved[] = [];
    const stage = async (work?: () => Promise<unknown>) => {
      await work?.();
      await openOutside(file);
      expectLocked(server);
      saved.push(await save(server));
      await openOutside(file);
      expectLocked(server);
    };

    await stage();
    await stage(async () => {
      expect(await runCommand(storage, 'migrate', [])).toMatchObject({ code: 0, stderr: '' });
    });
    await stage(async () => {
      saved.push(await save(server, 10));
    });
    await stage(async () => {
      const backup = join(storage.dataDir, 'backup');
      expect(await runCommand(storage, 'backup', ['backup', backup])).toMatchObject({ code: 0 });
      const db = new DatabaseSync(backup, { readOnly: true });
      const plans = db.prepare('SELECT id FROM plans').all();
      db.close();
      expect(plans.map(({ id }) => id)).toEqual(
        expect.arrayContaining(saved.flatMap(({ planIds }) => planIds)),
      );
    });
    await stage(async () => {
      expect((await server.client().get('/readyz')).status).toBe(200);
      expect((await server.client().get('/')).status).toBe(200);
    });
    const admin = newEmail();
    await stage(async () => {
      const { code } = await runCommand(storage, 'admin', ['create', admin], { input: PASSWORD });
      expect(code).toBe(0);
    });

    const other = await startProcess(storage);
    await stage(async () => {
      const write = async (each: ServerProcess) => {
        for (let n = 0; n < 2 * PROPERTY_RUNS; n++) saved.push(await save(each, 3));
      };
      await Promise.all([server, other, server, other].map(write));
    });
    expectLocked(other);
    server.child.kill('SIGKILL');
    await server.ended;
    saved.push(await save(other));
    expectLocked(other);
    other.child.kill('SIGKILL');
    await other.ended;
    const next = await startProcess(storage);
    expectLocked(next);
    for (const each of saved) await expectSaved(next, each);
    const login = await next.client().post('/api/admin/login', { email: admin, password: PASSWORD });
    expect(login.status).toBe(200);
  });
}

test('a deleted -wal file in use is an error, but not a deleted -shm file, which SQLite itself may delete', () => {
  const path = join(storage.dataDir, 'other.sqlite');
  const deleteOpen = (suffix: string) => {
    const descriptor = openSync(path + suffix, 'w');
    rmSync(path + suffix);
    return descriptor;
  };
  const descriptors = [deleteOpen('-shm')];
  expect(() => assertNoDeletedFilesInUse(path)).not.toThrow();
  descriptors.push(deleteOpen('-wal'));
  expect(() => assertNoDeletedFilesInUse(path)).toThrow(`Process ${process.pid} uses files`);
  for (const descriptor of descriptors) closeSync(descriptor);
});

describe('after files of a running server are deleted', () => {
  let site: TestSite;
  let member: Client;
  beforeEach(async () => {
    site = await startSiteForTest({ storage });
    member = (await registerMember(site.client())).client;
  });

  const remove = (...suffixes: readonly string[]) => {
    for (const suffix of suffixes) rmSync(file + suffix);
  };

  const expectReason = ({ code, stderr }: { readonly code: unknown; readonly stderr: string }) => {
    const reason = `Process ${process.pid} uses files of the database ${file} that were deleted`;
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
  };

  /** The server acknowledges no save and is not ready, and still reads. */
  async function expectNoSave(): Promise<void> {
    for (let n = 0; n < 3; n++) expect((await member.post(PLANS, planBody())).status).toBe(503);
    expect((await member.get('/readyz')).status).toBe(503);
    expect((await member.get('/healthz')).status).toBe(200);
    expect((await member.get('/')).status).toBe(200);
    expect((await member.get(PLANS)).status).toBe(200);
    expect(site.log.join('')).toContain('"type":"DatabaseFileReplaced"');
  }

  /** No command and no second server starts, and all of them say which process to stop. */
  async function expectNothingStarts(): Promise<void> {
    const backup = join(storage.dataDir, 'backup');
    const second = await startProcess(storage, { skipReadiness: true });
    const failed = await Promise.all([
      runCommand(storage, 'backup', ['backup', backup]),
      runCommand(storage, 'admin', ['create', newEmail()], { input: PASSWORD }),
      runCommand(storage, 'migrate', []),
      second.ended.then((code) => ({ code, stderr: second.errors() })),
    ]);
    for (const each of failed) expectReason(each);
    expect(existsSync(backup)).toBe(false);
  }

  test('without the file itself, it saves nothing, and no command or second server starts', async () => {
    remove('');
    await expectNothingStarts();
    await expectNoSave();
  });

  test('without the write-ahead log, it saves nothing, and no command starts, even without the index', async () => {
    remove('-wal');
    await expectNoSave();
    remove('-shm');
    expectReason(await runCommand(storage, 'migrate', []));
  });

  test('without the index of the write-ahead log, it saves nothing', async () => {
    remove('-shm');
    await expectNoSave();
  });
});
