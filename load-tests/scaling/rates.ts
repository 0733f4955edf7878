import { countAnswers, requestFor } from '../../server/bench/keep-alive-client.ts';
import { seedPosts } from '../../server/seeds/posts.ts';
import { PASSWORD, planBody } from '../../server/test/factories.ts';
import { median } from '../report.ts';
import type { Member } from './members.ts';
import { processorTime } from './processor-time.ts';
import type { Place } from './two-servers.ts';

const CONNECTIONS = 32;
/** More would wait in line for a core, and be told to come again where there are few. */
const LOGINS_AT_ONCE = 4;
const ROUNDS = 5;
const WARM_UP_MS = 2000;

export interface Rate {
  readonly name: string;
  /** Answers in a second, the middle of the rounds. */
  readonly perSecond: number;
  /** Milliseconds of processor time that an answer costs. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

interface Asked {
  readonly name: string;
  readonly requests: readonly Buffer[];
  readonly connections?: number;
  /** The proxy instead of one server. */
  readonly atProxy?: boolean;
}

const PLANS = '/api/retirement-plans';
const POST = `/blog/${seedPosts[0]?.slug}`;

/** What one process carries of each kind of request, and what answers cost it and the database. */
export async function* measureRates(
  place: Place,
  members: readonly Member[],
  roundMs: number,
): AsyncGenerator<Rate> {
  const signedIn = members.slice(0, 1000);
  const kinds: readonly Asked[] = [
    { name: 'list of plans', requests: signedIn.map(({ cookie }) => requestFor({ path: PLANS, cookie })) },
    {
      name: 'saving a plan',
      requests: signedIn.map(({ cookie }) =>
        requestFor({ method: 'POST', path: PLANS, cookie, body: planBody() }),
      ),
    },
    {
      name: 'logging in',
      connections: LOGINS_AT_ONCE,
      requests: signedIn.map(({ email }) =>
        requestFor({ method: 'POST', path: '/api/auth/login', body: { email, password: PASSWORD } }),
      ),
    },
    { name: 'start page', requests: [requestFor({ path: '/' })] },
    { name: 'page of a post', requests: [requestFor({ path: POST })] },
    { name: 'frame of the embed', requests: [requestFor({ path: '/widget/frame' })] },
    {
      name: 'page of a post, past the cache',
      requests: [requestFor({ path: POST, cookie: 'past=the-cache' })],
      atProxy: true,
    },
    { name: 'page of a post, from the cache', requests: [requestFor({ path: POST })], atProxy: true },
  ];
  for (const kind of kinds) yield await rateOf(place, kind, roundMs);
}

async function rateOf(
  place: Place,
  { name, requests, connections = CONNECTIONS, atProxy = false }: Asked,
  roundMs: number,
): Promise<Rate> {
  const { servers, proxy, databasePid } = place;
  const port = atProxy ? proxy.port : servers[0].port;
  const pids = servers.map((server) => server.pid());
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const ask = (milliseconds: number) => countAnswers({ port, requests, connections, milliseconds });
  await ask(WARM_UP_MS);
  const rounds: number[] = [];
  const before = { server: used(), database: processorTime(databasePid) };
  let answers = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const count = await ask(roundMs);
    rounds.push((count * 1000) / (performance.now() - started));
    answers += count;
  }
  return {
    name,
    perSecond: median(rounds),
    serverMs: (used() - before.server) / answers,
    databaseMs: (processorTime(databasePid) - before.database) / answers,
  };
}
