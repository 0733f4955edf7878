import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type AdminRole, adminRoles, Email } from '../../contract/index.ts';
import {
  createAdmin,
  endSessions,
  listAdmins,
  type OperatorServices,
  removePasskeys,
  resetPasswordAsOperator,
  setRoleAsOperator,
} from '../auth/operator-actions.ts';

export const ADMIN_USAGE = `Usage:
  npm run admin -- list                    lists the admins and their roles
  npm run admin -- create <email> [role]   creates an admin, or makes a member an admin; without a role, an owner
  npm run admin -- set-role <email> <role> changes the role of an admin
  npm run admin -- remove <email>          makes an admin a member
  npm run admin -- reset-password <email>  sets a new password and ends all sessions of the account
  npm run admin -- remove-passkeys <email> removes all passkeys of an account, so that the password is enough to log in
  npm run admin -- end-sessions <email>    ends all sessions of an account
  npm run admin -- end-sessions --all      ends all sessions of all accounts
Roles are ${adminRoles.join(', ')}.
Asks for the password, or reads it from standard input. It is never an argument.`;

interface Arguments {
  readonly email: string;
  readonly password: string;
  /** Undefined if the command names no role. */
  readonly role: AdminRole | undefined;
}

interface Action {
  readonly needsPassword?: true;
  /** Set if a role may or must follow the email. */
  readonly role?: 'optional' | 'required';
  readonly run: (services: OperatorServices, args: Arguments) => Promise<string>;
}

const actions = new Map<string, Action>([
  [
    'create',
    {
      needsPassword: true,
      role: 'optional',
      run: (services, { email, password, role = 'owner' }) =>
        createAdmin(services, email, { password, role }),
    },
  ],
  [
    'set-role',
    {
      role: 'required',
      run: (services, { email, role = 'author' }) => setRoleAsOperator(services, email, role),
    },
  ],
  ['remove', { run: (services, { email }) => setRoleAsOperator(services, email, null) }],
  [
    'reset-password',
    {
      needsPassword: true,
      run: (services, { email, password }) => resetPasswordAsOperator(services, email, password),
    },
  ],
  ['remove-passkeys', { run: (services, { email }) => removePasskeys(services, email) }],
  ['end-sessions', { run: (services, { email }) => endSessions(services, email) }],
]);

export interface AdminCommand {
  needsPassword: boolean;
  /** Returns the message of success. The password is only read if the command needs one. */
  run: (services: OperatorServices, password: string) => Promise<string>;
}

const Role = v.optional(v.picklist(adminRoles));

/** Returns the command that arguments name, or undefined if they name none. */
export function parseAdminCommand(args: readonly string[]): AdminCommand | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    const [name = '', ...rest] = positionals;
    if (rest.length === 0) return parseCommandForAll(name, values.all);
    const action = actions.get(name);
    const [email, role] = [v.safeParse(Email, rest[0]), v.safeParse(Role, rest[1])];
    if (!action || !email.success || !role.success || values.all) return undefined;
    if (rest.length > (action.role ? 2 : 1) || (action.role === 'required' && !role.output)) return undefined;
    const { needsPassword = false, run } = action;
    const parsedArguments = { email: email.output, role: role.output };
    return { needsPassword, run: (services, password) => run(services, { ...parsedArguments, password }) };
  } catch {
    // `parseArgs` throws for an unknown option.
    return undefined;
  }
}

function parseCommandForAll(name: string, isForAll: boolean): AdminCommand | undefined {
  if (name === 'list' && !isForAll) return { needsPassword: false, run: listAdmins };
  if (name === 'end-sessions' && isForAll)
    return { needsPassword: false, run: (services) => endSessions(services, null) };
  return undefined;
}
