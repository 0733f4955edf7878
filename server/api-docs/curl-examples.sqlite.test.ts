import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../contract/index.ts';
import { endProcesses, type ServerProcess, startProcess } from '../test/server-process.ts';
import { newDatabase, type TestDatabase } from '../test/test-database.ts';
import type { Name } from './openapi.ts';

const run = promisify(execFile);
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'seven lanterns over the bay' };
const EXAMPLE_URL = 'SITE=http://localhost:3000';

/** Examples that need a code from an email, or an id that the test cannot know, and the error codes that they get. */
const EXPECTED_ERRORS: Readonly<Partial<Record<Name, string>>> = {
  resetPassword: 'invalid',
  confirmSubscription: 'invalid',
  unsubscribe: 'not_found',
  claimHandoff: 'gone',
  readPartnerStats: 'not_found',
  // The example has the URL of another site.
  readOembed: 'not_found',
  readImage: 'not_found',
  deleteImage: 'not_found',
  endSession: 'not_found',
  // The examples have the id of a post that does not exist here.
  readCampaign: 'not_found',
  previewCampaign: 'not_found',
  testCampaign: 'not_found',
  startCampaign: 'not_found',
  stopCampaign: 'not_found',
  continueCampaign: 'not_found',
};
/** The document is ordered by chapter. These examples run first, and those that end a session or an account last. */
const FIRST: readonly Name[] = [
  'register',
  'login',
  'adminLogin',
  'createPlan',
  'createPartner',
  'createPost',
];
const LAST: readonly Name[] = ['resetPassword', 'deleteAccount', 'logout', 'adminLogout'];

const markdown = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, command = '']) => command);

let storage: TestDatabase;
let server: ServerProcess;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-'));
  storage = await newDatabase();
  server = await startProcess(storage, { env: { ...ADMIN, NODE_ENV: 'development' } });
});
afterEach(async () => {
  await endProcesses();
  await storage.remove();
  await rm(folder, { recursive: true });
});

/** Runs a script unchanged in its own folder, except for the URL of the test's server. */
async function shell(script: string): Promise<string> {
  const { stdout } = await run('bash', ['-euc', script], { cwd: folder });
  return stdout;
}

test('the first steps create an account and a plan, and list it', async () => {
  const [, steps = ''] = /^## Getting started\n(.*?)^## /ms.exec(markdown) ?? [];
  const commands = commandsIn(steps);
  expect(commands).toHaveLength(4);
  const script = commands.join('\n').replace(EXAMPLE_URL, `SITE=${server.url}`);
  expect(script).not.toContain(EXAMPLE_URL);
  const responses = await shell(script.replaceAll(/^curl/gm, "curl -sS --fail-with-body -w '\\n'"));
  const [member, plan, plans] = responses
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(member).toMatchObject({ email: 'ada@example.com' });
  expect(plan).toMatchObject({ name: 'By the sea', version: 1 });
  expect(plans).toEqual([plan]);
});

test('every other operation has an example that works', async () => {
  const commands = new Map<string, string>();
  for (const [, name = '', section = ''] of markdown.matchAll(/^### (\w+)\n(.*?)(?=^##)/gms)) {
    const [command] = commandsIn(section);
    if (command) commands.set(name, command);
  }
  const names = Object.keys(endpoints) as Name[];
  expect([...commands.keys()].sort()).toEqual([...names].sort());
  const between = names.filter((name) => !FIRST.includes(name) && !LAST.includes(name));
  const found: Record<string, unknown> = {};
  for (const name of [...FIRST, ...between, ...LAST]) {
    found[name] = await outcomeOf(commands.get(name) ?? '');
  }
  const statuses = names.map((name) => [name, (endpoints[name] as Endpoint).status]);
  expect(found).toEqual({ ...Object.fromEntries(statuses), ...EXPECTED_ERRORS });
});

/** Returns the status of a success, or the code of an error. */
async function outcomeOf(command: string): Promise<unknown> {
  const report = `curl -sS -w '\\n%{http_code}'`;
  const output = await shell(`SITE=${server.url}\n${command.replace(/^curl/, report)}`);
  const lines = output.split('\n');
  const status = Number(lines.pop());
  if (status < 400) return status;
  const body = lines.join('') || (await readFile(join(folder, 'image.webp'), 'utf8'));
  return JSON.parse(body).code;
}
