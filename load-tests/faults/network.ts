import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../server/test/free-port.ts';

/** What the line does: passes, delays, delays for long, keeps everything to itself, or breaks off again and again. */
export type NetworkState = 'passes' | 'slow' | 'crawls' | 'hangs' | 'drops';

const DELAYS_MS = { slow: 50, crawls: 500 } as const;
/** Broken off after so many pieces: in the middle of something. */
const PIECES = 5;

/** A line between a server and its database. */
export interface Line {
  readonly port: number;
  become(mood: NetworkState): void;
  close(): void;
}

export async function newNetwork(to: number): Promise<Line> {
  let mood: NetworkState = 'passes';
  const held = new Set<() => void>();
  const sockets = new Set<Socket>();
  const carry = (from: Socket, onward: Socket) => {
    let pieces = 0;
    from.on('data', (piece) => {
      const pass = () => {
        if (!onward.destroyed) onward.write(piece);
      };
      if (mood === 'drops' && ++pieces > PIECES) from.destroy();
      // Held pieces go out in their order, before any new one.
      else if (mood === 'hangs') held.add(pass);
      else if (mood === 'slow' || mood === 'crawls') setTimeout(pass, DELAYS_MS[mood]);
      else pass();
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      onward.destroy();
    });
    sockets.add(from);
  };
  const server = createServer((client) => {
    const database = connect(to, '127.0.0.1');
    carry(client, database);
    carry(database, client);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    become: (next) => {
      mood = next;
      if (mood !== 'hangs') for (const pass of held) pass();
      held.clear();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
