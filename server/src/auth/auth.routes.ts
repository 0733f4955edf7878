import type { Audit } from '../audit/audit-log.entity.ts';
import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/router.ts';
import type { Mail } from '../mail/mail.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import type { Passwords } from './passwords.ts';
import { memberPresenter } from './present-member.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { updateProfile } from './update-profile.ts';

export interface AuthOptions {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => number;
}

export interface MemberOptions extends AuthOptions {
  readonly mail: Mail;
  readonly audit: Audit;
  /** What links in letters begin with. */
  readonly origin: string;
  readonly displayNames: ReadonlyMap<string, string>;
}

type AuthHandlers = Pick<
  Handlers,
  | 'me'
  | 'login'
  | 'register'
  | 'logout'
  | 'updateProfile'
  | 'changePassword'
  | 'forgotPassword'
  | 'resetPassword'
  | 'exportAccount'
  | 'deleteAccount'
>;

export function authRoutes(options: MemberOptions): AuthHandlers {
  const present = memberPresenter(options.displayNames);
  return {
    me: async ({ actor }) => present(actor),
    login: async ({ body, startSession }) => {
      const { account, token } = await logIn(options, 'member', body);
      await startSession(token);
      return present(account);
    },
    register: async ({ body, startSession }) => {
      const { member, token } = await register(options, body);
      await startSession(token);
      return present(member);
    },
    logout: async ({ endSession }) => endSession(),
    updateProfile: async ({ actor, body }) => present(await updateProfile(options, actor, body)),
    changePassword: async (call) => {
      await call.startSession(await changePassword(options, call));
      return { message: 'Your password has been changed.' };
    },
    forgotPassword: async (call) => {
      await forgotPassword(options, call);
      return { message: "If an account exists for that email, we've sent password reset instructions." };
    },
    resetPassword: async (call) => {
      await resetPassword(options, call);
      return { message: 'Your password has been reset. Please log in.' };
    },
    exportAccount: async ({ actor, attachAs }) => {
      attachAs('whenabouts-account.json');
      return exportAccount(options, actor.accountId);
    },
    deleteAccount: async (call) => {
      await deleteAccount(options, call);
      await call.endSession();
    },
  };
}
