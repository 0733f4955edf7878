import type { ResponseOf } from '@whenabouts/server/contract';
import useSWR from 'swr';
import { type Area, type EndpointOf, type Operation, pathOf, request } from './request.ts';

/** An endpoint of the contract that only reads, such as `GET /api/retirement-plans/{id}`. */
export type Read = Extract<Operation, `GET ${string}`>;

interface ReadTarget {
  param?: number | string | undefined;
  /** The session to use on an endpoint that serves members and admins. */
  as?: Area | undefined;
}

interface ReadOptions extends Omit<ReadTarget, 'param'> {
  /** Value of the path parameter; null fetches nothing. */
  param?: number | string | null;
  /** Marks the session as ended after a 401: `asMember` or `asAdmin`. */
  session?: <T>(response: Promise<T>) => Promise<T>;
  /** Fetches again each time the page opens. */
  isFresh?: boolean;
}

export function readKey(operation: Read, { param, as }: ReadTarget = {}): string {
  return pathOf(operation.slice('GET '.length), param) + (as ? `?as=${as}` : '');
}

export function useRead<O extends Read>(
  operation: O,
  { param, as, session = (response) => response, isFresh = false }: ReadOptions = {},
) {
  const target = { ...(param !== null && { param }), as };
  return useSWR<ResponseOf<EndpointOf<O>>, unknown>(
    param === null ? null : readKey(operation, target),
    () => session(request<O>(operation, target)),
    isFresh ? { revalidateOnMount: true } : {},
  );
}
