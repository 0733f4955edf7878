// npm run admin: creates admins, and helps members and admins who cannot log in.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
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

type Command = (services: OperatorServices) => Promise<string>;

const withPassword = new Map([
  ['create', createAdmin],
  ['reset-password', resetPasswordAsOperator],
]);

const withoutPassword = new Map([
  ['remove-passkeys', removePasskeys],
  ['end-sessions', endSessions],
]);

/** Returns a function that asks for the password, if the command needs one, and then returns the command. */
function readArguments(): () => Promise<Command> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    const [name = '', emailArgument, ...rest] = positionals;
    const isEndSessions = name === 'end-sessions';
    if (isEndSessions && values.all && emailArgument === undefined)
      return async () => (services) => endSessions(services, null);
    const email = v.safeParse(Email, emailArgument);
    if (!email.success || values.all || rest.length > 0) return fail(USAGE);
    const action = withoutPassword.get(name);
    if (action) return async () => (services) => action(services, email.output);
    const command = withPassword.get(name);
    if (command) {
      return async () => {
        const password = await newPassword();
        return (services) => command(services, email.output, password);
      };
    }
  } catch {
    // `parseArgs` throws for an unknown option.
  }
  return fail(USAGE);
}

async function newPassword(): Promise<string> {
  const password = await askPassword('New password: ');
  if (process.stdin.isTTY && (await askPassword('Again: ')) !== password)
    fail('The passwords are not the same.');
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

const prepareCommand = readArguments();
const { config } = readConfigOrExit();
try {
  const command = await prepareCommand();
  const services = await createServices(config);
  const message = await command(services).finally(() => services.database.close());
  process.stdout.write(`${message}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

interface Terminal extends NodeJS.ReadStream {
  setRawMode(raw: boolean): this;
}

// Ctrl+D ends the input like Enter, and Ctrl+C interrupts it.
const ENTER = ['\r', '\n', '\u0004'];
const BACKSPACE = ['\u007f', '\b'];
const INTERRUPT = '\u0003';

/**
 * Reads a password without echo from a terminal, or from the first line of piped input. It is never an argument,
 * because all users of the machine can read the arguments of a running command.
 */
async function askPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  stderr.write(question);
  try {
    return await readWithoutEcho(stdin);
  } finally {
    stderr.write('\n');
  }
}

function readWithoutEcho(stdin: Terminal): Promise<string> {
  stdin.setRawMode(true);
  stdin.setEncoding('utf8').resume();
  let typed: readonly string[] = [];
  return new Promise((resolve) => {
    const finish = () => {
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
    };
    const onData = (chunk: string) => {
      for (const char of chunk) {
        if (char === INTERRUPT) {
          finish();
          // The usual exit code after SIGINT: 128 plus its number.
          process.exit(130);
        }
        if (ENTER.includes(char)) {
          finish();
          resolve(typed.join(''));
          return;
        }
        typed = BACKSPACE.includes(char) ? typed.slice(0, -1) : [...typed, char];
      }
    };
    stdin.on('data', onData);
  });
}
