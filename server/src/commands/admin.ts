// npm run admin: creates admins, and helps members and admins who cannot log in.
import { text } from 'node:stream/consumers';
import { read } from 'read';
import { createAuditLog } from '../audit/audit-log.ts';
import type { OperatorServices } from '../auth/operator-actions.ts';
import { createPasswords } from '../auth/passwords.ts';
import type { Config } from '../config/config.ts';
import { sessionSecrets } from '../config/session-secret.ts';
import { createLog } from '../log.ts';
import { createMail } from '../mail/mail.ts';
import { openDatabase } from '../orm.ts';
import { ADMIN_USAGE, parseAdminCommand } from './admin-arguments.ts';
import { fail, readConfigOrExit } from './read-config-or-exit.ts';

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

const command = parseAdminCommand(process.argv.slice(2)) ?? fail(ADMIN_USAGE);
const { config } = readConfigOrExit();
try {
  const password = command.needsPassword ? await newPassword() : '';
  const services = await createServices(config);
  const message = await command.run(services, password).finally(() => services.database.close());
  process.stdout.write(`${message}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
