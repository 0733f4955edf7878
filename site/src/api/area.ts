import { asAdmin } from './admin.ts';
import { checkMember } from './auth.ts';
import { type Area, hasStatus } from './request.ts';

/** Awaits a request. After a 401, marks the area's session as ended; a member's, only if the server confirms it. */
export async function endSessionOn401<T>(area: Area, pending: Promise<T>): Promise<T> {
  if (area === 'admin') return asAdmin(pending);
  try {
    return await pending;
  } catch (error) {
    // The request may be older than a login in another tab. Clearing the member would also clear the typed numbers.
    if (hasStatus(error, 401)) await checkMember();
    throw error;
  }
}
