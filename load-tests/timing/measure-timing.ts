// Whether the time of an answer tells if an e-mail has an account: npm run measure:timing
import { once } from 'node:events';
import { createServer } from 'node:net';
import { newEmail } from '../../server/test/factories.ts';
import { endProcesses, startProcess } from '../../server/test/server-process.ts';
import { type Place, UNLIMITED, withEnvironment } from '../environment.ts';
import { median, newReport } from '../report.ts';
import { newMember, send } from '../send.ts';

const PAIRS = 200;
/** How often one is slower than the other, where neither is. */
const EVEN = 0.5;
const LEAST_EVEN = 0.1;
const MEDIANS_APART = 0.2;
const LETTER_MS = 300;

const report = newReport();

/** How often an answer about somebody takes longer than one about nobody; a half when there is no difference. */
function shareOfSlower(somebody: readonly number[], nobody: readonly number[]): number {
  let slower = 0;
  for (const one of somebody)
    for (const other of nobody) slower += one > other ? 1 : one === other ? EVEN : 0;
  return slower / (somebody.length * nobody.length);
}

/** Asks about somebody and nobody in turn, so that whatever else the machine does falls upon both. */
async function compare(
  name: string,
  somebody: string,
  ask: (email: string) => Promise<{ readonly ms: number }>,
): Promise<readonly number[]> {
  const times = { somebody: [] as number[], nobody: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair++) {
    const askNobody = async () => times.nobody.push((await ask(newEmail())).ms);
    // Whoever comes first in one pair comes second in the next.
    if (pair % 2 === 0) await askNobody();
    times.somebody.push((await ask(somebody)).ms);
    if (pair % 2 === 1) await askNobody();
  }
  const share = shareOfSlower(times.somebody, times.nobody);
  const medians = [median(times.somebody), median(times.nobody)] as const;
  report.record(
    `${name}: median, somebody and nobody`,
    medians.map((ms) => `${ms.toFixed(1)} ms`).join(', '),
  );
  report.record(`${name}: somebody takes longer in`, share.toFixed(2));
  report.assert(`${name}: about as often one as the other`, Math.abs(share - EVEN) <= LEAST_EVEN);
  const apart = Math.abs(medians[0] - medians[1]) / Math.min(...medians);
  report.assert(`${name}: medians within a fifth`, apart <= MEDIANS_APART);
  return [...times.somebody, ...times.nobody];
}

// Takes connections and never says a word.
const mailServer = createServer(() => {}).listen(0, '127.0.0.1');
await once(mailServer, 'listening');
const address = mailServer.address();
const port = typeof address === 'object' ? address?.port : undefined;

async function measure({ storage }: Place): Promise<void> {
  const env = { ...UNLIMITED, SMTP_URL: `smtp://127.0.0.1:${port}` };
  try {
    await askBoth((await startProcess(storage, { env })).url);
  } finally {
    await endProcesses();
  }
}

async function askBoth(url: string): Promise<void> {
  const member = await newMember(url);
  if (!member) throw new Error('nobody could register');
  const post = (path: string, body: unknown) => send(url, { path, method: 'POST', body });
  const password = 'not the right password';
  await compare('logging in', member.email, (email) => post('/api/auth/login', { email, password }));
  const times = await compare('asking for a reset', member.email, (email) =>
    post('/api/auth/forgot-password', { email }),
  );
  report.record('asking for a reset: longest', `${Math.max(...times).toFixed(0)} ms`);
  report.assert('asking for a reset waits for no mail server', median(times) <= LETTER_MS);
}

try {
  await withEnvironment('sqlite', measure);
} finally {
  mailServer.close();
}
process.exit(report.allPassed() ? 0 : 1);
