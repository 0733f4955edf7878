import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

const COM_QUERY = 0x03;
const COM_STMT_PREPARE = 0x16;
const HEADER_BYTES = 4;

/** A TCP proxy in front of a MySQL server that can fail chosen statements: with an error packet, or by disconnecting. */
export interface MysqlProxy {
  /** The given database URL, but through the proxy. */
  through(url: string): string;
  /** From now on, responds to matching statements with this error and does not forward them. */
  fail(statement: RegExp, errno: number): void;
  /** From now on, closes the connection of matching statements and does not forward them. */
  disconnect(statement: RegExp): void;
  /** Forwards all statements again. */
  pass(): void;
  /** Returns the number of statements that failed. */
  failedCount(): number;
  close(): void;
}

/** Starts a proxy in front of the server of this URL, on the same machine. */
export async function startMysqlProxy(url: string): Promise<MysqlProxy> {
  const target = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  let failure: { readonly statement: RegExp; readonly errno?: number } | undefined;
  let failed = 0;
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      // A test may end either side at any time.
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    database.on('data', (bytes) => client.write(bytes));
    const read = packetReader((packet) => {
      if (failure && isQuery(packet, failure.statement)) {
        failed++;
        if (failure.errno === undefined) client.destroy();
        else client.write(errorPacket(failure.errno));
      } else database.write(packet);
    });
    client.on('data', read);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    through: (address) => {
      const proxied = new URL(address);
      proxied.port = String(port);
      return proxied.href;
    },
    fail: (statement, errno) => {
      failure = { statement, errno };
    },
    disconnect: (statement) => {
      failure = { statement };
    },
    pass: () => {
      failure = undefined;
    },
    failedCount: () => failed,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Splits a stream into packets: three bytes of length, one of sequence, then the payload. */
function packetReader(onPacket: (packet: Buffer) => void): (bytes: Buffer) => void {
  let pending = Buffer.alloc(0);
  return (bytes) => {
    pending = Buffer.concat([pending, bytes]);
    while (pending.length >= HEADER_BYTES) {
      const end = HEADER_BYTES + pending.readUIntLE(0, 3);
      if (pending.length < end) return;
      onPacket(pending.subarray(0, end));
      pending = pending.subarray(end);
    }
  };
}

/** Returns true for a statement. It is the first packet of its exchange; during the handshake the sequence is higher. */
function isQuery(packet: Buffer, statement: RegExp): boolean {
  const command = packet[HEADER_BYTES];
  return (
    packet[3] === 0 &&
    (command === COM_QUERY || command === COM_STMT_PREPARE) &&
    statement.test(packet.toString('utf8', HEADER_BYTES + 1))
  );
}

/** Returns an ERR packet: length, sequence, 0xff, errno, then # with the SQL state and the message. */
function errorPacket(errno: number): Buffer {
  const message = Buffer.from('#08S01the test fails this statement');
  const packet = Buffer.alloc(HEADER_BYTES + 3 + message.length);
  packet.writeUIntLE(3 + message.length, 0, 3);
  packet[3] = 1;
  packet[4] = 0xff;
  packet.writeUInt16LE(errno, 5);
  message.copy(packet, 7);
  return packet;
}
