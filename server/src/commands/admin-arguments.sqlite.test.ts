import { afterAll, expect, test } from 'vitest';
import { newEmail } from '../../test/factories.ts';
import { runCommand } from '../../test/run-command.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';

const NEW = 'nine herons by the weir';

const app = await startApp();
afterAll(() => app.close());

/** Runs commands that are rejected before they query the database, all at the same time. */
async function expectRejected(runs: readonly [args: readonly string[], password: string, error: RegExp][]) {
  const before = await rowsOf(app, 'accounts');
  for (const [{ stderr, code }, [args, , error]] of await Promise.all(
    runs.map(
      async (each) => [await runCommand(app.storage, 'admin', each[0], { input: each[1] }), each] as const,
    ),
  )) {
    expect([args, code, stderr]).toEqual([args, 1, expect.stringMatching(error)]);
  }
  expect(await rowsOf(app, 'accounts')).toEqual(before);
}

test('the admin command rejects weak passwords', async () => {
  const create = ['create', newEmail()];
  await expectRejected([
    [create, 'short', /^Password must be at least 8 characters\n$/],
    [create, '', /^Password must be at least 8 characters\n$/],
    [create, 'password1', /^This password is among the most used ones\./],
  ]);
});

test('the admin command prints its usage if the arguments are invalid', async () => {
  const usage = /^Usage:\n/;
  await expectRejected([
    [['create', 'boss@example.org', NEW], NEW, usage],
    [['create', 'boss@example.org', `--password=${NEW}`], NEW, usage],
    [['create', 'boss'], NEW, usage],
    [['create'], NEW, usage],
    [['end-sessions'], NEW, usage],
    [['remove-passkeys'], NEW, usage],
    [['end-sessions', 'boss@example.org', '--all'], NEW, usage],
    [['delete', 'boss@example.org'], NEW, usage],
    [[], NEW, usage],
  ]);
});
