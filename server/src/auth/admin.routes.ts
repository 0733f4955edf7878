import type { Audit } from '../audit/audit-log.entity.ts';
import { inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import type { AuthOptions } from './auth.routes.ts';
import { logIn } from './log-in.ts';

interface AdminOptions extends AuthOptions {
  readonly audit: Audit;
}

export function adminRoutes(
  options: AdminOptions,
): Pick<Handlers, 'adminLogin' | 'checkAdmin' | 'adminLogout'> {
  const { database, audit } = options;
  return {
    adminLogin: async ({ body, address, requestId: request, startSession }) => {
      const { email } = body;
      try {
        const { account, token } = await logIn(options, 'admin', body, (em, { id }) =>
          audit(em, {
            action: 'admin_login',
            actor: { kind: 'admin', id },
            email,
            address: address(),
            request,
          }),
        );
        await startSession(token);
        return { email: account.email };
      } catch (error) {
        if (error instanceof Failure && error.details.wrongGuess) {
          const entry = {
            action: 'admin_login_refused',
            actor: 'visitor',
            email,
            address: address(),
            request,
          } as const;
          await inTransaction(database, (em) => audit(em, entry));
        }
        throw error;
      }
    },
    checkAdmin: async ({ actor }) => ({ email: actor.email }),
    adminLogout: async ({ endSession }) => endSession(),
  };
}
