import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Email } from '../../contract/index.ts';
import {
  createAdmin,
  endSessions,
  type OperatorServices,
  removePasskeys,
  resetPasswordAsOperator,
} from '../auth/operator-actions.ts';

export const ADMIN_USAGE = `Usage:
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

export interface AdminCommand {
  needsPassword: boolean;
  /** Returns the message of success. The password is only read if the command needs one. */
  run: (services: OperatorServices, password: string) => Promise<string>;
}

/** Returns the command that arguments name, or undefined if they name none. */
export function parseAdminCommand(args: readonly string[]): AdminCommand | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    const [name = '', emailArgument, ...rest] = positionals;
    if (name === 'end-sessions' && values.all && emailArgument === undefined)
      return { needsPassword: false, run: (services) => endSessions(services, null) };
    const action = actions.get(name);
    const email = v.safeParse(Email, emailArgument);
    if (!action || !email.success || values.all || rest.length > 0) return undefined;
    const { needsPassword, run } = action;
    return { needsPassword, run: (services, password) => run(services, email.output, password) };
  } catch {
    // `parseArgs` throws for an unknown option.
    return undefined;
  }
}
