import { expect, test } from 'vitest';
import { parseMysqlUrl } from './mysql-url.ts';

test('parses one host, with the default port', () => {
  expect(parseMysqlUrl('mysql://db.example.com/site')).toEqual({
    kind: 'mysql',
    hosts: [{ host: 'db.example.com', port: 3306 }],
    user: '',
    password: '',
    database: 'site',
  });
});

test('parses several hosts in their order, with encoded parts', () => {
  expect(parseMysqlUrl('mysql://a%3Ab:p%40:%25@h1:3307,[::1]:3308,10.0.0.3/my%2Dsite')).toEqual({
    kind: 'mysql',
    hosts: [
      { host: 'h1', port: 3307 },
      { host: '::1', port: 3308 },
      { host: '10.0.0.3', port: 3306 },
    ],
    user: 'a:b',
    password: 'p@:%',
    database: 'my-site',
  });
});

test('parses TLS, with the authorities that the system trusts or with the authorities in a file', () => {
  expect(parseMysqlUrl('mysql://db/site?ssl=verify')).toMatchObject({
    database: 'site',
    tls: { caFile: undefined },
  });
  expect(parseMysqlUrl('mysql://db/site?ssl=/etc/my%20ca.pem')).toMatchObject({
    tls: { caFile: '/etc/my ca.pem' },
  });
});

test('a password may have an @ that is not encoded', () => {
  expect(parseMysqlUrl('mysql://user:p@ss@db/site')).toMatchObject({ user: 'user', password: 'p@ss' });
});

test.each([
  ['mysql://', 'must be like mysql://user:password@host:port/database'],
  ['mysql:///site', 'must be like mysql://user:password@host:port/database'],
  ['mysql://db', 'must name one database'],
  ['mysql://db/', 'must name one database'],
  ['mysql://db/a/b', 'must name one database'],
  [
    'mysql://db/site?ssl=true',
    'must end with the name of the database, or ?ssl=verify or ?ssl=/path/of/ca.pem',
  ],
  ['mysql://db/site?ssl=', 'must end with the name of the database'],
  ['mysql://db/site?ssl=ca.pem', 'must end with the name of the database'],
  ['mysql://db/site?ssl=verify&x=1', 'must end with the name of the database'],
  ['mysql://db/site?sslmode=verify', 'must end with the name of the database'],
  ['mysql://db/site#x', 'must end with the name of the database'],
  ['mysql://db,10.0.0.3/site?ssl=verify', 'must have names of hosts with ssl, not the IP address 10.0.0.3'],
  ['mysql://u:p@/site', 'must not have an empty host'],
  ['mysql://h1,/site', 'must not have an empty host'],
  ['mysql://h1,,h2/site', 'must not have an empty host'],
  ['mysql://h1:x/site', 'must not have the host h1:x'],
  ['mysql://h1:0/site', 'must not have the port 0'],
  ['mysql://h1,h2:65536/site', 'must not have the port 65536'],
  ['mysql://::1/site', 'must not have the host ::1'],
  ['mysql://u:50%@db/site', 'must have %25 for a percent sign in its password'],
  ['mysql://u%:p@db/site', 'must have %25 for a percent sign in its user'],
])('%s is rejected with a reason', (url, reason) => {
  expect(() => parseMysqlUrl(url)).toThrow(reason);
});

test('an error message does not repeat the password', () => {
  expect(() => parseMysqlUrl('mysql://u:hunter2%@db/site')).toThrow(/^(?!.*hunter2)/);
});
