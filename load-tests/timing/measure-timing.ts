// Checks that response times do not reveal whether an email address has an account: npm run measure:timing
import { once } from 'node:events';
import { createServer } from 'node:net';
import { newEmail } from '../../server/test/factories.ts';
import { endProcesses, startProcess } from '../../server/test/server-process.ts';
import { type TestEnvironment, UNLIMITED, withEnvironment } from '../environment.ts';
import { median, newReport } from '../report.ts';
import { newMember, send } from '../send.ts';

const PAIRS = 200;
/** Share of pairs in which one response is slower, if the times have the same distribution. */
const EVEN = 0.5;
const TOLERANCE = 0.1;
const MEDIANS_APART = 0.2;
const RESET_WITHIN_MS = 300;

const report = newReport();

/** Returns the share of pairs in which the response for an account is slower; 0.5 without a difference. */
function shareOfSlower(account: readonly number[], unknown: readonly number[]): number {
  let slower = 0;
  for (const one of account)
    for (const other of unknown) slower += one > other ? 1 : one === other ? EVEN : 0;
  return slower / (account.length * unknown.length);
}

/** Alternates requests for an account and for an unknown email, so that other load on the machine affects both. */
async function compare(
  name: string,
  account: string,
  request: (email: string) => Promise<{ readonly ms: number }>,
): Promise<readonly number[]> {
  const times = { account: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair++) {
    const requestUnknown = async () => times.unknown.push((await request(newEmail())).ms);
    // The order alternates.
    if (pair % 2 === 0) await requestUnknown();
    times.account.push((await request(account)).ms);
    if (pair % 2 === 1) await requestUnknown();
  }
  const share = shareOfSlower(times.account, times.unknown);
  const medians = [median(times.account), median(times.unknown)] as const;
  report.record(
    `${name}: median, account and unknown email`,
    medians.map((ms) => `${ms.toFixed(1)} ms`).join(', '),
  );
  report.record(`${name}: share in which the account is slower`, share.toFixed(2));
  report.assert(`${name}: neither is slower more often`, Math.abs(share - EVEN) <= TOLERANCE);
  const apart = Math.abs(medians[0] - medians[1]) / Math.min(...medians);
  report.assert(`${name}: medians within a fifth`, apart <= MEDIANS_APART);
  return [...times.account, ...times.unknown];
}

// A mail server that accepts connections and never responds.
const mailServer = createServer(() => {}).listen(0, '127.0.0.1');
await once(mailServer, 'listening');
const address = mailServer.address();
const port = typeof address === 'object' ? address?.port : undefined;

async function measure({ storage }: TestEnvironment): Promise<void> {
  const env = { ...UNLIMITED, SMTP_URL: `smtp://127.0.0.1:${port}` };
  try {
    await compareAll((await startProcess(storage, { env })).url);
  } finally {
    await endProcesses();
  }
}

async function compareAll(url: string): Promise<void> {
  const member = await newMember(url);
  if (!member) throw new Error('registration failed');
  const post = (path: string, body: unknown) => send(url, { path, method: 'POST', body });
  const password = 'not the right password';
  await compare('logging in', member.email, (email) => post('/api/auth/login', { email, password }));
  const times = await compare('requesting a reset', member.email, (email) =>
    post('/api/auth/forgot-password', { email }),
  );
  report.record('requesting a reset: longest', `${Math.max(...times).toFixed(0)} ms`);
  report.assert('requesting a reset does not wait for the mail server', median(times) <= RESET_WITHIN_MS);
}

try {
  await withEnvironment('sqlite', measure);
} finally {
  mailServer.close();
}
process.exit(report.allPassed() ? 0 : 1);
