import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of ephemeral ports, so that no other process gets the port before it is used. */
const FIRST = 20_000;
const END = 32_000;

export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (END - FIRST));
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
