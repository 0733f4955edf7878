import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { until } from '../../server/test/server-process.ts';
import { base64, plain } from '../../server/test/test-images.ts';
import { type Answer, type Call, type Member, newMember, send } from '../send.ts';

const WRITERS = 32;
/** A new member for so many writes. */
const WRITES_PER_MEMBER = 100;

/** All that the server has said is saved, and what was said of it last. */
export interface Acknowledged {
  writes: number;
  readonly accounts: Set<string>;
  readonly plans: Map<number, { readonly version: number; readonly name: string }>;
  readonly deletedPlans: Set<number>;
  readonly messages: Set<string>;
  readonly images: Set<string>;
  /** Answers that were neither the expected one nor "not now". */
  readonly wrong: string[];
}

interface Writer {
  readonly number: number;
  readonly acknowledged: Acknowledged;
  readonly picture: string;
  /** Sends until it is answered or the storm is over; what was lost on the way is sent again if that is safe. */
  ask(call: Call, again?: boolean): Promise<Answer | undefined>;
}

/** Does something while writers write without a pause, through every fault; all of them are at work when it begins. */
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
  const picture = await base64(plain(40, 20).jpeg());
  const ask: Writer['ask'] = async (call, again = false) => {
    do {
      const answer = await send(url, call).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      if (answer && answer.status !== 503) acknowledged.wrong.push(`${answer.status} ${call.path}`);
      await pause(20);
    } while (running && again);
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
      const writer = { number, acknowledged, picture, ask };
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

/** The n-th write of a member: mostly a new plan, now and then something else. */
async function write(writer: Writer, member: Member, n: number): Promise<void> {
  if (n % 25 === 7) await sendMessage(writer);
  else if (n % 50 === 13) await upload(writer, member);
  else await savePlan(writer, member, n);
}

async function sendMessage({ ask, acknowledged }: Writer): Promise<void> {
  const message = `A question: ${randomBytes(12).toString('hex')}`;
  const body = { name: 'Ada Example', email: 'ada@example.com', message };
  const answer = await ask({ path: '/api/contact', method: 'POST', body });
  if (expected(acknowledged, answer, 200)) acknowledged.messages.add(message);
}

async function upload({ ask, acknowledged, picture }: Writer, { cookie }: Member): Promise<void> {
  const body = { data: picture, fileName: 'sea.jpg' };
  const answer = await ask({ path: '/api/images', method: 'POST', body, headers: { cookie } });
  if (expected(acknowledged, answer, 201)) acknowledged.images.add(JSON.parse(answer.text).id);
}

/** A plan is saved, every second one is edited and every tenth deleted. */
async function savePlan({ ask, acknowledged, number }: Writer, { cookie }: Member, n: number): Promise<void> {
  const name = `${number} ${n} ${randomBytes(6).toString('hex')}`;
  // Of the shape that a widget gives, so that a receipt is saved along with the plan.
  const headers = { cookie, 'idempotency-key': randomBytes(16).toString('base64url') };
  const save = { path: '/api/retirement-plans', method: 'POST', body: planBody({ name }), headers };
  const saved = await ask(save, true);
  if (!expected(acknowledged, saved, 201)) return;
  const { id } = JSON.parse(saved.text) as { id: number };
  acknowledged.plans.set(id, { version: 1, name });
  const path = `/api/retirement-plans/${id}`;
  if (n % 2 === 0) {
    const edited = `${name} edited`;
    const answer = await ask({
      path,
      method: 'PUT',
      body: planBody({ name: edited }),
      headers: { cookie, 'if-match': '"1"' },
    });
    if (expected(acknowledged, answer, 200)) acknowledged.plans.set(id, { version: 2, name: edited });
  }
  if (n % 10 === 9) {
    // Whether an unanswered deletion took place cannot be known.
    acknowledged.plans.delete(id);
    const answer = await ask({ path, method: 'DELETE', headers: { cookie } });
    if (expected(acknowledged, answer, 204)) acknowledged.deletedPlans.add(id);
  }
}

function expected(acknowledged: Acknowledged, answer: Answer | undefined, status: number): answer is Answer {
  if (!answer) return false;
  if (answer.status === status) acknowledged.writes++;
  else acknowledged.wrong.push(`${answer.status} for ${status}: ${answer.text.slice(0, 200)}`);
  return answer.status === status;
}
