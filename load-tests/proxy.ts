import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/test/free-port.ts';
import { until } from '../server/test/server-process.ts';
import { send } from './send.ts';

/** A port at which nothing listens: HAProxy finds this server down. */
const NO_SERVER = '127.0.0.1:1';

export interface HaproxyProcess {
  readonly port: number;
  stop(): Promise<void>;
}

async function startHaproxy(
  file: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<HaproxyProcess> {
  const path = fileURLToPath(new URL(`../deploy/${file}`, import.meta.url));
  const settings = { PATH: process.env.PATH, BIND: `127.0.0.1:${port}`, ...env };
  const child = spawn('haproxy', ['-db', '-f', path], { stdio: 'ignore', env: settings });
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts HAProxy with the shipped configuration in front of one or two servers, and waits until one is ready. */
export async function startProxy(
  [first, second]: readonly [number, number?],
  port?: number,
): Promise<HaproxyProcess & { readonly url: string }> {
  const proxy = await startHaproxy('haproxy.cfg', port ?? (await freePort()), {
    SERVER1: `127.0.0.1:${first}`,
    SERVER2: second === undefined ? NO_SERVER : `127.0.0.1:${second}`,
    // The whole load comes from this machine.
    CONNECTIONS_PER_ADDRESS: '100000',
  });
  const url = `http://127.0.0.1:${proxy.port}`;
  try {
    await until(async () => (await send(url, { path: '/readyz' })).status === 200);
  } catch (error) {
    await proxy.stop();
    throw error;
  }
  return { ...proxy, url };
}

/** Starts HAProxy with the shipped configuration in front of three database nodes, the first of which is preferred. Does not wait. */
export function startDatabaseProxy(port: number, nodes: readonly number[]): Promise<HaproxyProcess> {
  const env = Object.fromEntries(nodes.map((node, n) => [`NODE${n + 1}`, `127.0.0.1:${node}`]));
  return startHaproxy('haproxy-galera.cfg', port, env);
}
