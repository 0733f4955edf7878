import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { mysqlOptions } from '../database/mysql.ts';
import type { MysqlHost, MysqlPlace } from '../database/mysql-url.ts';
import { requireFile, requireNew, writeWhole } from './atomic-file.ts';

/** What a dump ends with; a connection that broke in the middle leaves it out. */
const END = '-- Dump completed';

/** One moment's state, without locks; bytes as digits, which no character set changes. */
const DUMP_OPTIONS = [
  '--single-transaction',
  '--quick',
  '--hex-blob',
  '--no-tablespaces',
  '--default-character-set=utf8mb4',
  '--max-allowed-packet=64M',
];
const LOAD_OPTIONS = ['--default-character-set=utf8mb4', '--max-allowed-packet=64M'];

/** Has the database's own tool write one file. Others read and write on meanwhile. */
export async function backUpMysql(place: MysqlPlace, file: string): Promise<void> {
  requireNew(file);
  await writeWhole(file, async (draft) => {
    const output = openSync(draft, 'w');
    try {
      await runTool(['mariadb-dump', 'mysqldump'], await reachable(place), {
        options: DUMP_OPTIONS,
        stdio: ['ignore', output, 'pipe'],
        byHand: `> ${file}`,
      });
    } finally {
      closeSync(output);
    }
    requireComplete(draft);
  });
}

/** Fills an empty database from such a file. The next start brings its tables up to date. */
export async function restoreMysql(place: MysqlPlace, file: string): Promise<void> {
  requireFile(file);
  requireComplete(file);
  const reached = await reachable(place);
  await requireEmpty(reached);
  const input = openSync(file, 'r');
  try {
    await runTool(['mariadb', 'mysql'], reached, {
      options: LOAD_OPTIONS,
      stdio: [input, 'ignore', 'pipe'],
      byHand: `< ${file}`,
    });
  } finally {
    closeSync(input);
  }
}

function requireComplete(file: string): void {
  const descriptor = openSync(file, 'r');
  const end = Buffer.alloc(200);
  const { size } = fstatSync(descriptor);
  const bytes = readSync(descriptor, end, 0, end.length, Math.max(0, size - end.length));
  closeSync(descriptor);
  if (!end.toString('utf8', 0, bytes).includes(END))
    throw new Error('The backup is not usable: it is not complete.');
}

/** A database at one host. */
interface ReachedPlace extends MysqlPlace {
  readonly host: MysqlHost;
}

/** Chooses the first host that accepts a connection, or the first of all if none does. */
async function reachable(place: MysqlPlace): Promise<ReachedPlace> {
  for (const host of place.hosts) {
    const { user, password, database } = place;
    try {
      const { connectTimeout } = mysqlOptions;
      const connection = await createConnection({ ...host, user, password, database, connectTimeout });
      connection.destroy();
      return { ...place, host };
    } catch {
      // The tool says what is wrong if no host is left.
    }
  }
  const [first] = place.hosts;
  if (!first) throw new RangeError('a database needs a host');
  return { ...place, host: first };
}

async function requireEmpty({ host, user, password, database }: ReachedPlace): Promise<void> {
  const { connectTimeout } = mysqlOptions;
  const connection = await createConnection({ ...host, user, password, database, connectTimeout });
  try {
    const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
    if (tables.length > 0) {
      throw new Error('The database is not empty. Make an empty one, and set DATABASE_URL to its address.');
    }
  } finally {
    await connection.end();
  }
}

interface ToolRun {
  readonly options: readonly string[];
  readonly stdio: ['ignore' | number, 'ignore' | number, 'pipe'];
  /** What follows when it is typed by hand. */
  readonly byHand: string;
}

/** Runs the first of the tools that is installed. */
async function runTool(
  tools: readonly string[],
  { host, user, password, database }: ReachedPlace,
  { options, stdio, byHand }: ToolRun,
) {
  const args = [
    // First, and for the sake of nobody's own option files: the address alone says where and who.
    '--no-defaults',
    ...options,
    '--protocol=tcp',
    `--host=${host.host}`,
    `--port=${host.port}`,
    `--user=${user}`,
    database,
  ];
  // Not an argument: every user of the machine can read those of a running command.
  const env = { ...process.env, MYSQL_PWD: password };
  for (const tool of tools) {
    const child = spawn(tool, args, { env, stdio });
    if (await isMissing(child)) continue;
    const [complaint, [code]] = await Promise.all([
      child.stderr ? text(child.stderr) : '',
      once(child, 'close'),
    ]);
    if (code !== 0) throw new Error(`${tool} failed: ${complaint.trim()}`);
    return;
  }
  throw new Error(
    `Neither ${tools.join(' nor ')} is installed here. Where one is, run:\n  ${tools[0]} ${args
      .slice(1)
      .map((arg) => (arg.startsWith('--user') ? `${arg} --password` : arg))
      .join(' ')} ${byHand}`,
  );
}

async function isMissing(child: ChildProcess): Promise<boolean> {
  try {
    await once(child, 'spawn');
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}
