import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  type AdminRole,
  adminRoles,
  Email,
  isAdminRole,
  isHttpsOrLoopback,
  requiredLine,
} from '../../contract/index.ts';
import { type MysqlConfig, parseMysqlUrl } from '../database/mysql-url.ts';

// Schemas of environment variables. Error messages complete a sentence that starts with the variable's name.

/** Minimum length of each of the session secrets. */
export const SECRET_MIN_BYTES = 32;

/** Values from published examples, which attackers know. */
const KNOWN_SECRETS =
  // Not linear: the regex is applied only to the operator's settings.
  /^(.)\1*$|change.?me|secret.?(key|here)|your.?secret|example|default|keyboard cat|0123456789/i;

const POSTAL_ADDRESS_RULE =
  'must be a name and a postal address in one line, such as Whenabouts, 1 Main Street, Springfield, IL 62701';

/** Returns the schema of a trimmed text; `fallback` if the variable is not set. */
export const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

/** Returns the schema of a whole number from `min` to `max`; `fallback` if the variable is not set. */
export const integer = (min: number, max: number, fallback: number) =>
  v.pipe(
    v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/, 'must be a whole number')),
      String(fallback),
    ),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** Returns the schema of `true` or `false`; `fallback` if the variable is not set. */
export const flag = (fallback: boolean) =>
  v.pipe(
    v.optional(
      v.pipe(v.string(), v.trim(), v.picklist(['true', 'false'], 'must be true or false')),
      fallback ? 'true' : 'false',
    ),
    v.transform((value) => value === 'true'),
  );

function url(isValid: (url: URL) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => {
      const parsed = URL.parse(value);
      return parsed !== null && isValid(parsed);
    }, message),
  );
}

/** A URL, reduced to its origin: scheme, host and port. */
export const publicUrl = v.pipe(
  url(
    ({ protocol, pathname, search, hash, username }) =>
      /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username,
    'must be a URL like https://example.com, without a path',
  ),
  // Session cookies could be intercepted without TLS.
  v.check(isHttpsOrLoopback, 'must use https, except for localhost'),
  v.transform((value) => new URL(value).origin),
);

export type DatabaseConfig = { readonly kind: 'sqlite'; readonly file: string } | MysqlConfig;

/** `sqlite:<file>`, or `mysql://` with one host or several. */
export const databaseUrl = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform(({ dataset, addIssue, NEVER }): DatabaseConfig => {
    const { value } = dataset;
    if (/^sqlite:.+/.test(value)) return { kind: 'sqlite', file: resolve(value.slice('sqlite:'.length)) };
    try {
      if (value.startsWith('mysql://')) return parseMysqlUrl(value);
      addIssue({ message: 'must be sqlite:<file> or mysql://user:password@host:port/database' });
    } catch (error) {
      addIssue({ message: (error as Error).message });
    }
    return NEVER;
  }),
);

/** The first secret signs and encrypts; all of them verify and decrypt. */
export type Secrets = readonly [string, ...string[]];

/** Secrets, separated by commas. */
export const secrets = v.pipe(
  v.string(),
  v.transform((value): Secrets => {
    const [first = '', ...others] = value.split(',').map((entry) => entry.trim());
    return [first, ...others];
  }),
  v.check(
    (entries) => entries.every((entry) => Buffer.byteLength(entry) >= SECRET_MIN_BYTES),
    `must be one or more values of at least ${SECRET_MIN_BYTES} bytes each, separated by commas`,
  ),
  v.check(
    (entries) => !entries.some((entry) => KNOWN_SECRETS.test(entry)),
    'must not be a value from an example',
  ),
);

/** An email address in its canonical form. */
export const emailAddress = v.pipe(
  v.string(),
  v.check((value) => v.is(Email, value), 'must be an email address'),
  v.transform((value) => v.parse(Email, value)),
);

