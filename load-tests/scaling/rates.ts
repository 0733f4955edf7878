import { countResponses, requestFor } from '../../server/bench/keep-alive-client.ts';
import { seedPosts } from '../../server/seeds/posts.ts';
import { PASSWORD, planBody } from '../../server/test/factories.ts';
import { median } from '../report.ts';
import { cpuTime } from './cpu-time.ts';
import type { Member } from './members.ts';
import type { TwoServers } from './two-servers.ts';

const CONNECTIONS = 32;
/** More would be queued for a core, and rejected on machines with few cores. */
const LOGINS_AT_ONCE = 4;
const ROUNDS = 5;
const WARM_UP_MS = 2000;

export interface Rate {
  readonly name: string;
  /** Responses per second, the median of the rounds. */
  readonly perSecond: number;
  /** CPU time per response in milliseconds. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

interface Scenario {
  readonly name: string;
  readonly requests: readonly Buffer[];
  readonly connections?: number;
  /** Sends requests to the proxy instead of one server. */
  readonly atProxy?: boolean;
}

const PLANS = '/api/retirement-plans';
const POST = `/blog/${seedPosts[0]?.slug}`;

/** Measures the rate of each kind of request in one process, and the CPU time in the server and the database. */
export async function* measureRates(
  environment: TwoServers,
  members: readonly Member[],
  roundMs: number,
): AsyncGenerator<Rate> {
  const signedIn = members.slice(0, 1000);
  const kinds: readonly Scenario[] = [
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
    { name: 'home page', requests: [requestFor({ path: '/' })] },
    { name: 'page of a post', requests: [requestFor({ path: POST })] },
    { name: 'frame of the embed', requests: [requestFor({ path: '/widget/frame' })] },
    {
      name: 'page of a post, not cached',
      requests: [requestFor({ path: POST, cookie: 'past=the-cache' })],
      atProxy: true,
    },
    { name: 'page of a post, cached', requests: [requestFor({ path: POST })], atProxy: true },
  ];
  for (const kind of kinds) yield await rateOf(environment, kind, roundMs);
}

async function rateOf(
  environment: TwoServers,
  { name, requests, connections = CONNECTIONS, atProxy = false }: Scenario,
  roundMs: number,
): Promise<Rate> {
  const { servers, proxy, databasePid } = environment;
  const port = atProxy ? proxy.port : servers[0].port;
  const pids = servers.map((server) => server.pid());
  const used = () => pids.reduce((sum, pid) => sum + cpuTime(pid), 0);
  const run = (milliseconds: number) => countResponses({ port, requests, connections, milliseconds });
  await run(WARM_UP_MS);
  const rounds: number[] = [];
  const before = { server: used(), database: cpuTime(databasePid) };
  let responses = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const count = await run(roundMs);
    rounds.push((count * 1000) / (performance.now() - started));
    responses += count;
  }
  return {
    name,
    perSecond: median(rounds),
    serverMs: (used() - before.server) / responses,
    databaseMs: (cpuTime(databasePid) - before.database) / responses,
  };
}
