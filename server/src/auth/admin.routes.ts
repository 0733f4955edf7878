import type { AuditLog } from '../audit/audit-log.entity.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import type { AuthOptions } from './auth-options.ts';
import { browserLabel } from './browser-label.ts';
import { logIn } from './log-in.ts';

interface AdminRoutesOptions extends AuthOptions {
  readonly audit: AuditLog;
}

export function adminRoutes(
  options: AdminRoutesOptions,
): Pick<Handlers, 'adminLogin' | 'checkAdmin' | 'adminLogout'> {
  const { database, audit } = options;
  return {
    adminLogin: async ({ body, clientIp, header, requestId: request, startSession }) => {
      const { email } = body;
      try {
        const { account, token } = await logIn(
          options,
          { kind: 'admin', browser: browserLabel(header('user-agent')) },
          body,
          (em, { id }) =>
            audit(em, {
              action: 'admin_login',
              actor: { kind: 'admin', id },
              email,
              address: clientIp(),
              request,
            }),
        );
        await startSession(token);
        return { email: account.email };
      } catch (error) {
        if (error instanceof HttpError && error.details.isFailedAttempt) {
          const entry = {
            action: 'admin_login_refused',
            actor: 'visitor',
            email,
            address: clientIp(),
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
