import type { Admin } from '../../contract/index.ts';
import { HttpError } from '../http/http-error.ts';
import { type Account, roleOf } from './account.entity.ts';

/** Returns the logged-in admin. Throws `unauthenticated` if the account has just lost its role. */
export function presentAdmin(
  account: Pick<Account, 'email' | 'role' | 'teamRole' | 'ssoSubject'> | null,
): Admin {
  const role = account && roleOf(account);
  if (!role) throw new HttpError('unauthenticated');
  return { email: account.email, role, ...(account.ssoSubject !== null && { singleSignOn: true as const }) };
}
