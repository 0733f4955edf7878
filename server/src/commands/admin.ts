import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Email } from '../../contract/index.ts';
import { createAudit } from '../audit/audit-log.ts';
import { type Administration, createAdmin, endSessions, resetByOperator } from '../auth/operator-actions.ts';
import { createPasswords } from '../auth/passwords.ts';
import { type Config, readConfig } from '../config/config.ts';
import { sessionSecrets } from '../config/session-secret.ts';
import { createLog } from '../log.ts';
import { createMail } from '../mail/mail.ts';
import { openDatabase } from '../orm.ts';
import { askPassword } from './ask-password.ts';

const USAGE = `How to use it:
  npm run admin -- create <email>          makes an admin, or an admin of a member
  npm run admin -- reset-password <email>  gives an account a new password and logs it out everywhere
  npm run admin -- end-sessions <email>    logs an account out everywhere
  npm run admin -- end-sessions --all      logs everyone out
The password is asked for, or read from standard input. It is never an argument.`;

type Command = (options: Administration) => Promise<string>;

const withPassword = new Map([
  ['create', createAdmin],
  ['reset-password', resetByOperator],
]);

function fail(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** What the arguments ask for, once the password is known where there is to be one. */
function readArguments(): () => Promise<Command> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    const [name = '', address, ...rest] = positionals;
    const isEnd = name === 'end-sessions';
    if (isEnd && values.all && address === undefined)
      return async () => (options) => endSessions(options, null);
    const email = v.safeParse(Email, address);
    if (!email.success || values.all || rest.length > 0) return fail(USAGE);
    if (isEnd) return async () => (options) => endSessions(options, email.output);
    const command = withPassword.get(name);
    if (command) {
      return async () => {
        const password = await newPassword();
        return (options) => command(options, email.output, password);
      };
    }
  } catch {
    // An option that there is not.
  }
  return fail(USAGE);
}

async function newPassword(): Promise<string> {
  const password = await askPassword('New password: ');
  if (process.stdin.isTTY && (await askPassword('Again: ')) !== password) fail('The two are not the same.');
  return password;
}

async function administration(config: Config): Promise<Administration & { close(): Promise<void> }> {
  const database = await openDatabase(config.database);
  await database.migrate();
  const secrets = sessionSecrets(config);
  const now = Date.now;
  const mail = createMail({ config, secrets, database, log: createLog('silent'), now });
  const audit = createAudit({ secret: secrets[0] ?? '', now });
  const passwords = createPasswords(config.passwordCost);
  return { database, passwords, mail, audit, now, origin: config.origin, close: () => database.close() };
}

const ask = readArguments();
const read = readConfig(process.env);
if ('problems' in read) fail('The configuration is not usable:', ...read.problems.map((line) => `  ${line}`));
try {
  const command = await ask();
  const { close, ...options } = await administration(read.config);
  const said = await command(options).finally(close);
  process.stdout.write(`${said}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
