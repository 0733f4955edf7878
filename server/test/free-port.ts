import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives to whoever names none, so that nobody else gets it before it is used. */
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
