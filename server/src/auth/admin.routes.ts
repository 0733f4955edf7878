import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import { Account } from './account.entity.ts';
import type { LoginOptions } from './auth-options.ts';
import { type AlongsideLogin, logIn } from './log-in.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { loginRequest, recordRefusal } from './login-request.ts';

type AdminHandlers = Pick<
  Handlers,
  'adminLogin' | 'adminLoginWithPasskey' | 'checkAdmin' | 'adminLogout' | 'countMembers'
>;

export function adminRoutes(options: LoginOptions): AdminHandlers {
  const { audit } = options;
  type Request = Pick<RequestContext, 'clientIp' | 'requestId'>;
  const recordLogin =
    ({ clientIp, requestId: request }: Request): AlongsideLogin =>
    async (em, { id, email, mustChangePassword }) => {
      const entry = { actor: { kind: 'admin', id }, email, address: clientIp(), request } as const;
      if (mustChangePassword) await audit(em, { ...entry, action: 'password_changed' });
      await audit(em, { ...entry, action: 'admin_login' });
    };
  return {
    adminLogin: async (context) => {
      const { body, startSession } = context;
      try {
        const request = loginRequest(options, 'admin', context);
        const { account, token } = await logIn(options, request, body, recordLogin(context));
        await startSession(token);
        return { email: account.email };
      } catch (error) {
        if (error instanceof HttpError && error.details.isFailedAttempt)
          await recordRefusal(options, context, body, 'admin_login_refused');
        throw error;
      }
    },
    adminLoginWithPasskey: async (context) => {
      const { body, startSession } = context;
      const { account, token } = await logInWithPasskey(options, {
        credential: body.credential,
        request: loginRequest(options, 'admin', context),
        alongside: recordLogin(context),
        onRefused: (account) => recordRefusal(options, context, account, 'admin_login_refused'),
      });
      await startSession(token);
      return { email: account.email };
    },
    checkAdmin: async ({ actor }) => ({ email: actor.email }),
    countMembers: async () => {
      const em = options.database.orm.em.fork();
      const [members, unconfirmed] = await Promise.all([
        em.count(Account, { role: 'member' }),
        em.count(Account, { role: 'member', emailConfirmedAt: null }),
      ]);
      return { members, unconfirmed };
    },
    adminLogout: async ({ endSession }) => endSession(),
  };
}
