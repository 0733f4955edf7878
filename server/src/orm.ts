import type { DatabaseSync } from 'node:sqlite';
import { MikroORM } from '@mikro-orm/core';
import { type MySqlConnection, MySqlDriver } from '@mikro-orm/mysql';
import { type AbstractSqlDriver, SqliteDriver } from '@mikro-orm/sql';
import { AuditChangeRow, AuditCountRow, AuditRow, MemberLoginRow } from './audit/audit-log.entity.ts';
import { Account, EmailConfirmation, KnownBrowser, ResetToken } from './auth/account.entity.ts';
import { PasskeyChallengeRow, PasskeyRow, PasskeyUndoRow, RecoveryCodeRow } from './auth/passkey.entity.ts';
import { Session } from './auth/session.entity.ts';
import type { DatabaseConfig } from './config/config-values.ts';
import { MessageRow } from './contact/message.entity.ts';
import type { Database } from './database/database.ts';
import { createLeakDetector } from './database/leaked-connections.ts';
import { migrateMysql } from './database/migrate-mysql.ts';
import {
  checkedOutConnections,
  guardPool,
  mysqlOptions,
  POOL_SIZE,
  pooledReads,
  poolLoad,
} from './database/mysql.ts';
import { createHosts } from './database/mysql-hosts.ts';
import type { MysqlConfig } from './database/mysql-url.ts';
import { tlsOption } from './database/mysql-url.ts';
import {
  assertSettingApplied,
  migrateSqlite,
  openSqlite,
  preparedReads,
  sqliteSettings,
} from './database/sqlite.ts';
import { SqliteFileDialect } from './database/sqlite-dialect.ts';
import { assertNoDeletedFilesInUse, createReplacedFilesCheck, inodeOf } from './database/sqlite-files.ts';
import {
  EmbeddingSiteRow,
  EmbeddingSiteSaverRow,
  EmbeddingSiteSavesRow,
} from './embedding-sites/embedding-site.entity.ts';
import { HandoffRow, ReceiptRow } from './handoffs/handoff.entity.ts';
import { ImageFileRow, ImageRow } from './images/image.entity.ts';
import { EmailRecipientRow, OutboxRow } from './mail/outbox.entity.ts';
import { CampaignRow, RecipientRow, SettingRow, Subscription } from './newsletter/newsletter.entity.ts';
import { PlanRecordRow, PlanRow } from './plans/plan.entity.ts';
import { ImportedPostRow, ImportPartRow, ImportRow, RedirectRow } from './posts/import.entity.ts';
import {
  AuthorRow,
  OldSlugRow,
  PostImageRow,
  PostRow,
  RevisionRow,
  SeedingRow,
} from './posts/post.entity.ts';
import { CounterRow } from './rate-limits/counter.entity.ts';
import { ReminderClockRow, ReminderEmailRow, ReminderRow } from './reminders/reminder.entity.ts';

const entities = [
  Account,
  AuditChangeRow,
  AuditRow,
  AuthorRow,
  CampaignRow,
  CounterRow,
  EmailConfirmation,
  HandoffRow,
  ImageFileRow,
  ImageRow,
  ImportedPostRow,
  ImportPartRow,
  ImportRow,
  KnownBrowser,
  AuditCountRow,
  MemberLoginRow,
  MessageRow,
  OldSlugRow,
  OutboxRow,
  EmailRecipientRow,
  EmbeddingSiteRow,
  EmbeddingSiteSaverRow,
  EmbeddingSiteSavesRow,
  PasskeyChallengeRow,
  PasskeyRow,
  PasskeyUndoRow,
  RecoveryCodeRow,
  PlanRecordRow,
  PlanRow,
  PostImageRow,
  PostRow,
  ReceiptRow,
  RecipientRow,
  RedirectRow,
  ReminderClockRow,
  ReminderEmailRow,
  ReminderRow,
  ResetToken,
  RevisionRow,
  SeedingRow,
  Session,
  SettingRow,
  Subscription,
];
const baseOptions = {
  discovery: { warnWhenNoEntities: false },
  ensureDatabase: false,
  debug: false,
} as const;

interface OpenOptions {
  /** In milliseconds; must be monotonic. */
  readonly now?: () => number;
  /** Returns the milliseconds that running requests have left while the server stops; 0 before. */
  readonly timeToFinish?: () => number;
}

/** Opens the configured database. With MySQL, this succeeds while the server is unavailable, and queries fail. */
export function openDatabase(
  config: DatabaseConfig,
  { now = () => performance.now(), timeToFinish = () => 0 }: OpenOptions = {},
): Promise<Database> {
  return config.kind === 'sqlite' ? openEmbedded(config.file, now) : openServer(config, now, timeToFinish);
}

async function openEmbedded(file: string, now: () => number): Promise<Database> {
  const leaks = createLeakDetector(now);
  const { reader, checkFiles } = openReader(file);
  const dialect = new SqliteFileDialect(file, leaks, checkFiles);
  const orm = new MikroORM<AbstractSqlDriver>({
    ...baseOptions,
    entities,
    driver: SqliteDriver,
    dbName: file,
    driverOptions: dialect,
  });
  await orm.connect();
  const connection = orm.em.getConnection();
  for (const { name, value } of sqliteSettings) await connection.execute(`PRAGMA ${name} = ${value}`);
  for (const setting of sqliteSettings) {
    const [row] = await connection.execute(`PRAGMA ${setting.name}`);
    assertSettingApplied(setting, row);
  }
  return {
    kind: 'sqlite',
    orm,
    read: preparedReads(reader),
    leakedConnections: () => leaks.leakedAmong(dialect.checkedOut),
    checkFiles,
    migrate: async () => migrateSqlite(file),
    close: async () => {
      await orm.close(true);
      reader.close();
    },
  };
}

/** Opens the connection for reads. Errors name the file, which SQLite's own errors do not. */
function openReader(file: string): { reader: DatabaseSync; checkFiles: () => void } {
  try {
    assertNoDeletedFilesInUse(file);
    const inode = inodeOf(file);
    const reader = openSqlite(file);
    // The first read takes the connection's lock on the file and creates the write-ahead log.
    reader.exec('SELECT count(*) FROM sqlite_schema');
    return { reader, checkFiles: createReplacedFilesCheck(file, inode ?? inodeOf(file)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database ${file} cannot be opened: ${reason}. Check that this user may write to it and that the disk is not full, or restore a backup`,
      { cause: error },
    );
  }
}

async function openServer(
  config: MysqlConfig,
  now: () => number,
  timeToFinish: () => number,
): Promise<Database> {
  const hosts = createHosts(config.hosts);
  const orm = new MikroORM<AbstractSqlDriver>({
    ...baseOptions,
    entities,
    driver: MySqlDriver,
    user: config.user,
    password: config.password,
    dbName: config.database,
    pool: { max: POOL_SIZE },
    driverOptions: { ...mysqlOptions, ...tlsOption(config), stream: hosts.open },
  });
  await orm.connect();
  const pool = await (orm.em.getConnection() as MySqlConnection).getNativeClient();
  const leaks = createLeakDetector(now);
  guardPool(pool, { leaks, hosts, timeToFinish });
  return {
    kind: 'mysql',
    orm,
    read: pooledReads(pool),
    pool: () => poolLoad(pool),
    leakedConnections: () => leaks.leakedAmong(checkedOutConnections(pool)),
    migrate: () => migrateMysql(config),
    close: () => orm.close(true),
  };
}
