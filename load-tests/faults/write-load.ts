import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { until } from '../../server/test/server-process.ts';
import { base64, plain } from '../../server/test/test-images.ts';
import { type HttpResponse, type Member, newMember, type RequestOptions, send } from '../send.ts';

const WRITERS = 32;
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
  /** Responses other than the expected one and 503. */
  readonly wrong: string[];
}

interface Writer {
  readonly number: number;
  readonly acknowledged: Acknowledged;
  readonly image: string;
  /** Sends a request. If `retry` is set, repeats it until a response below 500 or the end of the load. */
  request(options: RequestOptions, retry?: boolean): Promise<HttpResponse | undefined>;
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
  let running = true;
  const image = await base64(plain(40, 20).jpeg());
  const request: Writer['request'] = async (options, retry = false) => {
    do {
      const response = await send(url, options).catch(() => undefined);
      if (response && response.status < 500) return response;
      if (response && response.status !== 503) acknowledged.wrong.push(`${response.status} ${options.path}`);
      await pause(20);
    } while (running && retry);
    return undefined;
  };
  const writers = Array.from({ length: WRITERS }, async (_, number) => {
    while (running) {
      const member = await newMember(url).catch(() => undefined);
      if (!member) {
        await pause(20);
        continue;
      }
      acknowledged.accounts.add(member.email);
      acknowledged.writes++;
      const writer = { number, acknowledged, image, request };
      for (let n = 1; running && n < WRITES_PER_MEMBER; n++) await write(writer, member, n);
    }
  });
  try {
    await until(async () => acknowledged.accounts.size >= WRITERS, undefined, 120_000);
    await work(acknowledged);
  } finally {
    running = false;
    await Promise.all(writers);
  }
  return acknowledged;
}

/** Makes the n-th write of a member: usually a new plan, sometimes a message or an image. */
async function write(writer: Writer, member: Member, n: number): Promise<void> {
  if (n % 25 === 7) await sendMessage(writer);
  else if (n % 50 === 13) await upload(writer, member);
  else await savePlan(writer, member, n);
}

async function sendMessage({ request, acknowledged }: Writer): Promise<void> {
  const message = `A question: ${randomBytes(12).toString('hex')}`;
  const body = { name: 'Ada Example', email: 'ada@example.com', message };
  const response = await request({ path: '/api/contact', method: 'POST', body });
  if (expected(acknowledged, response, 200)) acknowledged.messages.add(message);
}

async function upload({ request, acknowledged, image }: Writer, { cookie }: Member): Promise<void> {
  const body = { data: image, fileName: 'sea.jpg' };
  const response = await request({ path: '/api/images', method: 'POST', body, headers: { cookie } });
  if (expected(acknowledged, response, 201)) acknowledged.images.add(JSON.parse(response.text).id);
}

/** Saves a plan; edits every second one, and deletes every tenth. */
async function savePlan(
  { request, acknowledged, number }: Writer,
  { cookie }: Member,
  n: number,
): Promise<void> {
  const name = `${number} ${n} ${randomBytes(6).toString('hex')}`;
  // The key has the format of the embed's, so that a receipt is saved with the plan.
  const headers = { cookie, 'idempotency-key': randomBytes(16).toString('base64url') };
  const save = { path: '/api/retirement-plans', method: 'POST', body: planBody({ name }), headers };
  const saved = await request(save, true);
  if (!expected(acknowledged, saved, 201)) return;
  const { id } = JSON.parse(saved.text) as { id: number };
  acknowledged.plans.set(id, { version: 1, name });
  const path = `/api/retirement-plans/${id}`;
  if (n % 2 === 0) {
    const edited = `${name} edited`;
    const response = await request({
      path,
      method: 'PUT',
      body: planBody({ name: edited }),
      headers: { cookie, 'if-match': '"1"' },
    });
    if (expected(acknowledged, response, 200)) acknowledged.plans.set(id, { version: 2, name: edited });
  }
  if (n % 10 === 9) {
    // If there is no response, the plan may be deleted or not.
    acknowledged.plans.delete(id);
    const response = await request({ path, method: 'DELETE', headers: { cookie } });
    if (expected(acknowledged, response, 204)) acknowledged.deletedPlans.add(id);
  }
}

function expected(
  acknowledged: Acknowledged,
  response: HttpResponse | undefined,
  status: number,
): response is HttpResponse {
  if (!response) return false;
  if (response.status === status) acknowledged.writes++;
  else acknowledged.wrong.push(`${response.status} for ${status}: ${response.text.slice(0, 200)}`);
  return response.status === status;
}
