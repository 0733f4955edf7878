import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@whenabouts/core';
import * as v from 'valibot';
import {
  messagesByField,
  NEW_PASSWORD_MIN,
  PASSWORD_MAX_BYTES,
  type RateLimit,
  type RateLimitName,
  rateLimits,
} from '../../contract/index.ts';
import { type PasswordWeakness, passwordWeakness } from '../common-passwords.ts';
import { greetingName, mailDomain } from '../mail/mail-names.ts';
import {
  type DatabaseConfig,
  databaseUrl,
  displayNames,
  emailAddress,
  flag,
  integer,
  mailbox,
  postalAddress,
  publicUrl,
  secrets,
  smtpUrl,
  text,
} from './config-values.ts';
import { metricsFrom, metricsVariables } from './metrics-config.ts';
import { missingForSingleSignOn, singleSignOnFrom, singleSignOnVariables } from './single-sign-on-config.ts';

type RateLimitValues = Readonly<Record<RateLimitName, number>>;

const definitions: [string, RateLimit][] = Object.entries(rateLimits);

const rateLimitEntries = Object.fromEntries(
  // Emails that are dropped above a limit can be switched off.
  definitions.map(([name, { limit, exceeded }]) => [
    name,
    integer(exceeded === 'dropped' ? 0 : 1, 1_000_000, limit),
  ]),
) as Readonly<Record<RateLimitName, ReturnType<typeof integer>>>;

/** Names of variables in an earlier release, with the names that replace them. */
const renamedVariables: readonly (readonly [formerly: string, name: string])[] = definitions.flatMap(
  ([name, { formerly }]) => (formerly === undefined ? [] : [[formerly, name] as const]),
);

/** Names of variables in an earlier release that have no effect any more. */
const removedVariables: readonly string[] = ['RESET_FAILURES_PER_ACCOUNT'];

const rateLimitsFrom = (env: RateLimitValues): RateLimitValues =>
  Object.fromEntries(definitions.map(([name]) => [name, env[name as RateLimitName]])) as RateLimitValues;

const DEFAULT_ADMIN_EMAIL = 'admin@whenabouts.local';
/** Ends of the sentence "ADMIN_PASSWORD must not be …". */
const WEAKNESSES: Readonly<Record<PasswordWeakness, string>> = {
  common: 'among the most used passwords',
  personal: 'the email of the admin or the name of this site',
};
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** All environment variables that the server reads. */
const Environment = v.object({
  NODE_ENV: text(''),
  HOST: text('127.0.0.1'),
  PORT: integer(0, 65_535, 3000),
  PUBLIC_URL: v.optional(publicUrl),
  DATA_DIR: text('./data'),
  DATABASE_URL: v.optional(databaseUrl),
  SESSION_SECRET: v.optional(secrets),
  ADMIN_EMAIL: v.optional(emailAddress),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(NEW_PASSWORD_MIN, `must have at least ${NEW_PASSWORD_MIN} characters`),
      v.maxBytes(PASSWORD_MAX_BYTES, `must have at most ${PASSWORD_MAX_BYTES} bytes`),
    ),
  ),
  ...singleSignOnVariables,
  ADMIN_PASSWORD_LOGIN: flag(true),
  SITE_DIR: text(fileURLToPath(new URL('../../../site/dist', import.meta.url))),
  WIDGET_DIR: text(fileURLToPath(new URL('../../../widget/dist-embed', import.meta.url))),
  SMTP_URL: v.optional(smtpUrl),
  SMTP_CONNECTIONS: integer(1, 20, 2),
  MAIL_FROM: v.optional(mailbox),
  CONTACT_EMAIL: v.optional(emailAddress),
  POSTAL_ADDRESS: v.optional(postalAddress),
  NEWSLETTER_EMAILS_PER_MINUTE: integer(1, 600, 60),
  SEED_POSTS: flag(true),
  HIDE_CLAIMS: flag(false),
  DISPLAY_NAME_OVERRIDES: v.optional(displayNames),
  TRUST_PROXY: integer(0, 10, 0),
  KEEP_ALIVE_SECONDS: integer(1, 3600, 75),
  ...metricsVariables,
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ...rateLimitEntries,
  PASSWORD_MEMORY_KIB: integer(19_456, 4_194_304, 19_456),
  PASSWORD_PASSES: integer(2, 100, 2),
});

export type Config = Readonly<ReturnType<typeof configFrom>>;

export type PasswordCost = Config['passwordCost'];

