// Compares two servers in alternating rounds.
import autocannon, { type Request } from 'autocannon';
import { cpuTime } from '../test/process-usage.ts';
import type { Server } from './servers.ts';

/** Odd, for a median. Rounds are short, so that other load affects both servers. */
const ROUNDS = 15;
const ROUND_SECONDS = 0.8;
const WARM_UP_SECONDS = 1.5;
const CONNECTIONS = 16;

export interface Side {
  readonly server: Server;
  /** Each connection repeats all of them. */
  readonly requests: readonly Request[];
}

interface Speed {
  readonly perSecond: number;
  /** CPU time of the server per response, in milliseconds. */
  readonly cost: number;
}

/** Measures both servers alternately, and prints the ratio of their throughput. */
export async function compare(title: string, ours: Side, theirs: Side): Promise<void> {
  await measure(ours, WARM_UP_SECONDS);
  await measure(theirs, WARM_UP_SECONDS);
  const rounds: { readonly our: Speed; readonly their: Speed }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const our = await measure(ours, ROUND_SECONDS);
    rounds.push({ our, their: await measure(theirs, ROUND_SECONDS) });
  }
  const middle = (numberOf: (round: { our: Speed; their: Speed }) => number, digits: number) =>
    median(rounds.map(numberOf)).toFixed(digits);
  printRow(
    title,
    middle(({ our, their }) => our.perSecond / their.perSecond, 2),
    middle(({ our, their }) => their.cost / our.cost, 2),
    middle(({ our }) => our.perSecond, 0),
    middle(({ their }) => their.perSecond, 0),
  );
}

/** Prints the heading of the table. */
export function printHead(): void {
  console.log(
    `Responses compared with responses of the same size from a bare Koa with its router (medians of ${ROUNDS} rounds, ${CONNECTIONS} connections)`,
  );
  printRow('', 'ratio', 'by CPU time', 'per second', 'bare Koa');
}

function printRow(title: string, ...cells: readonly string[]): void {
  const widths = [7, 19, 12, 10];
  const columns = cells.map((cell, n) => cell.padStart(widths[n] ?? 0));
  console.log(`  ${title.padEnd(46)}${columns.join('')}`);
}

/** Counts successful responses. The server may also reject requests with 503, as on a busy machine. */
async function measure({ server, requests }: Side, seconds: number): Promise<Speed> {
  let clients = 0;
  const usedBefore = cpuTime(server.pid);
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 50,
    // Each connection begins at another request, so that they do not write the same rows at the same time.
    setupClient: (client) => {
      const start = clients++ % requests.length;
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  });
  const used = cpuTime(server.pid) - usedBefore;
  const unexpected = Object.keys(result.statusCodeStats ?? {}).filter((status) => !/^2|503/.test(status));
  if (unexpected.length + result.errors > 0) throw new Error(`${unexpected} and ${result.errors} failures`);
  const responses = result['2xx'];
  return { perSecond: responses / result.duration, cost: used / responses };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
