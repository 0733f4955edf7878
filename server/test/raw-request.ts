import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** All received text from the response on, in Latin-1. */
  readonly text: string;
}

/**
 * Sends bytes unchanged over a new connection, and reads until the server closes it: for requests that no HTTP client
 * sends. They need the header `Connection: close`.
 */
export async function sendRaw(url: string, request: string | Buffer): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // Node resets a connection on which something arrives after what it cannot parse.
  socket.on('error', () => {});
  socket.write(request);
  await new Promise((resolve) => socket.once('close', resolve));
  return parseResponse(Buffer.concat(chunks).toString('latin1'));
}

/** Parses the first response in a text, after `100 Continue`. The status is 0 if there is none. */
function parseResponse(received: string): RawResponse {
  const text = received.replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1] ?? 0);
  return { status, headers: Object.fromEntries(headers), body: text.slice(end + 4), text };
}
