import type { AuditAction } from '../audit/audit-log.entity.ts';
import { inTransaction } from '../database/database.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { AccountOptions } from './auth-options.ts';
import { browserLabel } from './browser-label.ts';
import type { LoginRequest } from './log-in.ts';
import { relyingParty } from './relying-party.ts';
import type { SessionKind } from './session.entity.ts';

/** Returns what a login needs to know about the request. */
export const loginRequest = (
  { origin }: AccountOptions,
  kind: SessionKind,
  { header, clientIp, requestId }: Pick<RequestContext, 'header' | 'clientIp' | 'requestId'>,
): LoginRequest => ({
  kind,
  browser: browserLabel(header('user-agent')),
  rp: relyingParty(origin, header('host')),
  address: clientIp(),
  requestId,
});

/** Adds a failed login to the audit log. */
export async function recordRefusal(
  { database, audit }: AccountOptions,
  { clientIp, requestId: request }: Pick<RequestContext, 'clientIp' | 'requestId'>,
  { email }: { readonly email: string },
  action: AuditAction,
): Promise<void> {
  await inTransaction(database, (em) =>
    audit(em, { action, actor: 'visitor', email, address: clientIp(), request }),
  );
}
