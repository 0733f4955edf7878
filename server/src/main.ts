import { join } from 'node:path';
import { fail, readConfigOrExit } from './commands/read-config-or-exit.ts';
import { createLog } from './log.ts';
import { loadRenderer } from './pages/renderer.ts';
import { type RunningServer, serve } from './serve.ts';

const SHUTDOWN_TIMEOUT_MS = 10_000;

// The process must survive a reader of its output that goes away.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const { config, warnings } = readConfigOrExit();
const log = createLog(config.logLevel);
for (const warning of warnings) log.warn(warning);

let running: RunningServer | undefined;
let stopping = false;

function stop(exitCode: number): void {
  if (stopping) process.exit(1);
  stopping = true;
  setTimeout(() => {
    log.error({ ms: SHUTDOWN_TIMEOUT_MS }, 'shutdown timed out, requests were aborted');
    process.exit(1);
  }, SHUTDOWN_TIMEOUT_MS).unref();
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
  process.stdout.write(`Whenabouts is running at ${running.url}\n`);
  const admin = await running.ready;
  if (admin?.password !== undefined) {
    process.stdout.write(
      `First start: the admin's login is ${admin.email} with password ${admin.password}\n`,
    );
    process.stdout.write('It is shown only once. At the first login you choose another one.\n');
  }
} catch (error) {
  fail(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`);
}
