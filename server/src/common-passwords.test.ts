import { hash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { authMessages } from '../contract/index.ts';
import { registration } from '../test/factories.ts';
import { startApp } from '../test/test-app.ts';
import { commonPasswordHashes, commonPasswords, passwordWeakness } from './common-passwords.ts';

const app = await startApp();
afterAll(() => app.close());

const hashOf = (password: string) => hash('sha256', password.toLowerCase()).slice(0, 20);
const listed = async (prefix: string): Promise<string[]> =>
  (await app.client().get(`/api/auth/common-passwords/${prefix}`)).json.hashes;

test.each(['sunshine', 'Sunshine', 'PASSWORD1'])('%s is listed, and rejected', async (password) => {
  expect(await listed(hashOf(password).slice(0, 3))).toContain(hashOf(password));
  const body = { ...registration(), password, confirmPassword: password };
  const { status, json } = await app.client().post('/api/auth/register', body);
  expect([status, json.fields]).toEqual([400, { password: authMessages.passwordCommon }]);
});

test('every listed password is rejected, by the server and by the hashes of the page', () => {
  expect(commonPasswords.size).toBeGreaterThan(42_000);
  const missed = [...commonPasswords].filter(
    (password) =>
      passwordWeakness(password, 'ada@example.com') !== 'common' ||
      passwordWeakness(password.toUpperCase(), 'ada@example.com') !== 'common' ||
      !commonPasswordHashes(hashOf(password).slice(0, 3)).includes(hashOf(password)),
  );
  expect(missed).toEqual([]);
});

test('no random password is rejected, by the server or by the hashes of the page', () => {
  // The seed of each one is its number.
  const random = Array.from({ length: 100_000 }, (_, n) => hash('sha512', String(n), 'base64url'));
  const passwords = random.flatMap((text) => [text.slice(0, 8), text.slice(8, 20).toLowerCase()]);
  const rejected = passwords.filter(
    (password) =>
      passwordWeakness(password, 'ada@example.com') !== undefined ||
      commonPasswordHashes(hashOf(password).slice(0, 3)).includes(hashOf(password)),
  );
  expect(rejected).toEqual([]);
});

test('a list is short, contains only hashes with its prefix, and no other password', async () => {
  const hashes = await listed(hashOf('seven lanterns over the bay').slice(0, 3));
  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.length).toBeLessThan(50);
  for (const digits of hashes) expect(digits).toMatch(/^[0-9a-f]{20}$/);
  expect(hashes).not.toContain(hashOf('seven lanterns over the bay'));
});

test.each(['a9', 'a941', 'A94', 'xyz', '__proto__'])('no password has the prefix %s', async (prefix) => {
  expect(await listed(prefix)).toEqual([]);
});
