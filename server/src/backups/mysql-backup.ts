import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  createReadStream,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { assertFileExists, assertFileIsAbsent, writeAtomically } from '../atomic-file.ts';
import { assertNotNewer, isFromNewerVersion } from '../database/migrations.ts';
import { mysqlOptions } from '../database/mysql.ts';
import type { MysqlConfig, MysqlHost } from '../database/mysql-url.ts';
import { tlsOption, trustedAuthorities } from '../database/mysql-url.ts';

/** The beginning of the last line of a complete dump; the date follows. */
const END = '-- Dump completed';
/** Bytes at the end of a dump that are searched for this line, which is shorter. */
const SEARCHED_BYTES = 200;

/** A consistent snapshot without locks. Binary data is dumped as hexadecimal digits, which no character set changes. */
const DUMP_OPTIONS = [
  '--single-transaction',
  '--quick',
  '--hex-blob',
  '--no-tablespaces',
  '--default-character-set=utf8mb4',
  '--max-allowed-packet=64M',
];
const LOAD_OPTIONS = ['--default-character-set=utf8mb4', '--max-allowed-packet=64M'];

/** Writes a dump with the database's own tool. Other clients can read and write in the meantime. */
export async function backUpMysql(config: MysqlConfig, file: string): Promise<void> {
  assertFileIsAbsent(file);
  const server = await connectableServer(config);
  await assertServerNotNewer(server);
  await writeAtomically(file, async (draft) => {
    const output = openSync(draft, 'w');
    try {
      await runTool(['mariadb-dump', 'mysqldump'], server, {
        options: DUMP_OPTIONS,
        stdio: ['ignore', output, 'pipe'],
        redirection: `> ${file}`,
      });
    } finally {
      closeSync(output);
    }
    assertCompleteDump(draft);
  });
}

/** Loads a dump into an empty database. The next start migrates it if needed. */
export async function restoreMysql(config: MysqlConfig, file: string): Promise<void> {
  assertFileExists(file);
  assertCompleteDump(file);
  if (isFromNewerVersion('mysql', await readMigrations(file)))
    throw new Error('The backup cannot be used: it is from a newer version.');
  const reached = await connectableServer(config);
  await assertEmptyDatabase(reached);
  const input = openSync(file, 'r');
  try {
    await runTool(['mariadb', 'mysql'], reached, {
      options: LOAD_OPTIONS,
      stdio: [input, 'ignore', 'pipe'],
      redirection: `< ${file}`,
    });
  } finally {
    closeSync(input);
  }
}

function assertCompleteDump(file: string): void {
  const descriptor = openSync(file, 'r');
  const end = Buffer.alloc(SEARCHED_BYTES);
  const { size } = fstatSync(descriptor);
  const bytes = readSync(descriptor, end, 0, end.length, Math.max(0, size - end.length));
  closeSync(descriptor);
  if (!end.toString('utf8', 0, bytes).includes(END))
    throw new Error('The backup cannot be used: it is incomplete.');
}

/** The statements that insert migrations, up to their end. Some versions of the tools write one row per line. */
const FIRST_LINE = /^INSERT INTO `migrations` VALUES/;
const NAME = /\('([\w-]+)',/g;

/** Returns the names of the migrations in a dump. Text in its rows contains no line breaks, which are escaped. */
async function readMigrations(file: string): Promise<readonly string[]> {
  const names: string[] = [];
  let inserting = false;
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
    inserting ||= FIRST_LINE.test(line);
    if (!inserting) continue;
    names.push(...Array.from(line.matchAll(NAME), ([, name = '']) => name));
    inserting = !line.endsWith(';');
  }
  return names;
}

/** A database at one host. */
interface MysqlServer extends MysqlConfig {
  readonly host: MysqlHost;
}

