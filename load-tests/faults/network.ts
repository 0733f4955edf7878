import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../server/test/free-port.ts';

/** Passes data on; delays it by 50 ms; delays it by 500 ms; holds all data; or drops each connection after a few chunks. */
export type NetworkState = 'passes' | 'slow' | 'crawls' | 'hangs' | 'drops';

const DELAYS_MS = { slow: 50, crawls: 500 } as const;
/** Chunks before a connection is dropped, usually within a query. */
const CHUNKS = 5;

/** A TCP proxy between a server and its database, which simulates network faults. */
export interface FaultyNetwork {
  readonly port: number;
  set(state: NetworkState): void;
  close(): void;
}

export async function newNetwork(databasePort: number): Promise<FaultyNetwork> {
  let state: NetworkState = 'passes';
  const held = new Set<() => void>();
  const sockets = new Set<Socket>();
  const forward = (from: Socket, to: Socket) => {
    let chunks = 0;
    from.on('data', (chunk) => {
      const pass = () => {
        if (!to.destroyed) to.write(chunk);
      };
      if (state === 'drops' && ++chunks > CHUNKS) from.destroy();
      // Held chunks are sent in their order, before new ones.
      else if (state === 'hangs') held.add(pass);
      else if (state === 'slow' || state === 'crawls') setTimeout(pass, DELAYS_MS[state]);
      else pass();
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
  };
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    forward(client, database);
    forward(database, client);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    set: (next) => {
      state = next;
      if (state !== 'hangs') for (const pass of held) pass();
      held.clear();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
