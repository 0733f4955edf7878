import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string;
  readonly connections: number;
  readonly milliseconds: number;
}

/**
 * Answers per second of one address over connections that are kept open. It speaks just enough HTTP to
 * cost less than what it measures: answers need a Content-Length, and anything but 200 ends the run.
 */
export async function answersPerSecond(load: Load): Promise<number> {
  const request = [
    `GET ${load.path} HTTP/1.1`,
    `Host: localhost:${load.port}`,
    ...(load.cookie ? [`Cookie: ${load.cookie}`] : []),
    '\r\n',
  ].join('\r\n');
  const started = performance.now();
  const until = started + load.milliseconds;
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => ask(load.port, request, until)),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return (answers * 1_000) / (performance.now() - started);
}

/** Asks over one connection, one request after another, until the time is over. */
function ask(port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let pending = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('latin1').on('error', reject);
    socket.on('close', () => reject(new Error('the server closed the connection')));
    socket.on('data', (text: string) => {
      pending += text;
      const length = lengthOfAnswer(pending);
      if (length === undefined || pending.length < length) return;
      if (!pending.startsWith('HTTP/1.1 200 ')) {
        socket.destroy(new Error(pending.slice(0, pending.indexOf('\r\n'))));
        return;
      }
      pending = pending.slice(length);
      answers += 1;
      if (performance.now() < until) {
        socket.write(request);
        return;
      }
      socket.removeAllListeners('close');
      socket.end();
      resolve(answers);
    });
  });
}

/** Of head and body together; undefined while the head is not complete. */
function lengthOfAnswer(text: string): number | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const body = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  if (body === undefined) throw new Error('the answer has no Content-Length');
  return end + 4 + Number(body);
}
