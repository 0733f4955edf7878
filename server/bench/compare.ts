// Compares two servers in alternating rounds.
import { countResponses } from './keep-alive-client.ts';
import type { Server } from './servers.ts';

/** Odd, for a median. Rounds are short, so that other load affects both servers. */
const ROUNDS = 15;
const ROUND_MS = 400;
const WARM_UP_MS = 1_500;
const CONNECTIONS = 16;

export interface Side {
  readonly server: Server;
  readonly requests: readonly Buffer[];
}

interface Speed {
  readonly perSecond: number;
  /** CPU time of the server per response, in milliseconds. */
  readonly cost: number;
}

/** Measures both servers alternately, and prints the ratio of their throughput. */
export async function compare(title: string, ours: Side, theirs: Side): Promise<void> {
  await measure(ours, WARM_UP_MS);
  await measure(theirs, WARM_UP_MS);
  const rounds: { readonly our: Speed; readonly their: Speed }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const our = await measure(ours, ROUND_MS);
    rounds.push({ our, their: await measure(theirs, ROUND_MS) });
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

async function measure({ server, requests }: Side, milliseconds: number): Promise<Speed> {
  const usedBefore = await server.cpuTime();
  const started = performance.now();
  const load = { port: server.port, requests, connections: CONNECTIONS, milliseconds };
  const responses = await countResponses(load);
  const perSecond = (responses * 1_000) / (performance.now() - started);
  return { perSecond, cost: ((await server.cpuTime()) - usedBefore) / responses };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
