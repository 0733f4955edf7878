import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createConnection } from 'mysql2/promise';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { newCertificate } from '../../test/certificate.ts';
import { type MariadbServer, startMariadb } from '../../test/mariadb-server.ts';
import { backUpMysql } from '../backups/mysql-backup.ts';
import { openDatabase } from '../orm.ts';
import { parseMysqlUrl } from './mysql-url.ts';

const CIPHER = `
  SELECT variable_value AS cipher FROM information_schema.session_status WHERE variable_name = 'Ssl_cipher'`;

const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
const trusted = getCACertificates();
const servers: MariadbServer[] = [];
const ca = { here: join(folder, 'here.pem'), elsewhere: join(folder, 'elsewhere.pem') };

/** Starts a server whose certificate has this name, and returns the URL of a database there. */
async function startWithCertificate(name: string, file: string): Promise<string> {
  const { cert, key } = await newCertificate([name]);
  writeFileSync(file, cert);
  writeFileSync(`${file}.key`, key);
  const server = await startMariadb([`--ssl-cert=${file}`, `--ssl-key=${file}.key`]);
  servers.push(server);
  const connection = await createConnection(server.url);
  await connection.query('CREATE DATABASE site');
  await connection.end();
  return `${server.url.replace('127.0.0.1', 'localhost')}/site`;
}

const here = await startWithCertificate('localhost', ca.here);
const elsewhere = await startWithCertificate('elsewhere.example.org', ca.elsewhere);
afterEach(() => setDefaultCACertificates(trusted));
afterAll(async () => {
  for (const server of servers) await server.remove();
  rmSync(folder, { recursive: true });
});

/** Migrates the database, and returns the cipher of another connection. */
async function cipherOf(url: string): Promise<unknown> {
  const database = await openDatabase(parseMysqlUrl(url));
  try {
    await database.migrate();
    return (await database.read(CIPHER, []))[0]?.cipher;
  } finally {
    await database.close();
  }
}

test('connections use TLS if the certificate is from the authority of the file', async () => {
  expect(await cipherOf(`${here}?ssl=${ca.here}`)).toMatch(/^(?:TLS_|ECDHE)/);
});

test('connections use TLS if the certificate is from an authority that this machine trusts', async () => {
  setDefaultCACertificates([...trusted, readFileSync(ca.here, 'utf8')]);
  expect(await cipherOf(`${here}?ssl=verify`)).toMatch(/^(?:TLS_|ECDHE)/);
});

test('connections without ssl in the URL do not use TLS', async () => {
  expect(await cipherOf(here)).toBe('');
});

test('a certificate of another authority is rejected', async () => {
  await expect(cipherOf(`${here}?ssl=verify`)).rejects.toThrow('self-signed certificate');
  await expect(cipherOf(`${here}?ssl=${ca.elsewhere}`)).rejects.toThrow('self-signed certificate');
});

test('a certificate with the name of another host is rejected', async () => {
  await expect(cipherOf(`${elsewhere}?ssl=${ca.elsewhere}`)).rejects.toThrow('does not match certificate');
});

test('a server without TLS is rejected', async () => {
  const { port } = new URL(inject('mariadbUrl'));
  await expect(cipherOf(`mysql://root@localhost:${port}/mysql?ssl=verify`)).rejects.toThrow(
    'Server does not support secure connection',
  );
});

test('the error names a file of an authority that cannot be read', async () => {
  await expect(cipherOf(`${here}?ssl=/nowhere/ca.pem`)).rejects.toThrow(
    'The file /nowhere/ca.pem of DATABASE_URL cannot be read: ENOENT',
  );
});

test('backups use TLS and reject certificates of other authorities', async () => {
  await cipherOf(`${here}?ssl=${ca.here}`);
  const file = join(folder, 'backup.sql');
  await expect(backUpMysql(parseMysqlUrl(`${here}?ssl=${ca.elsewhere}`), file)).rejects.toThrow(/TLS|SSL/);
  await backUpMysql(parseMysqlUrl(`${here}?ssl=${ca.here}`), file);
  expect(readFileSync(file, 'utf8')).toContain('CREATE TABLE `accounts`');
});
