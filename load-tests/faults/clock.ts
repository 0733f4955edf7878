import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD, planBody } from '../../server/test/factories.ts';
import { freePort } from '../../server/test/free-port.ts';
import { type ServerProcess, startProcess, until } from '../../server/test/server-process.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { cookieOf, type HttpResponse, newMember, send } from '../send.ts';

const DAY = 24 * 60 * 60;
const HOUR = 60 * 60;
const FAILURES = 5;
/** The first lockout's length, plus the hour by which the clock is set back. */
const LONGEST_LOCK_S = 15 * 60 + HOUR;

/** Sets the clock of a running server back by an hour, ahead by 31 days, and to the right time again. */
export function run({ database = 'sqlite' }: Options, report: Report): Promise<void> {
  return withEnvironment(database, async ({ storage }) => {
    const library = findLibrary();
    if (!library) {
      report.assert('libfaketime is installed. On Debian: apt-get install faketime', false);
      return;
    }
    const file = join(storage.dataDir, 'clock');
    writeFileSync(file, '+0');
    const metricsPort = await freePort();
    const server = await startProcess(storage, {
      env: {
        ...UNLIMITED,
        LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: String(FAILURES),
        LOG_LEVEL: 'info',
        METRICS_PORT: String(metricsPort),
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        // Durations are measured with the monotonic clock, which cannot be set.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    });
    const step = async (seconds: number) => {
      writeFileSync(file, seconds < 0 ? `${seconds}` : `+${seconds}`);
      await until(async () => Math.abs((await clockOf(server)) - Date.now() / 1000 - seconds) < 60, server);
    };
    await changeClock(server, step, report);
    await checkDurations(server, metricsPort, report);
    report.assert('the server was not restarted', server.child.exitCode === null);
  });
}

function findLibrary(): string | undefined {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap(({ name }) => {
      const folder = join('/usr/lib', name, 'faketime');
      try {
        return readdirSync(folder).map((file) => join(folder, file));
      } catch {
        return [];
      }
    })
    .find((file) => /libfaketimeMT\.so/.test(file));
}

/** Returns the server's time in seconds since 1970. */
async function clockOf({ url }: ServerProcess): Promise<number> {
  return Date.parse((await send(url, { path: '/healthz' })).headers.date ?? '') / 1000;
}

async function changeClock(
  { url }: ServerProcess,
  step: (seconds: number) => Promise<void>,
  report: Report,
): Promise<void> {
  const [early, locked] = [await newMember(url), await newMember(url)];
  if (!early || !locked) throw new Error('registration failed');
  const me = async (cookie: string) =>
    (await send(url, { path: '/api/auth/me', headers: { cookie } })).status;
  const logIn = (email: string, password: string): Promise<HttpResponse> =>
    send(url, { path: '/api/auth/login', method: 'POST', body: { email, password } });
  const fail = async (email: string): Promise<HttpResponse> => {
    for (let n = 0; n < FAILURES; n++) await logIn(email, 'a wrong password');
    return logIn(email, PASSWORD);
  };
  report.assert(
    'before any change: five failed logins lock the account',
    (await fail(locked.email)).status === 429,
  );

  await step(-HOUR);
  const headers = { cookie: early.cookie };
  const save = { path: '/api/retirement-plans', method: 'POST', body: planBody(), headers };
  report.assert('1 hour back: members stay logged in', (await me(early.cookie)) === 200);
  report.assert('1 hour back: plans are saved', (await send(url, save)).status === 201);
  const lockedBack = await logIn(locked.email, PASSWORD);
  const wait = Number(lockedBack.headers['retry-after']);
  report.record('1 hour back: Retry-After of the locked account', `${wait} s`);
  report.assert('1 hour back: locked for at most an hour more', wait <= LONGEST_LOCK_S);

  await step(31 * DAY);
  report.assert('31 days ahead: the old session has ended', (await me(early.cookie)) === 401);
  const late = await logIn(locked.email, PASSWORD);
  report.assert('31 days ahead: the lock is over', late.status === 200);
  const lockedAhead = await fail(early.email);
  report.assert('31 days ahead: five failed logins lock the account', lockedAhead.status === 429);

  await step(0);
  report.assert('right again: the expired session stays expired', (await me(early.cookie)) === 401);
  report.assert('right again: the session begun in the future is valid', (await me(cookieOf(late))) === 200);
  const freed = await logIn(early.email, PASSWORD);
  report.assert('right again: the lock set in the future is gone', freed.status === 200);
}

async function checkDurations(server: ServerProcess, metricsPort: number, report: Report): Promise<void> {
  const lines = server.output().split('\n');
  const durations = lines.flatMap((line) => /"ms":(-?[\d.]+)/.exec(line)?.[1] ?? []).map(Number);
  report.record('durations in the log', durations.length);
  report.assert(
    'no duration in the log is negative',
    durations.length > 0 && durations.every((ms) => ms >= 0),
  );
  const { text } = await send(`http://127.0.0.1:${metricsPort}`, { path: '/metrics' });
  const sums = [...text.matchAll(/^whenabouts_\w+_(?:sum|seconds)(?:\{.*\})? (\S+)$/gm)].map(([, n]) =>
    Number(n),
  );
  report.assert(
    'no duration in the metrics is negative or above an hour',
    sums.length > 0 && sums.every((sum) => sum >= 0 && sum < HOUR),
  );
}
