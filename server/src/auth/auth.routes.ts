import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/router.ts';
import { logIn } from './log-in.ts';
import type { Passwords } from './passwords.ts';
import { presentMember } from './present-member.ts';
import { register } from './register.ts';

export interface AuthOptions {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => number;
}

export function authRoutes(options: AuthOptions): Pick<Handlers, 'me' | 'login' | 'register' | 'logout'> {
  return {
    me: async ({ actor }) => presentMember(actor),
    login: async ({ body, startSession }) => {
      const { member, token } = await logIn(options, body);
      await startSession(token);
      return presentMember(member);
    },
    register: async ({ body, startSession }) => {
      const { member, token } = await register(options, body);
      await startSession(token);
      return presentMember(member);
    },
    logout: async ({ endSession }) => endSession(),
  };
}
