import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHIPPED = fileURLToPath(new URL('../../deploy/haproxy-galera.cfg', import.meta.url));

interface ProxyOptions {
  readonly folder: string;
  readonly port: number;
  /** The ports of the database nodes; the first one that is ready is used. */
  readonly nodes: readonly number[];
}

/** Starts HAProxy with the shipped configuration for database nodes; only the addresses are this machine's. */
export async function startDatabaseProxy(options: ProxyOptions): Promise<{ stop(): Promise<void> }> {
  const file = join(options.folder, 'haproxy-galera.cfg');
  writeFileSync(file, settings(readFileSync(SHIPPED, 'utf8'), options));
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  await once(child, 'spawn');
  return {
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** @throws {Error} if the shipped configuration no longer has what is replaced here. */
function settings(shipped: string, { port, nodes }: ProxyOptions): string {
  const servers = nodes.map(
    (node, n) => `  server node${n + 1} 127.0.0.1:${node}${n === 0 ? '' : ' backup'}`,
  );
  const replaced: readonly [RegExp, string][] = [
    [/^ {2}log stdout .*\n/m, ''],
    [/^resolvers docker\n(?: {2}.*\n)+/m, ''],
    [/ resolvers docker init-addr none/, ''],
    [/bind :3306/, `bind 127.0.0.1:${port}`],
    [/(?:^ {2}server node\d .*\n)+/m, `${servers.join('\n')}\n`],
  ];
  return replaced.reduce((text, [part, local]) => {
    if (!part.test(text)) throw new Error(`deploy/haproxy-galera.cfg has nothing like ${part}`);
    return text.replace(part, local);
  }, shipped);
}
