import { asAdmin } from './admin.ts';
import { asMember } from './auth.ts';
import type { Area } from './request.ts';

/** Awaits a request. After a 401, marks the area's session as ended. */
export function endSessionOn401<T>(area: Area, pending: Promise<T>): Promise<T> {
  return area === 'admin' ? asAdmin(pending) : asMember(pending);
}
