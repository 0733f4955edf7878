import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHIPPED = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url));

export interface FrontProxy {
  readonly port: number;
  /** Returns the number of requests sent to each server so far. */
  requests(): Promise<readonly number[]>;
  stop(): Promise<void>;
}

interface ProxyOptions {
  readonly folder: string;
  readonly port: number;
  /** The servers' ports. */
  readonly servers: readonly number[];
}

/** Starts HAProxy with the shipped configuration; only the addresses are this machine's. */
export async function startProxy({ folder, port, servers }: ProxyOptions): Promise<FrontProxy> {
  const socket = join(folder, 'haproxy.sock');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings(readFileSync(SHIPPED, 'utf8'), { port, servers, socket }));
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], {
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  return {
    port,
    requests: async () => {
      const lines = (await runCommand(socket, 'show stat')).trim().split('\n');
      const columns = lines[0]?.replace(/^# /, '').split(',') ?? [];
      const column = (line: string, name: string) => line.split(',')[columns.indexOf(name)] ?? '';
      // Each server is in several backends.
      const rowsOf = (name: string) => lines.filter((line) => column(line, 'svname') === name);
      return servers.map((_, n) =>
        rowsOf(`local${n + 1}`).reduce((sum, line) => sum + Number(column(line, 'stot')), 0),
      );
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** @throws {Error} if the shipped configuration no longer has what is replaced here. */
function settings(
  shipped: string,
  { port, servers, socket }: Omit<ProxyOptions, 'folder'> & { readonly socket: string },
): string {
  const replaced: readonly [RegExp, string][] = [
    [/^global$/m, `global\n  stats socket ${socket} mode 600 level admin`],
    [/^ {2}log stdout .*\n/m, ''],
    [/^resolvers docker\n(?: {2}.*\n)+/m, ''],
    [/bind :8080/, `bind 127.0.0.1:${port}`],
    [/ resolvers docker init-addr none/, ''],
    // The whole load comes from this machine.
    [/^ {2}tcp-request connection reject .*\n/m, ''],
    [
      /^ {2}server-template .*$/gm,
      servers.map((at, n) => `  server local${n + 1} 127.0.0.1:${at}`).join('\n'),
    ],
  ];
  return replaced.reduce((text, [part, local]) => {
    if (!part.test(text)) throw new Error(`deploy/haproxy.cfg has nothing like ${part}`);
    return text.replace(part, local);
  }, shipped);
}

function runCommand(path: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const socket = connect(path, () => socket.end(`${command}\n`));
    socket
      .on('data', (chunk: Buffer) => {
        output += chunk.toString();
      })
      .once('error', reject)
      .once('end', () => resolve(output));
  });
}
