import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Patterns of keys and passwords, such as those of AWS, Google, GitHub, GitLab, npm, Slack, Stripe and SendGrid. */
const SECRETS = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[\w-]{35}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bgithub_pat_\w{60,}/,
  /\bglpat-[\w-]{20}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\b[rs]k_live_\w{20,}/,
  /\bSG\.[\w-]{22}\.[\w-]{43}\b/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  /^[ \t]*(?:SESSION_SECRET|ADMIN_PASSWORD)=[^\s#$]+/m,
];
const secretIn = (text: string) => SECRETS.find((secret) => secret.test(text));

test('no source contains a key or a password', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => secretIn(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});

// Concatenated at run time, because this file is also searched.
test.each([
  ['-----BEGIN', ' PRIVATE KEY-----'],
  ['-----BEGIN', ' OPENSSH PRIVATE KEY-----'],
  ['AKIA', 'ABCDEFGHIJKLMNOP'],
  ['ghp_', 'a'.repeat(36)],
  ['SESSION_SECRET', '=abc'],
])('the search for secrets finds %s…', (start, rest) => {
  expect(secretIn(`x\n${start}${rest}\n`)).toBeDefined();
});
