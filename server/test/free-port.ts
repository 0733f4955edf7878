import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of ephemeral ports, one of which the system could give to another process before it is used. */
const FIRST = 20_000;
const END = 32_000;

/** Ports that this process has returned, which may not be in use yet. */
const returned = new Set<number>();

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (END - FIRST));
  if (returned.has(port)) return freePort();
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  returned.add(port);
  return port;
}