/** Throws if the database is from a newer version. Without a connection, the tool reports the error. */
async function assertServerNotNewer(server: MysqlServer): Promise<void> {
  let appliedRows: RowDataPacket[] = [];
  try {
    const connection = await createConnection(connectionOptions(server));
    try {
      [appliedRows] = await connection.query<RowDataPacket[]>('SELECT name FROM migrations');
    } finally {
      connection.destroy();
    }
  } catch {
    return;
  }
  assertNotNewer(
    'mysql',
    appliedRows.map(({ name }) => name),
  );
}

/** Returns the server at the first host that accepts a connection, or at the first host if none does. */
async function connectableServer(config: MysqlConfig): Promise<MysqlServer> {
  for (const host of config.hosts) {
    try {
      const connection = await createConnection(connectionOptions({ ...config, host }));
      connection.destroy();
      return { ...config, host };
    } catch {
      // If no host is left, the tool reports the error.
    }
  }
  const [first] = config.hosts;
  if (!first) throw new RangeError('a database needs a host');
  return { ...config, host: first };
}

function connectionOptions(server: MysqlServer) {
  const { host, user, password, database } = server;
  const { connectTimeout } = mysqlOptions;
  return { ...host, user, password, database, connectTimeout, ...tlsOption(server) };
}

async function assertEmptyDatabase(server: MysqlServer): Promise<void> {
  const connection = await createConnection(connectionOptions(server));
  try {
    const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
    if (tables.length > 0) {
      throw new Error('The database is not empty. Create an empty one, and set DATABASE_URL to its URL.');
    }
  } finally {
    await connection.end();
  }
}

interface ToolRun {
  readonly options: readonly string[];
  readonly stdio: ['ignore' | number, 'ignore' | number, 'pipe'];
  /** The shell redirection in the command that the error suggests if no tool is installed. */
  readonly redirection: string;
}

/** Runs the first of the tools that is installed. */
async function runTool(tools: readonly string[], server: MysqlServer, run: ToolRun): Promise<void> {
  const { tls } = server;
  if (!tls) return runWithCa(tools, server, run, undefined);
  // The tools find the system's authorities in different ways, or not at all.
  const folder = mkdtempSync(join(tmpdir(), 'whenabouts-ca-'));
  try {
    const caFile = join(folder, 'ca.pem');
    writeFileSync(caFile, trustedAuthorities(tls.caFile).join('\n'));
    await runWithCa(tools, server, run, caFile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runWithCa(
  tools: readonly string[],
  { host, user, password, database }: MysqlServer,
  { options, stdio, redirection }: ToolRun,
  caFile: string | undefined,
): Promise<void> {
  const buildArguments = (tool: string) => [
    ...options,
    ...(caFile === undefined ? [] : [`--ssl-ca=${caFile}`, verifyOption(tool)]),
    '--protocol=tcp',
    `--host=${host.host}`,
    `--port=${host.port}`,
    `--user=${user}`,
  ];
  // The password is not an argument: all users of the machine can read the arguments of a running command.
  const env = { ...process.env, MYSQL_PWD: password };
  for (const tool of tools) {
    // `--no-defaults` must be first. Option files of the user must not change host or user.
    const child = spawn(tool, ['--no-defaults', ...buildArguments(tool), database], { env, stdio });
    if (await isMissing(child)) continue;
    const [errorOutput, [code]] = await Promise.all([
      child.stderr ? text(child.stderr) : '',
      once(child, 'close'),
    ]);
    if (code !== 0) throw new Error(`${tool} failed: ${errorOutput.trim()}`);
    return;
  }
  const [tool = ''] = tools;
  const manualCall = [tool, ...buildArguments(tool), '--password', database, redirection].join(' ');
  throw new Error(`Neither ${tools.join(' nor ')} is installed here. Where one is, run:\n  ${manualCall}`);
}

/** Returns the option that makes a tool use TLS and verify the certificate and the host name in it. */
const verifyOption = (tool: string): string =>
  tool.startsWith('mariadb') ? '--ssl-verify-server-cert' : '--ssl-mode=VERIFY_IDENTITY';

async function isMissing(child: ChildProcess): Promise<boolean> {
  try {
    await once(child, 'spawn');
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}
