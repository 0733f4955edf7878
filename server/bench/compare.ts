// Compares the product with the baseline, a bare Koa, in alternating rounds.
import { percentile } from '@whenabouts/core';
import autocannon, { type Request } from 'autocannon';
import { cpuTime } from '../test/process-usage.ts';
import type { Server } from './servers.ts';

/** An odd number, for a median. Rounds are short, so that other load affects both servers. */
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

interface Round {
  readonly product: Speed;
  readonly baseline: Speed;
}

/** Measures both servers alternately, and prints the product's speed relative to the baseline's. */
export async function compare(title: string, product: Side, baseline: Side): Promise<void> {
  await measure(product, WARM_UP_SECONDS);
  await measure(baseline, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      product: await measure(product, ROUND_SECONDS),
      baseline: await measure(baseline, ROUND_SECONDS),
    });
  }
  const medianOf = (numberOf: (round: Round) => number, digits: number) =>
    percentile(
      rounds.map(numberOf).sort((a, b) => a - b),
      50,
    ).toFixed(digits);
  printRow(title, [
    medianOf((round) => round.product.perSecond / round.baseline.perSecond, 2),
    medianOf((round) => round.baseline.cost / round.product.cost, 2),
    medianOf((round) => round.product.perSecond, 0),
    medianOf((round) => round.baseline.perSecond, 0),
  ]);
}

/** Both ratios are above 1 if the product is faster. */
const COLUMNS = ['ratio', 'ratio per CPU time', 'product/s', 'bare Koa/s'] as const;

export function printHead(): void {
  console.log(
    `Responses compared with responses of the same size from a bare Koa with its router (medians of ${ROUNDS} rounds, ${CONNECTIONS} connections)`,
  );
  printRow('', COLUMNS);
}

function printRow(title: string, cells: readonly string[]): void {
  const padded = COLUMNS.map((heading, n) => cells[n]?.padStart(heading.length));
  console.log(`  ${title.padEnd(46)}  ${padded.join('  ')}`);
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
  const statuses = Object.keys(result.statusCodeStats ?? {});
  const unexpected = statuses.filter((status) => !/^(?:2\d\d|503)$/.test(status));
  if (unexpected.length + result.errors > 0) {
    throw new Error(
      `unexpected statuses: ${unexpected.join(', ') || 'none'}; failed requests: ${result.errors}`,
    );
  }
  const responses = result['2xx'];
  return { perSecond: responses / result.duration, cost: used / responses };
}
