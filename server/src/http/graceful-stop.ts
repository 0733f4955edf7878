import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Time for requests that clients have sent, but the server has not read. */
const GRACE_MS = 100;

/**
 * Returns a function that stops the server once its running requests have ended. Then it closes the connections that are
 * left, such as one that a browser has opened in advance, or one with half of a request: they could stay open for long.
 */
export function gracefulStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  const closeRest = () => {
    // After our side has ended, the client may still be reading the response.
    for (const socket of sockets) if (!socket.writableEnded) socket.destroy();
  };
  const closeRestIfDone = () => {
    clearTimeout(timer);
    if (isStopping && running.size === 0) timer = setTimeout(closeRest, GRACE_MS);
  };
  const track = (_request: IncomingMessage, response: ServerResponse) => {
    clearTimeout(timer);
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      closeRestIfDone();
    });
  };
  server.on('request', track);
  server.on('checkExpectation', track);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return () =>
    new Promise((resolve) => {
      isStopping = true;
      server.close(() => resolve());
      server.closeIdleConnections();
      closeRestIfDone();
    });
}
