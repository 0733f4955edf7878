import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { getCACertificates } from 'node:tls';
import type { SslOptions } from 'mysql2';

export interface MysqlHost {
  readonly host: string;
  readonly port: number;
}

/** A MySQL database, on one server or on several that hold the same data. */
export interface MysqlConfig {
  readonly kind: 'mysql';
  /** In order of preference. */
  readonly hosts: readonly MysqlHost[];
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Undefined to connect without TLS. */
  readonly tls?: MysqlTls;
}

/** Connections use TLS and verify the certificate. */
export interface MysqlTls {
  /** The authority of the certificate; undefined for the authorities that Node and the system trust. */
  readonly caFile: string | undefined;
}

const DEFAULT_PORT = 3306;

const ENDING = 'must end with the name of the database, or ?ssl=verify or ?ssl=/path/of/ca.pem after it';

/**
 * Parses `mysql://user:password@host:port,host:port/database?ssl=…`. The class `URL` allows no second host.
 * @throws {Error} with a reason that completes "DATABASE_URL …" and does not repeat the password.
 */
export function parseMysqlUrl(url: string): MysqlConfig {
  const [, authority = '', path = '', , query] =
    /^mysql:\/\/([^/]*)(?:\/([^?]*)(\?(.*))?)?$/s.exec(url) ?? [];
  if (authority === '') throw new Error('must be like mysql://user:password@host:port/database');
  if (path.includes('#')) throw new Error(ENDING);
  if (path === '' || path.includes('/'))
    throw new Error('must name one database, like /whenabouts at its end');
  // The last @, because a password may contain one.
  const separator = authority.lastIndexOf('@');
  const [, user = '', password = ''] =
    /^([^:]*):?(.*)$/s.exec(authority.slice(0, Math.max(separator, 0))) ?? [];
  const hosts = authority
    .slice(separator + 1)
    .split(',')
    .map(parseHost);
  const tls = query === undefined ? undefined : parseTls(query, hosts);
  return {
    kind: 'mysql',
    hosts,
    user: decode(user, 'user'),
    password: decode(password, 'password'),
    database: decode(path, 'database'),
    ...(tls && { tls }),
  };
}

function parseTls(query: string, hosts: readonly MysqlHost[]): MysqlTls {
  const [, value = ''] = /^ssl=([^&#]+)$/.exec(query) ?? [];
  const ssl = decode(value, 'parameter ssl');
  if (ssl !== 'verify' && !isAbsolute(ssl)) throw new Error(ENDING);
  const ip = hosts.find(({ host }) => isIP(host));
  // The driver compares certificates with names only.
  if (ip) throw new Error(`must have names of hosts with ssl, not the IP address ${ip.host}`);
  return { caFile: ssl === 'verify' ? undefined : ssl };
}

function parseHost(text: string): MysqlHost {
  const [, bracketed, plain, digits] =
    /^(?:\[([\da-fA-F:.]+)\]|([^\s:[\]]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined)
    throw new Error(`must not have ${text === '' ? 'an empty host' : `the host ${text}`}`);
  const port = Number(digits ?? DEFAULT_PORT);
  if (port < 1 || port > 65_535) throw new Error(`must not have the port ${digits}`);
  return { host, port };
}

function decode(text: string, part: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`must have %25 for a percent sign in its ${part}`);
  }
}

/**
 * Returns the driver's option for TLS: certificates must be valid and have the name of the host. Empty without TLS.
 * @throws {Error} if the file of the authority cannot be read.
 */
export function tlsOption({ tls }: MysqlConfig): { readonly ssl?: SslOptions } {
  if (!tls) return {};
  return { ssl: { ca: trustedAuthorities(tls.caFile), rejectUnauthorized: true, verifyIdentity: true } };
}

/** Returns the certificates (PEM) in the file; without a file, those that Node and the system trust. */
export function trustedAuthorities(caFile: string | undefined): string[] {
  if (caFile === undefined) return [...new Set([...getCACertificates(), ...getCACertificates('system')])];
  try {
    return [readFileSync(caFile, 'utf8')];
  } catch (error) {
    throw new Error(`The file ${caFile} of DATABASE_URL cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
