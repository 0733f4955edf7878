// npm run admin: creates admins, and helps members and admins who cannot log in.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { read } from 'read';
import * as v from 'valibot';
import { Email } from '../../contract/index.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import {
  createAdmin,
  endSessions,
  type OperatorServices,
  removePasskeys,
  resetPasswordAsOperator,
} from '../auth/operator-actions.ts';
import { createPasswords } from '../auth/passwords.ts';
import type { Config } from '../config/config.ts';
import { sessionSecrets } from '../config/session-secret.ts';
import { createLog } from '../log.ts';
import { createMail } from '../mail/mail.ts';
import { openDatabase } from '../orm.ts';
import { fail, readConfigOrExit } from './read-config-or-exit.ts';

const USAGE = `Usage:
  npm run admin -- create <email>          creates an admin, or makes a member an admin
  npm run admin -- reset-password <email>  sets a new password and ends all sessions of the account
  npm run admin -- remove-passkeys <email> removes all passkeys of an account, so that the password is enough to log in
  npm run admin -- end-sessions <email>    ends all sessions of an account
  npm run admin -- end-sessions --all      ends all sessions of all accounts
Asks for the password, or reads it from standard input. It is never an argument.`;

type Action = (services: OperatorServices, email: string, password: string) => Promise<string>;

const actions = new Map<string, { needsPassword: boolean; run: Action }>([
  ['create', { needsPassword: true, run: createAdmin }],
  ['reset-password', { needsPassword: true, run: resetPasswordAsOperator }],
  ['remove-passkeys', { needsPassword: false, run: removePasskeys }],
  ['end-sessions', { needsPassword: false, run: endSessions }],
]);

interface Command {
  needsPassword: boolean;
  /** Returns the message of success. The password is only read if the command needs one. */
  run: (services: OperatorServices, password: string) => Promise<string>;
}

/** Returns the command that the arguments name. Prints the usage, and exits, if they name none. */
function readArguments(): Command {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    const [name = '', emailArgument, ...rest] = positionals;
    if (name === 'end-sessions' && values.all && emailArgument === undefined)
      return { needsPassword: false, run: (services) => endSessions(services, null) };
    const action = actions.get(name);
    const email = v.safeParse(Email, emailArgument);
    if (action && email.success && !values.all && rest.length === 0) {
      const { needsPassword, run } = action;
      return { needsPassword, run: (services, password) => run(services, email.output, password) };
    }
  } catch {
    // `parseArgs` throws for an unknown option.
  }
  return fail(USAGE);
}

/**
 * Asks for a password at a terminal, or reads it from the first line of piped input. It is never an argument, because all
 * users of the machine can read the arguments of a running command.
 */
async function newPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  const ask = (prompt: string) =>
    read({ prompt, silent: true, output: stderr }).finally(() => stderr.write('\n'));
  const password = await ask('New password:');
  if ((await ask('Again:')) !== password) fail('The passwords are not the same.');
  return password;
}

async function createServices(config: Config): Promise<OperatorServices> {
  const database = await openDatabase(config.database);
  await database.migrate();
  const secrets = sessionSecrets(config);
  const now = Date.now;
  const mail = createMail({ config, secrets, database, log: createLog('silent'), now });
  const audit = createAuditLog({ secrets, now });
  const passwords = createPasswords(config.passwordCost);
  return { config, database, mail, passwords, audit, now };
}

const { needsPassword, run } = readArguments();
const { config } = readConfigOrExit();
try {
  const password = needsPassword ? await newPassword() : '';
  const services = await createServices(config);
  const message = await run(services, password).finally(() => services.database.close());
  process.stdout.write(`${message}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
