import { connect, type Socket } from 'node:net';

export interface TimedResponse {
  readonly status: number;
  /** Time since the request was due. */
  readonly ms: number;
}

export interface Request {
  readonly path: string;
  readonly method?: string;
  readonly cookie?: string;
  readonly body?: string;
}

/** Serializes a request once, so that sending it repeatedly costs less than responding to it. */
export function rawRequest({ path, method = 'GET', cookie, body }: Request): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    `\r\n${body ?? ''}`,
  ].join('\r\n');
}

/** A keep-alive connection with one request at a time. Responses need a Content-Length. */
export class KeepAliveConnection {
  readonly #socket: Socket;
  #pending = '';
  #current:
    | { due: number; resolve: (response: TimedResponse) => void; reject: (error: Error) => void }
    | undefined;
  closed = false;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay();
    this.#socket.on('data', (text: string) => this.#read(text));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the connection was closed')));
  }

  send(request: string, due = performance.now()): Promise<TimedResponse> {
    return new Promise((resolve, reject) => {
      this.#current = { due, resolve, reject };
      this.#socket.write(request);
    });
  }

  end(): void {
    this.closed = true;
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#pending += text;
    const length = responseLength(this.#pending);
    if (length === undefined || this.#pending.length < length) return;
    const status = Number(this.#pending.slice(9, 12));
    this.#pending = this.#pending.slice(length);
    const current = this.#current;
    this.#current = undefined;
    current?.resolve({ status, ms: performance.now() - current.due });
  }

  #fail(error: Error): void {
    this.closed = true;
    this.#current?.reject(error);
    this.#current = undefined;
  }
}

/** Returns the length of head and body; undefined while the head is incomplete. */
function responseLength(text: string): number | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  return end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
}
