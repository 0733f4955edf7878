import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  /** Whole requests as they go over the line, sent one after another in this order, again and again. */
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly milliseconds: number;
}

export interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export function requestFor({ method = 'GET', path, cookie, body }: Asking): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(json ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`] : []),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`);
}

/**
 * How many answers come in that time over connections that are kept open. It speaks just enough HTTP to
 * cost less than what it measures: answers need a Content-Length. One that asks to come again, as on a machine with
 * too much else to do, does not count; any other failure ends the run.
 */
export async function countAnswers({ port, requests, connections, milliseconds }: Load): Promise<number> {
  const until = performance.now() + milliseconds;
  let sent = 0;
  const nextRequest = (): Buffer => {
    const request = requests[sent++ % requests.length];
    if (!request) throw new Error('nothing to ask');
    return request;
  };
  const counts = await Promise.all(Array.from({ length: connections }, () => ask(port, nextRequest, until)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Asks over one connection, one request after another, until the time is over. */
function ask(port: number, nextRequest: () => Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let answer = NOTHING;
    /** Bytes of the answer that have not come yet. */
    let missing = 0;
    // One buffer for all that comes: the client must not be busy with collecting them.
    const buffer = Buffer.alloc(64 * 1024);
    const onBytes = (length: number): boolean => {
      if (missing === 0) {
        answer = read(buffer.toString('latin1', 0, length));
        missing = answer.length;
      }
      missing -= length;
      if (missing > 0) return true;
      if (answer.isSuccess) answers += 1;
      if (performance.now() < until) {
        socket.write(nextRequest());
        return true;
      }
      socket.off('close', onClose).destroy();
      resolve(answers);
      return false;
    };
    const onClose = () => reject(new Error('the server closed the connection'));
    const socket = connect(
      {
        port,
        host: '127.0.0.1',
        noDelay: true,
        onread: {
          buffer,
          callback: (length) => {
            try {
              return onBytes(length);
            } catch (error) {
              reject(error);
              socket.destroy();
              return false;
            }
          },
        },
      },
      () => socket.write(nextRequest()),
    );
    socket.on('error', reject).on('close', onClose);
  });
}

const NOTHING = { length: 0, isSuccess: false };

/** How it went, and how long head and body are together. */
function read(text: string): typeof NOTHING {
  const isSuccess = text.startsWith('HTTP/1.1 2');
  if (!isSuccess && !text.startsWith('HTTP/1.1 503 ')) throw new Error(text);
  const end = text.indexOf('\r\n\r\n');
  const body = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (end < 0 || body === undefined) throw new Error('the answer has no Content-Length');
  return { length: end + 4 + Number(body), isSuccess };
}
