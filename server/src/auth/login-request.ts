import * as v from 'valibot';
import { Email } from '../../contract/index.ts';
import type { AuditLog } from '../audit/audit-log.entity.ts';
import type { Config } from '../config/config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { LOOPBACK } from '../http/middleware/cross-origin.ts';
import type { RequestContext } from '../http/request-context.ts';
import { Account } from './account.entity.ts';
import type { SessionKind } from './session.entity.ts';

/** The site as browsers and authenticators identify it. */
export interface RelyingParty {
  /** A host name. Passkeys work on this host only. */
  readonly id: string;
  readonly origin: string;
}

/** A request to log in to the site or to the admin area. */
export interface LoginRequest {
  readonly kind: SessionKind;
  /** Browser and operating system, such as "Firefox on Windows". */
  readonly browser: string;
  readonly rp: RelyingParty;
  readonly ipAddress: string;
  readonly requestId: string;
}

type SiteUrls = Pick<Config, 'publicUrl' | 'origin'>;

export const loginRequest = (
  config: SiteUrls,
  kind: SessionKind,
  { header, clientIp, requestId }: Pick<RequestContext, 'header' | 'clientIp' | 'requestId'>,
): LoginRequest => ({
  kind,
  browser: browserLabel(header('user-agent')),
  rp: relyingParty(config, header('host')),
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
  await inTransaction(database, async (em) => {
    // Other text than an email address is not looked up: text that does not fit the column is an error on some databases.
    const isUnknown = !v.is(Email, email) || (await em.count(Account, { email })) === 0;
    await audit(em, { action, actor: 'visitor', email, ipAddress, requestId, isUnknown });
  });
}

/**
 * Returns the relying party: the public URL or, without one, the loopback host of the request. Developers may reach the
 * server under another port or name than the configured one.
 */
export function relyingParty({ publicUrl, origin: configured }: SiteUrls, host: string): RelyingParty {
  const origin = publicUrl === undefined && LOOPBACK.test(host) ? `http://${host}` : configured;
  return { id: new URL(origin).hostname, origin };
}

/** Parts of `User-Agent` headers, searched in this order: many browsers also send the name of another browser. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

type Names = readonly (readonly [part: string, name: string])[];

/**
 * Returns the browser and operating system that a `User-Agent` header names, such as "Firefox on Windows". The label
 * has no version, so that it stays the same after an update, and no text that the client can choose.
 */
export function browserLabel(userAgent: string): string {
  const find = (names: Names) => names.find(([part]) => userAgent.includes(part))?.[1];
  const system = find(systems);
  return `${find(browsers) ?? 'Unknown browser'}${system === undefined ? '' : ` on ${system}`}`;
}
