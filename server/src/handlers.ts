import type { Logger } from 'pino';
import { createAudit } from './audit/audit.ts';
import { adminRoutes } from './auth/admin.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createPasswords } from './auth/passwords.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Handlers } from './http/router.ts';
import type { Mail } from './mail/mail.ts';
import { testEmailRoutes } from './mail/test-email.routes.ts';
import { planRoutes } from './plans/plan.routes.ts';

interface HandlerOptions {
  readonly config: Config;
  readonly secrets: readonly string[];
  readonly database: Database;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
}

/** What every endpoint of the contract does, gathered from the nouns. */
export function createHandlers({ config, secrets, database, mail, log, now }: HandlerOptions): Handlers {
  const passwords = createPasswords(config.passwordCost);
  const audit = createAudit({ secret: secrets[0] ?? '', now });
  const { origin, displayNames } = config;
  return {
    ...authRoutes({ database, passwords, now, mail, audit, origin, displayNames }),
    ...adminRoutes({ database, passwords, now, audit }),
    ...testEmailRoutes({ mail, log, now }),
    ...planRoutes({ database, now }),
  };
}
