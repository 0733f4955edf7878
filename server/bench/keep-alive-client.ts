import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  /** Raw HTTP requests, sent one after another in this order, repeatedly. */
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly milliseconds: number;
}

export interface RequestParts {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Returns a raw HTTP request. */
export function requestFor({ method = 'GET', path, cookie, body }: RequestParts): Buffer {
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
 * Counts the responses over keep-alive connections in a period. Parses as little HTTP as possible, so that the client needs
 * less CPU time than the server: responses need a Content-Length. Responses with 503, as on a busy machine, are not counted;
 * any other error ends the run.
 */
export async function countResponses({ port, requests, connections, milliseconds }: Load): Promise<number> {
  const until = performance.now() + milliseconds;
  let sent = 0;
  const nextRequest = (): Buffer => {
    const request = requests[sent++ % requests.length];
    if (!request) throw new Error('no requests');
    return request;
  };
  const counts = await Promise.all(
    Array.from({ length: connections }, () => sendUntil(port, nextRequest, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Sends one request after another over one connection until the period ends. */
function sendUntil(port: number, nextRequest: () => Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let responses = 0;
    let response = NONE;
    /** Bytes of the response that have not arrived yet. */
    let missing = 0;
    // One buffer for all responses, to avoid garbage collection.
    const buffer = Buffer.alloc(64 * 1024);
    const onBytes = (length: number): boolean => {
      if (missing === 0) {
        response = read(buffer.toString('latin1', 0, length));
        missing = response.length;
      }
      missing -= length;
      if (missing > 0) return true;
      if (response.isSuccess) responses += 1;
      if (performance.now() < until) {
        socket.write(nextRequest());
        return true;
      }
      socket.off('close', onClose).destroy();
      resolve(responses);
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

const NONE = { length: 0, isSuccess: false };

/** Returns the outcome of a response, and its length with the headers. */
function read(text: string): typeof NONE {
  const isSuccess = text.startsWith('HTTP/1.1 2');
  if (!isSuccess && !text.startsWith('HTTP/1.1 503 ')) throw new Error(text);
  const end = text.indexOf('\r\n\r\n');
  const body = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (end < 0 || body === undefined) throw new Error('the response has no Content-Length');
  return { length: end + 4 + Number(body), isSuccess };
}
