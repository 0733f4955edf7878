import type { ResponseOf } from '@whenabouts/server/contract';
import { asAdmin } from './admin.ts';
import { asMember } from './auth.ts';
import { type Area, type EndpointOf, type Operation, type RequestOptions, request } from './request.ts';

/** Awaits a request. After a 401, marks the area's session as ended. */
export function endSessionOn401<T>(area: Area, pending: Promise<T>): Promise<T> {
  return area === 'admin' ? asAdmin(pending) : asMember(pending);
}

/** Sends a request with the area's session. After a 401, marks that session as ended. */
export function requestAs<O extends Operation>(
  area: Area,
  operation: O,
  options?: Omit<RequestOptions<O>, 'as'>,
): Promise<ResponseOf<EndpointOf<O>>> {
  return endSessionOn401(area, request(operation, { ...options, as: area }));
}
