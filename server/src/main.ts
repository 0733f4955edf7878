import { join } from 'node:path';
import { readConfig } from './config/config.ts';
import { createLog } from './log.ts';
import { loadRenderer } from './pages/renderer.ts';
import { type RunningServer, serve } from './serve.ts';

const STOP_WITHIN_MS = 10_000;

function fail(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

// Whoever reads our output may go away; that must not end us.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const read = readConfig(process.env);
if ('problems' in read) fail('The configuration is not usable:', ...read.problems.map((line) => `  ${line}`));
const { config } = read;
const log = createLog(config.logLevel);

let running: RunningServer | undefined;
let stopping = false;

function stop(exitCode: number): void {
  if (stopping) process.exit(1);
  stopping = true;
  setTimeout(() => {
    log.error({ ms: STOP_WITHIN_MS }, 'what was under way took too long, and was cut off');
    process.exit(1);
  }, STOP_WITHIN_MS).unref();
  Promise.resolve(running?.stop()).then(
    () => process.exit(exitCode),
    () => process.exit(1),
  );
}

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (err: unknown) => {
    log.fatal({ err }, event);
    if (!stopping) stop(1);
  });
}

const renderer = await loadRenderer(join(config.siteDir, 'server/entry-server.js'));
if (!renderer) fail('The site has not been built. Run: npm run build');

try {
  running = await serve({
    config,
    log,
    pages: { renderer, staticDir: join(config.siteDir, 'client') },
  });
  process.stdout.write(`Whenabouts is at ${running.url}\n`);
  const admin = await running.ready;
  if (admin?.password !== undefined) {
    process.stdout.write(
      `First start: the admin's login is ${admin.email} with password ${admin.password}\n`,
    );
    process.stdout.write('It is shown this once. Keep it.\n');
  }
} catch (error) {
  fail(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`);
}
