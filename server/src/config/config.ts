import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@whenabouts/core';
import * as v from 'valibot';
import { messagesByField, PASSWORD_MAX_BYTES } from '../../contract/index.ts';
import type { MysqlPlace } from '../database/mysql-url.ts';
import {
  databaseAddress,
  displayNames,
  emailAddress,
  flag,
  integer,
  mailbox,
  mailServer,
  publicUrl,
  secrets,
  text,
} from './config-values.ts';
import { type Limits, limitEntries, limitsOf } from './rate-limits.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that the server reads; anything else in the environment is none of its business. */
const Environment = v.object({
  NODE_ENV: text(),
  HOST: text('127.0.0.1'),
  PORT: integer(0, 65_535, 3000),
  PUBLIC_URL: v.optional(publicUrl),
  DATA_DIR: text('./data'),
  DATABASE_URL: v.optional(databaseAddress),
  SESSION_SECRET: v.optional(secrets),
  ADMIN_EMAIL: v.optional(emailAddress),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(8, 'must have at least 8 characters'),
      v.maxBytes(PASSWORD_MAX_BYTES, `must have at most ${PASSWORD_MAX_BYTES} bytes`),
    ),
  ),
  SITE_DIR: text(fileURLToPath(new URL('../../../site/dist', import.meta.url))),
  WIDGET_DIR: text(fileURLToPath(new URL('../../../widget/dist', import.meta.url))),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(mailbox),
  CONTACT_EMAIL: v.optional(emailAddress),
  SEED_POSTS: flag(true),
  DISPLAY_NAME_OVERRIDES: v.optional(displayNames),
  TRUST_PROXY: integer(0, 10, 0),
  METRICS_PORT: integer(0, 65_535, 0),
  METRICS_HOST: text('127.0.0.1'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ...limitEntries,
  PASSWORD_MEMORY_KIB: integer(19_456, 4_194_304, 19_456),
  PASSWORD_PASSES: integer(2, 100, 2),
});

export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export type DatabaseConfig = { readonly kind: 'sqlite'; readonly file: string } | MysqlPlace;

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The origin that visitors use; undefined means this machine alone, by whatever name. */
  readonly publicUrl: string | undefined;
  /** What links in letters begin with; never what a request says of itself. */
  readonly origin: string;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** Where the built site is. */
  readonly siteDir: string;
  /** Where the built widget is. */
  readonly widgetDir: string;
  /** The first one signs, the others still verify; undefined means: keep one in `dataDir`. */
  readonly secrets: readonly string[] | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** Who gets what visitors write. */
  readonly contactEmail: string;
  /** Whether a new site gets its first posts. */
  readonly seedPosts: boolean;
  /** What to call the members who have these addresses. */
  readonly displayNames: ReadonlyMap<string, string>;
  /** How many proxies of our own stand in front and add to X-Forwarded-For. */
  readonly trustProxy: number;
  /** Where the metrics are; undefined means nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly limits: Limits;
  readonly passwordCost: PasswordCost;
}

export type ConfigResult = { readonly config: Config } | { readonly problems: readonly string[] };

/** The configuration that an environment asks for, or every variable that is wrong, one line each. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  // An empty variable is what a compose file passes for one that nobody set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = v.safeParse(Environment, given);
  if (!read.success) {
    const problems = messagesByField(read.issues);
    return { problems: Object.entries(problems).map(([name, problem]) => `${name} ${problem}`) };
  }
  const config = present(read.output);
  if (config.production && config.database.kind === 'mysql' && !config.secrets) {
    return { problems: ['SESSION_SECRET must be set, the same for every process that shares the database'] };
  }
  return { config };
}

function present(env: v.InferOutput<typeof Environment>): Config {
  const dataDir = resolve(env.DATA_DIR ?? '.');
  const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const mailFrom = env.MAIL_FROM ?? { name: PRODUCT_NAME, address: `no-reply@${mailDomain(origin)}` };
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST ?? '',
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    origin,
    dataDir,
    database: env.DATABASE_URL ?? { kind: 'sqlite', file: join(dataDir, 'whenabouts.sqlite') },
    siteDir: resolve(env.SITE_DIR ?? '.'),
    widgetDir: resolve(env.WIDGET_DIR ?? '.'),
    secrets: env.SESSION_SECRET,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    smtpUrl: env.SMTP_URL,
    mailFrom,
    contactEmail: env.CONTACT_EMAIL ?? env.ADMIN_EMAIL ?? mailFrom.address,
    seedPosts: env.SEED_POSTS,
    displayNames: env.DISPLAY_NAME_OVERRIDES ?? new Map(),
    trustProxy: env.TRUST_PROXY,
    metrics: env.METRICS_PORT ? { host: env.METRICS_HOST ?? '', port: env.METRICS_PORT } : undefined,
    logLevel: env.LOG_LEVEL,
    limits: limitsOf(env),
    passwordCost: { memoryCost: env.PASSWORD_MEMORY_KIB, timeCost: env.PASSWORD_PASSES, parallelism: 1 },
  };
}

/** The site's own host; an address in numbers cannot stand behind an @ as it is. */
function mailDomain(origin: string): string {
  const { hostname } = new URL(origin);
  return /^\[|^[\d.]+$/.test(hostname) ? 'localhost' : hostname;
}
