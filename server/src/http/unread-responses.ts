import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limits in bytes. */
export interface UnreadLimits {
  /** Per account, or per IP address without a session. */
  readonly perCaller: number;
  readonly total: number;
}

/** A caller can have several of the longest lists and images at a time; the total fits a small machine. */
const UNREAD_LIMITS: UnreadLimits = { perCaller: 32 * 2 ** 20, total: 128 * 2 ** 20 };
/** Smaller responses fit the buffers that a connection has anyway. */
const COUNTED_FROM_BYTES = 16 * 2 ** 10;

interface Unread {
  readonly caller: string;
  readonly body: Buffer;
  readonly socket: Socket;
}

/** Responses in the order in which they began, and the bytes of their bodies. A body that they share is counted once. */
class UnreadGroup {
  readonly #responses = new Set<Unread>();
  readonly #uses = new Map<Buffer, number>();
  bytes = 0;

  add(response: Unread): void {
    const { body } = response;
    const uses = this.#uses.get(body) ?? 0;
    if (uses === 0) this.bytes += body.length;
    this.#uses.set(body, uses + 1);
    this.#responses.add(response);
  }

  remove(response: Unread): void {
    const { body } = response;
    if (!this.#responses.delete(response)) return;
    const uses = (this.#uses.get(body) ?? 1) - 1;
    if (uses > 0) {
      this.#uses.set(body, uses);
      return;
    }
    this.#uses.delete(body);
    this.bytes -= body.length;
  }

  /** Returns the response that has waited longest. */
  get oldest(): Unread | undefined {
    return this.#responses.values().next().value;
  }

  get isEmpty(): boolean {
    return this.#responses.size === 0;
  }
}

/** Limits the memory of responses that clients have requested but do not read. */
export interface UnreadResponses {
  /**
   * Counts a large response until it has been handed to the operating system. Above a limit, the connections whose responses
   * have waited longest are closed: first the caller's, then anyone's.
   */
  add(caller: string, res: Pick<ServerResponse, 'once'>, body: Buffer, socket: Socket): void;
  readonly bytes: number;
}

export function createUnreadResponses({ perCaller, total }: UnreadLimits = UNREAD_LIMITS): UnreadResponses {
  const allResponses = new UnreadGroup();
  const byCaller = new Map<string, UnreadGroup>();
  const bySocket = new WeakMap<Socket, Set<Unread>>();

  const remove = (response: Unread) => {
    allResponses.remove(response);
    bySocket.get(response.socket)?.delete(response);
    const group = byCaller.get(response.caller);
    group?.remove(response);
    if (group?.isEmpty) byCaller.delete(response.caller);
  };
  const responsesOn = (socket: Socket): Set<Unread> => {
    const known = bySocket.get(socket);
    if (known) return known;
    const responses = new Set<Unread>();
    bySocket.set(socket, responses);
    // Node emits no event of a pipelined response that has not begun when its connection closes.
    socket.once('close', () => removeAll(responses));
    return responses;
  };
  const removeAll = (responses: Iterable<Unread>) => {
    for (const response of [...responses]) remove(response);
  };
  const closeOldest = (group: UnreadGroup, limit: number, newest: Unread) => {
    while (group.bytes > limit) {
      const { oldest } = group;
      // A single response above the limit is sent.
      if (!oldest || oldest === newest) return;
      removeAll(responsesOn(oldest.socket));
      oldest.socket.destroy();
    }
  };

  return {
    add: (caller, res, body, socket) => {
      if (body.length < COUNTED_FROM_BYTES) return;
      const response = { caller, body, socket };
      const group = byCaller.get(caller) ?? new UnreadGroup();
      byCaller.set(caller, group);
      allResponses.add(response);
      group.add(response);
      responsesOn(socket).add(response);
      res.once('close', () => remove(response));
      closeOldest(group, perCaller, response);
      closeOldest(allResponses, total, response);
    },
    get bytes() {
      return allResponses.bytes;
    },
  };
}
