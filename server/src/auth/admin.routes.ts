import { query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { Account } from './account.entity.ts';
import type { LoginOptions } from './auth-options.ts';
import { logIn } from './log-in.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { loginRequest, recordRejectedLogin } from './login-request.ts';

/** Returns the handlers of the login of admins and of their counts. */
export function adminRoutes(options: LoginOptions) {
  return {
    adminLogin: async (context) => {
      const { body, startSession } = context;
      const request = loginRequest(options, 'admin', context);
      try {
        const { account, token } = await logIn(options, request, body);
        await startSession(token);
        return { email: account.email };
      } catch (error) {
        if (error instanceof HttpError && error.details.isFailedAttempt)
          await recordRejectedLogin(options, request, body.email);
        throw error;
      }
    },
    adminLoginWithPasskey: async (context) => {
      const { body, startSession } = context;
      const request = loginRequest(options, 'admin', context);
      const { account, token } = await logInWithPasskey(options, request, body.credential);
      await startSession(token);
      return { email: account.email };
    },
    checkAdmin: async ({ actor }) => ({ email: actor.email }),
    countMembers: () => {
      const isMember = { role: 'member' as const };
      return query(options.database, async (em) => ({
        members: await em.count(Account, isMember),
        unconfirmed: await em.count(Account, { ...isMember, emailConfirmedAt: null }),
      }));
    },
    adminLogout: async ({ endSession }) => endSession(),
  } satisfies Partial<Handlers>;
}