type ConfigResult =
  | { readonly config: Config; readonly warnings: readonly string[] }
  | { readonly errors: readonly string[] };

/** Returns the configuration with a warning per outdated variable, or one error per invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  // A compose file passes unset variables as empty ones.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const renamed = renamedVariables.filter(([formerly]) => variables[formerly] !== undefined);
  for (const [formerly, name] of renamed) variables[name] ??= variables[formerly];
  const result = v.safeParse(Environment, variables);
  if (!result.success) {
    const messages = messagesByField(result.issues);
    return { errors: Object.entries(messages).map(([name, message]) => `${name} ${message}`) };
  }
  const config = configFrom(result.output);
  const errors = validateConfig(config);
  if (errors.length > 0) return { errors };
  const warnings = [
    ...renamed.map(
      ([formerly, name]) => `${formerly} is now called ${name}; the next release ignores the old name`,
    ),
    ...removedVariables.filter((name) => variables[name]).map((name) => `${name} has no effect any more`),
  ];
  return { config, warnings };
}

/** Returns the errors that depend on more than one variable. */
function validateConfig(config: Config): string[] {
  const { adminPassword, adminPasswordLogin, singleSignOn } = config;
  const errors = singleSignOn ? missingForSingleSignOn(singleSignOn) : [];
  const weakness = adminPassword && passwordWeakness(adminPassword, config.adminEmail);
  if (weakness) errors.push(`ADMIN_PASSWORD must not be ${WEAKNESSES[weakness]}`);
  if (config.production && config.database.kind === 'mysql' && !config.secrets)
    errors.push('SESSION_SECRET must be set, to the same value for all servers that share the database');
  if (!adminPasswordLogin && !singleSignOn)
    errors.push('ADMIN_PASSWORD_LOGIN must not be false without SSO_ISSUER: no one could log in');
  return errors;
}

function configFrom(env: v.InferOutput<typeof Environment>) {
  const dataDir = resolve(env.DATA_DIR);
  const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const embedded: DatabaseConfig = { kind: 'sqlite', file: join(dataDir, 'whenabouts.sqlite') };
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** The origin that visitors use; undefined if only this machine can reach the server. */
    publicUrl: env.PUBLIC_URL,
    /** The origin of links in emails. It never comes from a request. */
    origin,
    dataDir,
    database: env.DATABASE_URL ?? embedded,
    siteDir: resolve(env.SITE_DIR),
    widgetDir: resolve(env.WIDGET_DIR),
    /** Undefined to generate a secret in `dataDir`. */
    secrets: env.SESSION_SECRET,
    adminEmail: env.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    /** False if admins log in with single sign-on only. */
    adminPasswordLogin: env.ADMIN_PASSWORD_LOGIN,
    /** Undefined if there is no single sign-on. */
    singleSignOn: singleSignOnFrom(env),
    smtpUrl: env.SMTP_URL,
    /** The name in the greeting to the mail server; undefined for the name of this machine. */
    smtpName: env.PUBLIC_URL === undefined ? undefined : greetingName(env.PUBLIC_URL),
    /** The largest number of connections to the mail server at a time. */
    smtpConnections: env.SMTP_CONNECTIONS,
    mailFrom: env.MAIL_FROM ?? { name: PRODUCT_NAME, address: `no-reply@${mailDomain(origin)}` },
    /** Recipient of messages from the contact form; undefined for the first admin. */
    contactEmail: env.CONTACT_EMAIL ?? env.ADMIN_EMAIL,
    /** Postal address at the end of each newsletter; undefined if no newsletter can be sent. */
    postalAddress: env.POSTAL_ADDRESS,
    newsletterEmailsPerMinute: env.NEWSLETTER_EMAILS_PER_MINUTE,
    /** True to add sample posts to a new site. */
    seedPosts: env.SEED_POSTS,
    /** True to leave out the testimonials and user counts of the landing page. */
    hideClaims: env.HIDE_CLAIMS,
    displayNames: env.DISPLAY_NAME_OVERRIDES ?? new Map<string, string>(),
    /** Number of trusted proxies that append to X-Forwarded-For. */
    trustProxy: env.TRUST_PROXY,
    /** Seconds that an idle connection stays open. */
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
    /** Undefined if metrics are not served. */
    metrics: metricsFrom(env),
    logLevel: env.LOG_LEVEL,
    rateLimits: rateLimitsFrom(env),
    passwordCost: { memoryCost: env.PASSWORD_MEMORY_KIB, timeCost: env.PASSWORD_PASSES, parallelism: 1 },
  };
}
