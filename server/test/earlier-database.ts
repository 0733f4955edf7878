import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Row } from '../src/database/database.ts';
import { type Migration, splitStatements } from '../src/database/migrations.ts';
import { extractCommit } from './earlier-release.ts';

/** The last commit whose databases were created by numbered steps instead of a baseline. */
const LAST_WITH_STEPS = '6b51d0d2561b53a0562654410aad79c23318caab';

/** Returns the steps of the releases before the baseline, as they were published. */
export function publishedSteps(kind: Database['kind']): readonly Migration[] {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    const path = `server/migrations/${kind}`;
    extractCommit(LAST_WITH_STEPS, [path], folder);
    const files = readdirSync(join(folder, path)).sort();
    return files.map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(join(folder, path, file), 'utf8'),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Creates the tables of an empty database by the first steps, as a release with that many did. */
export async function migrateLikeRelease({ kind, orm }: Database, steps: number): Promise<void> {
  const driver = orm.em.fork().getDriver();
  if (kind === 'mysql') {
    await driver.execute(`CREATE TABLE leases (name VARCHAR(40) COLLATE ascii_bin PRIMARY KEY,
      holder VARCHAR(40) COLLATE ascii_bin NOT NULL, expires_at BIGINT NOT NULL) ENGINE = InnoDB COLLATE utf8mb4_bin`);
  }
  await driver.execute(
    'CREATE TABLE migrations (name VARCHAR(100) PRIMARY KEY, applied_at DATETIME NOT NULL)',
  );
  for (const step of publishedSteps(kind).slice(0, steps)) {
    for (const statement of splitStatements(step)) await driver.execute(statement);
    await driver.execute(`INSERT INTO migrations (name, applied_at) VALUES (?, '2025-01-01 00:00:00')`, [
      step.name,
    ]);
  }
}

/** Returns the names of the tables with the site's data. */
async function tablesOf({ kind, read }: Database): Promise<readonly string[]> {
  const rows =
    kind === 'sqlite'
      ? await read("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'", [])
      : await read(
          'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
          [],
        );
  return rows
    .map(({ name }) => String(name))
    .filter((name) => name !== 'migrations')
    .sort();
}

/** Returns the definitions of all tables, columns, keys and triggers, without what depends on the order of changes. */
export async function schemaOf(database: Database): Promise<readonly string[]> {
  const { kind, read } = database;
  if (kind === 'sqlite') {
    const objects = await read(
      "SELECT name, sql FROM sqlite_schema WHERE name <> 'migrations' ORDER BY name",
      [],
    );
    return objects.map(({ name, sql }) =>
      `${name}: ${sql}`
        .replace(/--.*$/gm, '')
        .replace(/IF NOT EXISTS |"/g, '')
        .replace(/\s+/g, ' ')
        .replace(/ (?=[,)])|(?<=\() /g, ''),
    );
  }
  const definitions: string[] = [];
  for (const table of await tablesOf(database)) {
    const [definition] = await read(`SHOW CREATE TABLE ${table}`, []);
    const lines = String(definition?.['Create Table'])
      .split('\n')
      .map((line) =>
        // The server names checks by the order in which they were added.
        line.replace(/ AUTO_INCREMENT=\d+|CONSTRAINT `CONSTRAINT_\d+` |,$/g, ''),
      );
    const keys = lines.filter((line) => /^ *(?:UNIQUE )?KEY /.test(line));
    definitions.push(...lines.filter((line) => !keys.includes(line)), ...keys.sort());
  }
  return [...definitions, ...(await read('SHOW TRIGGERS', [])).map(({ Trigger }) => String(Trigger))];
}

const hash = (letter: string) => letter.repeat(43);
const INPUTS = {
  current_age: 35,
  retirement_age: 65,
  current_savings: 50_000,
  monthly_savings: 500,
  annual_income: 70_001,
  expected_return: 6.5,
};

/** A row of every table, with the columns that the table had from the beginning. */
const ROWS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accounts: { id: 7, email: 'member@example.com', password_hash: 'hash', role: 'admin', created_at: 1 },
  sessions: { id: hash('a'), kind: 'member', account_id: 7, created_at: 1, seen_at: 2, expires_at: 3 },
  throttles: { id: hash('a'), hits: 1, strikes: 2, resets_at: 3 },
  plans: { id: 7, account_id: 7, name: 'Plan – 海', ...INPUTS, version: 1, created_at: 1, updated_at: 2 },
  reset_tokens: { id: hash('a'), account_id: 7, expires_at: 1 },
  outbox: {
    id: 7,
    kind: 'welcome',
    recipient: 'member@example.com',
    subject: 'Welcome – 海',
    message_id: 'one',
    created_at: 1,
    tries: 0,
  },
  audit: { id: 7, at: 1, action: 'login', actor: 'admin 7' },
  images: {
    id: 'i'.repeat(22),
    account_id: 7,
    file_name: '海.png',
    file_type: 'image/png',
    width: 1,
    height: 2,
    bytes: 3,
    created_at: 4,
  },
  image_files: { image_id: 'i'.repeat(22), width: 1, file_type: 'image/png', data: Buffer.from('x') },
  authors: { id: 7, account_id: 7, name: 'Pat', initials: 'P', title: 'Editor' },
  posts: {
    id: 7,
    slug: 'a-post',
    title: 'A post – 海',
    excerpt: 'The excerpt of a post',
    content: '<p>海</p>',
    cover_image_id: 'i'.repeat(22),
    category: 'Taxes',
    tags: '["海"]',
    published_at: '2026-01-31',
    author_id: 7,
    version: 1,
    created_at: 2,
    updated_at: 3,
  },
  post_images: { post_id: 7, image_id: 'i'.repeat(22) },
  old_slugs: { slug: 'an-older-post', post_id: 7 },
  seedings: { name: 'posts', seeded_at: 1 },
  audit_changes: { audit_id: 7, subject: 'post 7' },
  contact_messages: {
    id: 7,
    name: 'Pat',
    email: 'pat@example.com',
    message: 'A message – 海',
    created_at: 1,
  },
  subscriptions: { id: 7, email: 'pat@example.com', token_id: hash('a'), token_expires_at: 1, created_at: 2 },
  partners: { id: 'partner', name: 'Partner – 海', origin: 'https://example.com', created_at: 1 },
  partner_saves: { partner_id: 'partner', day: '2026-01-31', saves: 2 },
  handoffs: { id: hash('a'), handoff_id: 'h'.repeat(22), ...INPUTS, account_id: 7, expires_at: 1 },
  handoff_receipts: { id: hash('a'), expires_at: 1 },
  newsletter_issues: {
    id: 7,
    post_id: 7,
    subject: 'A post – 海',
    html: '<p>海</p>',
    text: '海',
    url: 'https://example.com/blog/a-post',
    state: 'sending',
    state_changed_at: 1,
    started_at: 2,
    next_email_at: 3,
    total: 1,
  },
  newsletter_recipients: { id: 7, issue_id: 7, subscription_id: 7, state: 'queued', outbox_id: 7 },
  known_browsers: { id: 7, account_id: 7, browser: 'Firefox on Windows', seen_at: 1 },
  passkeys: {
    id: 7,
    account_id: 7,
    credential_id: 'credential',
    public_key: 'key',
    counter: 1,
    transports: '[]',
    name: 'Phone – 海',
    created_at: 2,
  },
  passkey_challenges: { id: hash('a'), account_id: 7, purpose: 'add', password_version: 1, expires_at: 2 },
  partner_savers: { id: hash('a'), expires_at: 1 },
  email_confirmations: { id: hash('a'), account_id: 7, expires_at: 1 },
  member_logins: {
    id: 7,
    hour: 0,
    account: hash('a'),
    outcome: 'login',
    attempts: 1,
    last_at: 2,
    address: hash('b'),
    request: 'request',
  },
  settings: { name: 'address', value: '1 Main Street – 海' },
  plan_records: {
    id: 7,
    plan_id: 7,
    plan_version: 1,
    kind: 'save',
    created_at: 1,
    basis: '{}',
    results: '{}',
  },
  reminders: { id: 7, account_id: 7, month: 3, starts_at: 1, handled_month: 2, missed_month: 3 },
  reminder_emails: { id: 7, account_id: 7, year: 2026, created_at: 1, state: 'sent' },
  email_recipients: { id: hash('a'), sent: '{}', expires_at: 1 },
  audit_counts: { id: 7, hour: 0, action: 'login', account: hash('a'), events: 2, last_at: 3 },
  passkey_undos: { id: hash('a'), account_id: 7, passkey_id: 7, added_at: 1, expires_at: 2 },
  recovery_codes: { id: hash('a'), account_id: 7, created_at: 1 },
};

/** Adds a row to each table that has none. */
export async function fillTables(database: Database): Promise<void> {
  const tables = await tablesOf(database);
  const driver = database.orm.em.fork().getDriver();
  for (const [table, row] of Object.entries(ROWS).filter(([name]) => tables.includes(name))) {
    const places = Object.keys(row).fill('?');
    await driver.execute(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`, Object.values(row));
  }
}

/** Returns the rows of all tables but the leases, which servers take. */
export async function allRows(database: Database): Promise<Readonly<Record<string, readonly Row[]>>> {
  const tables = (await tablesOf(database)).filter((name) => name !== 'leases');
  const rows = await Promise.all(tables.map((table) => database.read(`SELECT * FROM ${table}`, [])));
  return Object.fromEntries(tables.map((table, n) => [table, rows[n] ?? []]));
}
