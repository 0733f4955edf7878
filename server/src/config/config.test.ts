import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type RateLimit, rateLimits } from '../../contract/index.ts';
import { type Config, readConfig } from './config.ts';

const config = (env: Record<string, string> = {}): Config => {
  const read = readConfig(env);
  if ('errors' in read) throw new Error(read.errors.join('\n'));
  return read.config;
};
const errorsOf = (env: Record<string, string>): readonly string[] => {
  const read = readConfig(env);
  return 'errors' in read ? read.errors : [];
};
const LONG_SECRET = 'f3a9c1d2'.repeat(5);

const wrongSecrets = {
  SESSION_SECRET: [
    'short',
    `${LONG_SECRET},short`,
    'x'.repeat(64),
    'change-me-change-me-change-me-change-me',
  ],
  ADMIN_PASSWORD: [
    'short',
    'é'.repeat(129),
    'password1',
    '12345678',
    'admin@whenabouts.local',
    'Whenabouts2026!',
  ],
};

describe('the configuration', () => {
  test('has defaults if no variable is set', () => {
    expect(config()).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      dataDir: expect.stringMatching(/\/data$/),
      database: { kind: 'sqlite', file: expect.stringMatching(/\/data\/whenabouts\.sqlite$/) },
      secrets: undefined,
      seedPosts: true,
      hideClaims: false,
      postalAddress: undefined,
      newsletterEmailsPerMinute: 60,
      trustProxy: 0,
      keepAliveSeconds: 75,
      logLevel: 'info',
      rateLimits: {
        LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: 5,
        LOGIN_FAILURES_PER_ADDRESS: 30,
        LOGIN_FAILURES_PER_ACCOUNT: 20,
        REGISTRATIONS_PER_ADDRESS: 30,
        WRITES_PER_MEMBER: 3000,
        RESET_EMAILS_PER_ACCOUNT: 3,
        RESET_EMAILS_PER_ADDRESS: 10,
        TEST_EMAILS_PER_ADMIN: 5,
        TEST_EMAILS: 10,
      },
      passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
    });
  });

  test('treats an empty variable as unset', () => {
    expect(
      config({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '', SESSION_SECRET: '', LOG_LEVEL: '' }),
    ).toEqual(config());
  });

  test('uses the given values', () => {
    expect(
      config({
        HOST: '0.0.0.0',
        PORT: '8080',
        PUBLIC_URL: 'https://example.org/',
        DATA_DIR: '/var/lib/whenabouts',
        DATABASE_URL: 'mysql://user:p%40ss@db:3306/whenabouts',
        SESSION_SECRET: `${LONG_SECRET},${LONG_SECRET}2`,
        ADMIN_EMAIL: ' Boss@Example.org ',
        ADMIN_PASSWORD: 'correct horse',
        SMTP_URL: 'smtps://user:pass@mail.example.org:465',
        MAIL_FROM: 'Whenabouts <hello@example.org>',
        POSTAL_ADDRESS: ' Whenabouts, 1 Main Street,\u2028Springfield, IL 62701 ',
        SMTP_CONNECTIONS: '3',
        NEWSLETTER_EMAILS_PER_MINUTE: '600',
        SEED_POSTS: 'false',
        HIDE_CLAIMS: 'true',
        DISPLAY_NAME_OVERRIDES: ' Ada@Example.org=Ada L., bob@example.org = Bob ,',
        TRUST_PROXY: '2',
        KEEP_ALIVE_SECONDS: '620',
        LOG_LEVEL: 'warn',
        WRITES_PER_MEMBER: '7',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://example.org',
      dataDir: '/var/lib/whenabouts',
      database: {
        kind: 'mysql',
        hosts: [{ host: 'db', port: 3306 }],
        user: 'user',
        password: 'p@ss',
        database: 'whenabouts',
      },
      secrets: [LONG_SECRET, `${LONG_SECRET}2`],
      adminEmail: 'boss@example.org',
      origin: 'https://example.org',
      mailFrom: { name: 'Whenabouts', address: 'hello@example.org' },
      postalAddress: 'Whenabouts, 1 Main Street, Springfield, IL 62701',
      smtpName: 'example.org',
      smtpConnections: 3,
      newsletterEmailsPerMinute: 600,
      seedPosts: false,
      hideClaims: true,
      displayNames: new Map([
        ['ada@example.org', 'Ada L.'],
        ['bob@example.org', 'Bob'],
      ]),
      trustProxy: 2,
      keepAliveSeconds: 620,
      logLevel: 'warn',
      rateLimits: { WRITES_PER_MEMBER: 7 },
    });
    expect(config({ DATABASE_URL: 'sqlite:/tmp/x.db' }).database).toEqual({
      kind: 'sqlite',
      file: '/tmp/x.db',
    });
  });

  test.each([
    ['SEED_POSTS', ['yes', '1', 'TRUE', 'truefalse']],
    ['PORT', ['65536', '-1', 'http', '3000.5', '0x10', '1e3']],
    [
      'PUBLIC_URL',
      [
        'example.org',
        'ftp://example.org',
        'https://example.org/app',
        'https://a:b@example.org',
        'https://example.org/?a',
        'http://example.org',
      ],
    ],
    [
      'DATABASE_URL',
      [
        'postgres://x/y',
        'mysql://',
        'mysql://host',
        'mysql://host/a/b',
        'sqlite:',
        'data.db',
        'mysql://h/d?ssl=true',
      ],
    ],
    ['ADMIN_EMAIL', ['boss', 'boss@example', 'a@b.c, d@e.f']],
    ['CONTACT_EMAIL', ['boss', 'Boss <boss@example.org>']],
    ['POSTAL_ADDRESS', ['here', 'Main Street 1\nSpringfield, IL 62701', 'x'.repeat(301)]],
    ['NEWSLETTER_EMAILS_PER_MINUTE', ['0', '601', 'many']],
    ['SMTP_CONNECTIONS', ['0', '21', 'two']],
    [
      'SMTP_URL',
      [
        'mail.example.org',
        'http://mail.example.org',
        'smtp://a:b@mail.example.org?ignoreTLS=true',
        'smtp://a:b@mail.example.org?requireTLS=false',
        'smtp://a:b@mail.example.org?opportunisticTLS=1',
        'smtps://a:b@mail.example.org?tls.rejectUnauthorized=false',
      ],
    ],
    [
      'MAIL_FROM',
      [
        'hello',
        'a@b.com, c@d.com',
        '<a@b.com> c@d.com',
        'A <a@b.com',
        'A\r\nBcc: x@y.zz <a@b.com>',
        'A <a@b>',
      ],
    ],
    ['DISPLAY_NAME_OVERRIDES', ['Ada', 'ada=Ada', 'ada@example.org=', '=Ada', 'ada@example.org=A\nB']],
    ['TRUST_PROXY', ['true', '-1', '11']],
    ['KEEP_ALIVE_SECONDS', ['0', '3601', 'long']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['LOGIN_FAILURES_PER_ADDRESS', ['0', 'many']],
    ['PASSWORD_MEMORY_KIB', ['1024']],
    ...Object.entries(wrongSecrets),
  ])('rejects a wrong %s, with an error that names it', (name, values) => {
    for (const value of values) {
      const found = errorsOf({ [name]: value });
      expect(found, value).toHaveLength(1);
      expect(found[0]).toMatch(new RegExp(`^${name} must `));
    }
  });

  test.each(Object.entries(wrongSecrets))('rejects a wrong %s without printing it', (name, values) => {
    for (const value of values) expect(errorsOf({ [name]: value })[0]).not.toContain(value);
  });

  test('rejects the email of the admin as the password, and says why', () => {
    const boss = { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'Boss@example.org' };
    expect(errorsOf(boss)).toEqual([
      'ADMIN_PASSWORD must not be the email of the admin or the name of this site',
    ]);
  });

  test('rejects one of the most used passwords, and says why', () => {
    expect(errorsOf({ ADMIN_PASSWORD: 'Sunshine1' })).toEqual([
      'ADMIN_PASSWORD must not be among the most used passwords',
    ]);
  });

  test('allows a mail server without TLS if there is no password, or on this machine', () => {
    for (const host of ['mail.example.org', 'a:b@localhost', 'a:b@127.0.0.1:587', 'a:b@[::1]:587']) {
      const url = `smtp://${host}?ignoreTLS=true`;
      expect(config({ SMTP_URL: url }).smtpUrl).toBe(url);
    }
  });

  test('reports all errors of variables that depend on each other at once', () => {
    const found = errorsOf({
      NODE_ENV: 'production',
      DATABASE_URL: 'mysql://u:p@db/x',
      ADMIN_PASSWORD: 'Sunshine1',
      SSO_ISSUER: 'https://login.example.org',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'SSO_CLIENT_ID',
      'SSO_ROLES',
      'ADMIN_PASSWORD',
      'SESSION_SECRET',
    ]);
  });

  test('reports all errors at once', () => {
    const found = errorsOf({ PORT: 'x', LOG_LEVEL: 'x', DATABASE_URL: 'x', TRUST_PROXY: 'x' });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
    ]);
  });

  test.each([
    [{}, 'no-reply@localhost'],
    [{ PUBLIC_URL: 'https://plans.example.org:8443' }, 'no-reply@plans.example.org'],
    [{ PUBLIC_URL: 'https://192.0.2.7:3000' }, 'no-reply@localhost'],
    [{ PUBLIC_URL: 'https://[2001:db8::7]' }, 'no-reply@localhost'],
  ])('with %j and no MAIL_FROM sends emails from %s', (env, address) => {
    expect(config(env).mailFrom).toEqual({ name: 'Whenabouts', address });
  });

  test.each([
    ['hello@example.org', '', 'hello@example.org'],
    ['<hello@example.org>', '', 'hello@example.org'],
    ['"Whenabouts, the site" <hello@example.org>', 'Whenabouts, the site', 'hello@example.org'],
    ['Café 🦢 <hello@example.org>', 'Café 🦢', 'hello@example.org'],
  ])('reads the sender %s', (given, name, address) => {
    expect(config({ MAIL_FROM: given }).mailFrom).toEqual({ name, address });
  });

  test('reads variables by their names of the previous release, with a warning', () => {
    const read = readConfig({
      TEST_LETTERS: '4',
      RESET_LETTERS_PER_ADDRESS: '6',
      RESET_EMAILS_PER_ADDRESS: '7',
      RESET_FAILURES_PER_ACCOUNT: '5',
    });
    expect(read).toMatchObject({
      config: { rateLimits: { TEST_EMAILS: 4, RESET_EMAILS_PER_ADDRESS: 7 } },
      warnings: [
        'RESET_LETTERS_PER_ADDRESS is now called RESET_EMAILS_PER_ADDRESS; the next release ignores the old name',
        'TEST_LETTERS is now called TEST_EMAILS; the next release ignores the old name',
        'RESET_FAILURES_PER_ACCOUNT has no effect any more',
      ],
    });
    expect(readConfig({})).toMatchObject({ warnings: [] });
  });

  test('requires a secret if several servers may share a database in production', () => {
    const shared = { DATABASE_URL: 'mysql://u:p@db/x', NODE_ENV: 'production' };
    expect(errorsOf(shared)).toEqual([expect.stringMatching(/^SESSION_SECRET /)]);
    expect(errorsOf({ ...shared, SESSION_SECRET: LONG_SECRET })).toEqual([]);
    expect(errorsOf({ ...shared, NODE_ENV: 'development' })).toEqual([]);
    expect(errorsOf({ NODE_ENV: 'production' })).toEqual([]);
  });
});

test.each(Object.entries<RateLimit>(rateLimits))(
  '.env.example has %s with its default',
  (name, { limit }) => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    expect(example.split('\n')).toContain(`#${name}=${limit}`);
  },
);
