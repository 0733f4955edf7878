import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../server/test/factories.ts';
import { until } from '../server/test/server-process.ts';
import { base64, plain } from '../server/test/test-images.ts';
import { newMember, PLANS } from './members.ts';
import { type HttpResponse, type RequestOptions, send } from './send.ts';

const WRITERS = 32;
const UNACKNOWLEDGED: readonly number[] = [502, 503];
/** Writes before a writer registers another member. */
const WRITES_PER_MEMBER = 100;

/** All writes that the server acknowledged, with their latest state. */
export interface Acknowledged {
  writes: number;
  readonly accounts: Set<string>;
  readonly plans: Map<number, { readonly version: number; readonly name: string }>;
  readonly deletedPlans: Set<number>;
  readonly messages: Set<string>;
  readonly images: Set<string>;
  /** Unexpected responses, except 503, and 502 of a proxy whose server was killed. */
  readonly wrong: string[];
}

/** Runs `work` under 32 writers, which continue through faults. Starts when each of them has saved once. */
export async function duringWriteLoad(
  url: string,
  work: (acknowledged: Acknowledged) => Promise<void>,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = {
    writes: 0,
    accounts: new Set(),
    plans: new Map(),
    deletedPlans: new Set(),
    messages: new Set(),
    images: new Set(),
    wrong: [],
  };
  const stopped = new AbortController();
  const image = await base64(plain(40, 20).jpeg());
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!stopped.signal.aborted) {
      const member = await newMember(url).catch(() => undefined);
      if (!member) {
        await pause(20);
        continue;
      }
      acknowledged.accounts.add(member.email);
      acknowledged.writes++;
      const writer = newWriter(url, member.cookie, acknowledged, stopped.signal);
      for (let n = 1; n < WRITES_PER_MEMBER && !stopped.signal.aborted; n++) {
        if (n % 25 === 7) await writer.sendMessage();
        else if (n % 50 === 13) await writer.uploadImage(image);
        else await writer.savePlan(n);
      }
    }
  });
  try {
    await until(async () => acknowledged.accounts.size >= WRITERS, undefined, 120_000);
    await work(acknowledged);
  } finally {
    stopped.abort();
    await Promise.all(writers);
  }
  return acknowledged;
}

/** Returns functions that write for one member, and record what the server acknowledged. */
function newWriter(url: string, cookie: string, acknowledged: Acknowledged, stopped: AbortSignal) {
  /**
   * Sends a request, and returns the response if it has the expected status. A request with an idempotency key is
   * repeated until a response below 500 or the end of the load.
   */
  const write = async (
    request: RequestOptions,
    expectedStatus: number,
  ): Promise<HttpResponse | undefined> => {
    const canRepeat = request.headers?.['idempotency-key'] !== undefined;
    do {
      const response = await send(url, { ...request, cookie }).catch(() => undefined);
      if (response?.status === expectedStatus) {
        acknowledged.writes++;
        return response;
      }
      if (response && !UNACKNOWLEDGED.includes(response.status)) {
        const { status, text } = response;
        acknowledged.wrong.push(`${status} for ${expectedStatus}: ${text.slice(0, 200)}`);
        if (status < 500) return undefined;
      }
      await pause(20);
    } while (canRepeat && !stopped.aborted);
    return undefined;
  };

  return {
    sendMessage: async () => {
      const message = `A question: ${randomBytes(12).toString('hex')}`;
      const body = { name: 'Ada Example', email: 'ada@example.com', message };
      const response = await write({ path: '/api/contact', method: 'POST', body }, 200);
      if (response) acknowledged.messages.add(message);
    },

    uploadImage: async (data: string) => {
      const body = { data, fileName: 'sea.jpg' };
      const response = await write({ path: '/api/images', method: 'POST', body }, 201);
      if (response) acknowledged.images.add(JSON.parse(response.text).id);
    },

    /** Saves the member's n-th plan; edits every second one, and deletes every tenth. */
    savePlan: async (n: number) => {
      const { plans, deletedPlans } = acknowledged;
      const name = `${n} ${randomBytes(8).toString('hex')}`;
      // The key has the format of the embed's, so that a receipt is saved with the plan.
      const headers = { 'idempotency-key': randomBytes(16).toString('base64url') };
      const saved = await write({ path: PLANS, method: 'POST', body: planBody({ name }), headers }, 201);
      if (!saved) return;
      const { id } = JSON.parse(saved.text) as { id: number };
      plans.set(id, { version: 1, name });
      const path = `${PLANS}/${id}`;
      if (n % 2 === 0) {
        const edited = `${name} edited`;
        const body = planBody({ name: edited });
        const edit = { path, method: 'PUT', body, headers: { 'if-match': '"1"' } } as const;
        if (await write(edit, 200)) plans.set(id, { version: 2, name: edited });
      }
      if (n % 10 === 9) {
        // If there is no response, the plan may be deleted or not.
        plans.delete(id);
        if (await write({ path, method: 'DELETE' }, 204)) deletedPlans.add(id);
      }
    },
  };
}
