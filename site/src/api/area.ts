import { asAdmin } from './admin.ts';
import { checkMember } from './auth.ts';
import { type Area, hasStatus } from './request.ts';

/** Awaits a request, and marks the area's session as ended if the server responds with 401. */
export async function inArea<T>(area: Area, response: Promise<T>): Promise<T> {
  if (area === 'admin') return asAdmin(response);
  try {
    return await response;
  } catch (error) {
    if (hasStatus(error, 401)) await checkMember();
    throw error;
  }
}
