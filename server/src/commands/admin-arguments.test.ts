import { expect, test } from 'vitest';
import { parseAdminCommand } from './admin-arguments.ts';

test.each(['create', 'reset-password'])('the command %s needs an email and a password', (name) => {
  expect(parseAdminCommand([name, 'Boss@example.org'])).toMatchObject({ needsPassword: true });
});

test.each([
  [['end-sessions', 'boss@example.org']],
  [['end-sessions', '--all']],
  [['remove-passkeys', 'boss@example.org']],
  [['list']],
  [['set-role', 'boss@example.org', 'editor']],
  [['remove', 'boss@example.org']],
])('the command %j needs no password', (args) => {
  expect(parseAdminCommand(args)).toMatchObject({ needsPassword: false });
});

test.each([
  [['create', 'boss@example.org', 'nine herons']],
  [['create', 'boss@example.org', '--password=nine herons']],
  [['create', 'boss']],
  [['create']],
  [['create', 'boss@example.org', 'boss']],
  [['create', 'boss@example.org', 'author', 'editor']],
  [['set-role', 'boss@example.org']],
  [['set-role', 'editor']],
  [['remove', 'boss@example.org', 'editor']],
  [['remove']],
  [['list', '--all']],
  [['create', '--all']],
  [['end-sessions']],
  [['remove-passkeys']],
  [['end-sessions', 'boss@example.org', '--all']],
  [['delete', 'boss@example.org']],
  [[]],
])('parseAdminCommand rejects the arguments %j', (args) => {
  expect(parseAdminCommand(args)).toBeUndefined();
});