/** `address` or `Name <address>`. */
export const mailbox = v.pipe(
  v.string(),
  // Groups: 1 the name, 2 the address after a name, 3 an address without a name.
  // Not linear: the regex is applied only to the operator's settings.
  v.transform((value) => /^(?:"?([^<>"]*?)"?\s*<([^<>]+)>|([^<>]+))$/.exec(value.trim())),
  v.check(
    (parts) => v.is(Email, parts?.[2] ?? parts?.[3]) && !/[\r\n]/.test(parts?.[1] ?? ''),
    'must be an email address, or a name and an address like Whenabouts <hello@example.com>',
  ),
  v.transform((parts) => ({ name: parts?.[1] ?? '', address: (parts?.[2] ?? parts?.[3] ?? '').trim() })),
);

const PostalAddress = requiredLine(300, '');

/** A name and a postal address in one line. */
export const postalAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((value) => v.is(PostalAddress, value) && value.length >= 10, POSTAL_ADDRESS_RULE),
  v.transform((value) => v.parse(PostalAddress, value)),
);

/** Display names by email address: `address=Name,address=Name`. */
export const displayNames = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .filter((entry) => entry.trim() !== '')
      .map((entry) => /^([^=]+)=(.+)$/.exec(entry.trim()) ?? []),
  ),
  v.check(
    (entries) => entries.every(([, email, name]) => v.is(Email, email) && v.is(requiredLine(100, ''), name)),
    'must be pairs like ada@example.com=Ada, separated by commas',
  ),
  v.transform(
    (entries) =>
      new Map(entries.map(([, email, name = '']) => [v.parse(Email, email), name.trim()] as const)),
  ),
);

/** The URL of a provider of single sign-on. */
export const issuer = v.pipe(
  url(({ protocol }) => /^https?:$/.test(protocol), 'must be a URL like https://login.example.com'),
  // Anyone in between could log in as anyone without TLS.
  v.check(isHttpsOrLoopback, 'must use https, except for localhost'),
);

/** Roles by the name of a group: `group=role; group=role`. Names may contain commas and equal signs, as in LDAP. */
export const rolesOfGroups = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const at = entry.lastIndexOf('=');
        return [entry.slice(0, at).trim(), entry.slice(at + 1).trim()] as const;
      }),
  ),
  v.check(
    (entries) => entries.length > 0 && entries.every(([group, role]) => group !== '' && isAdminRole(role)),
    `must be pairs like Web team=editor, separated by semicolons; roles are ${adminRoles.join(', ')}`,
  ),
  v.transform((entries) => new Map(entries as readonly (readonly [string, AdminRole])[])),
);

/** The URL of a mail server. One with a password must not turn TLS off. */
export const smtpUrl = v.pipe(
  url(
    ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
    'must be a URL like smtp://user:password@host:port',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const parameter = dataset.typed && !dataset.issues ? parameterAgainstTls(dataset.value) : undefined;
    if (parameter) {
      addIssue({
        message: `must not have ${parameter}: its password is sent only over TLS, with a valid certificate. NODE_EXTRA_CA_CERTS adds an authority`,
      });
    }
  }),
);

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Returns true if a URL has a password that would travel over a network. Then the connection must use TLS. */
export function requiresTls(smtpUrl: string): boolean {
  const { username, password, hostname } = new URL(smtpUrl);
  return (username !== '' || password !== '') && !LOOPBACK.test(hostname);
}

/** Returns the parameter of a URL that turns off TLS or the check of the certificate, where TLS is required. */
function parameterAgainstTls(smtpUrl: string): string | undefined {
  if (!requiresTls(smtpUrl)) return undefined;
  const parameters = [...new URL(smtpUrl).searchParams];
  return parameters.find(([name, value]) => {
    if (name === 'requireTLS' || name === 'tls.rejectUnauthorized') return value !== 'true';
    return name === 'ignoreTLS' || name === 'opportunisticTLS' ? value !== 'false' : false;
  })?.[0];
}
