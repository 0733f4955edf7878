import { isIPv4 } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@whenabouts/core';
import * as v from 'valibot';
import {
  type AdminRole,
  messagesByField,
  NEW_PASSWORD_MIN,
  PASSWORD_MAX_BYTES,
  type RateLimit,
  type RateLimitName,
  rateLimits,
} from '../../contract/index.ts';
import { type PasswordWeakness, passwordWeakness } from '../common-passwords.ts';
import {
  type DatabaseConfig,
  databaseUrl,
  displayNames,
  emailAddress,
  flag,
  integer,
  issuer,
  mailbox,
  postalAddress,
  publicUrl,
  rolesOfGroups,
  secrets,
  smtpUrl,
  text,
} from './config-values.ts';

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
  SSO_ISSUER: v.optional(issuer),
  SSO_CLIENT_ID: text(''),
  SSO_CLIENT_SECRET: text(''),
  SSO_SCOPE: text('openid profile email'),
  SSO_GROUPS_CLAIM: text('groups'),
  SSO_ROLES: v.optional(rolesOfGroups),
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
  METRICS_PORT: integer(0, 65_535, 0),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_ALLOWED_HOSTS: text(''),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ...rateLimitEntries,
  PASSWORD_MEMORY_KIB: integer(19_456, 4_194_304, 19_456),
  PASSWORD_PASSES: integer(2, 100, 2),
});

export type Config = Readonly<ReturnType<typeof configFrom>>;

export type SingleSignOnConfig = NonNullable<Config['singleSignOn']>;

export type PasswordCost = Config['passwordCost'];

type ConfigResult =
  | { readonly config: Config; readonly warnings: readonly string[] }
  | { readonly errors: readonly string[] };

/** Returns the configuration with a warning per outdated variable, or one error per invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  // A compose file passes unset variables as empty ones.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const renamed = renamedVariables.filter(([formerly]) => given[formerly] !== undefined);
  for (const [formerly, name] of renamed) given[name] ??= given[formerly];
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    const messages = messagesByField(result.issues);
    return { errors: Object.entries(messages).map(([name, message]) => `${name} ${message}`) };
  }
  const config = configFrom(result.output);
  const weakness = config.adminPassword && passwordWeakness(config.adminPassword, config.adminEmail);
  if (weakness) return { errors: [`ADMIN_PASSWORD must not be ${WEAKNESSES[weakness]}`] };
  if (config.production && config.database.kind === 'mysql' && !config.secrets) {
    return {
      errors: ['SESSION_SECRET must be set, to the same value for all servers that share the database'],
    };
  }
  const incomplete = config.singleSignOn ? missingForSingleSignOn(config.singleSignOn) : [];
  if (incomplete.length > 0) return { errors: incomplete };
  if (!config.adminPasswordLogin && !config.singleSignOn)
    return { errors: ['ADMIN_PASSWORD_LOGIN must not be false without SSO_ISSUER: no one could log in'] };
  const warnings = [
    ...renamed.map(
      ([formerly, name]) => `${formerly} is now called ${name}; the next release ignores the old name`,
    ),
    ...removedVariables.filter((name) => given[name]).map((name) => `${name} has no effect any more`),
  ];
  return { config, warnings };
}

function singleSignOnFrom(env: v.InferOutput<typeof Environment>) {
  if (env.SSO_ISSUER === undefined) return undefined;
  return {
    issuer: env.SSO_ISSUER,
    clientId: env.SSO_CLIENT_ID,
    /** Empty for a client without a secret. */
    clientSecret: env.SSO_CLIENT_SECRET,
    scope: env.SSO_SCOPE,
    /** The claim with the names of the person's groups. */
    groupsClaim: env.SSO_GROUPS_CLAIM,
    rolesOfGroups: env.SSO_ROLES ?? new Map<string, AdminRole>(),
  };
}

const missingForSingleSignOn = ({ clientId, rolesOfGroups: roles }: SingleSignOnConfig): string[] => [
  ...(clientId === '' ? ['SSO_CLIENT_ID must be set with SSO_ISSUER'] : []),
  ...(roles.size === 0 ? ['SSO_ROLES must be set with SSO_ISSUER'] : []),
];

function metricsFrom({
  METRICS_HOST,
  METRICS_PORT,
  METRICS_ALLOWED_HOSTS,
}: v.InferOutput<typeof Environment>) {
  const names = METRICS_ALLOWED_HOSTS.split(',').map((name) => name.trim().toLowerCase());
  return {
    host: METRICS_HOST,
    port: METRICS_PORT,
    allowedHosts: names.filter((name) => name !== ''),
  };
}

function configFrom(env: v.InferOutput<typeof Environment>) {
  const dataDir = resolve(env.DATA_DIR);
  const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const embedded: DatabaseConfig = { kind: 'sqlite', file: join(dataDir, 'whenabouts.sqlite') };
  const displayNames: ReadonlyMap<string, string> = env.DISPLAY_NAME_OVERRIDES ?? new Map();
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
    displayNames,
    /** Number of trusted proxies that append to X-Forwarded-For. */
    trustProxy: env.TRUST_PROXY,
    /** Seconds that an idle connection stays open. */
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
    /** Undefined if metrics are not served. */
    metrics: env.METRICS_PORT ? metricsFrom(env) : undefined,
    logLevel: env.LOG_LEVEL,
    rateLimits: rateLimitsFrom(env),
    passwordCost: { memoryCost: env.PASSWORD_MEMORY_KIB, timeCost: env.PASSWORD_PASSES, parallelism: 1 },
  };
}

/** Returns the host of the site as RFC 5321 writes it in the greeting EHLO; undefined for a name without a dot. */
function greetingName(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`;
  if (isIPv4(hostname)) return `[${hostname}]`;
  return hostname.includes('.') ? hostname : undefined;
}

/** Returns the host name of the site for email addresses; `localhost` for an IP address. */
function mailDomain(origin: string): string {
  const { hostname } = new URL(origin);
  return /^\[|^[\d.]+$/.test(hostname) ? 'localhost' : hostname;
}
