import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Everything that arrived, in Latin-1. */
  readonly text: string;
}

/**
 * Sends bytes as they are, over a connection of their own, and reads until the server closes it. For requests that
 * no HTTP client would send; they have to say `Connection: close`.
 */
export async function sendRaw(url: string, request: string | Buffer): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return parseResponse((await buffer(socket)).toString('latin1'));
}

/** Reads the first response in a text; the status is 0 where there is none. */
function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1] ?? 0);
  return { status, headers: Object.fromEntries(headers), body: text.slice(end + 4), text };
}
