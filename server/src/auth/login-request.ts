import type { AuditLog } from '../audit/audit-log.entity.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { RequestContext } from '../http/request-context.ts';
import { browserLabel } from './browser-label.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import type { SessionKind } from './session.entity.ts';

/** A request to log in to the site or to the admin area. */
export interface LoginRequest {
  readonly kind: SessionKind;
  /** Browser and operating system in words. */
  readonly browser: string;
  readonly rp: RelyingParty;
  readonly ipAddress: string;
  readonly requestId: string;
}

/** Returns the parts of a request that a login depends on. */
export const loginRequest = (
  { origin }: { readonly origin: string },
  kind: SessionKind,
  { header, clientIp, requestId }: Pick<RequestContext, 'header' | 'clientIp' | 'requestId'>,
): LoginRequest => ({
  kind,
  browser: browserLabel(header('user-agent')),
  rp: relyingParty(origin, header('host')),
  ipAddress: clientIp(),
  requestId,
});

/** Adds the failed login of an admin, or of a member who knew the password but had no passkey, to the audit log. */
export async function recordRejectedLogin(
  { database, audit }: { readonly database: Database; readonly audit: AuditLog },
  { kind, ipAddress, requestId }: LoginRequest,
  email: string,
): Promise<void> {
  const action = kind === 'admin' ? 'admin_login_refused' : 'passkey_refused';
  await inTransaction(database, (em) => audit(em, { action, actor: 'visitor', email, ipAddress, requestId }));
}
