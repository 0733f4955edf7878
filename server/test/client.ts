import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { findMismatch } from './match-api-docs.ts';

export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent unchanged, by default with the JSON content type. Other values are encoded as JSON. */
  readonly body?: unknown;
  /** The local IP address to connect from. */
  readonly localAddress?: string;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: readonly string[];
  readonly text: string;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests check any response
  readonly json: any;
}

function encodeBody(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  return Buffer.from(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** An HTTP client that stores and sends cookies like a browser. */
export class Client {
  readonly #url: string;
  readonly #followsDocs: boolean;
  /** Values of the cookies by name. */
  readonly jar: Map<string, string>;
  readonly #agent = new Agent({ keepAlive: false });

  /**
   * @param like A client whose cookies this one begins with.
   * @param followsDocs False for a server of another version; otherwise, responses must match the API docs.
   */
  constructor(
    url: string,
    { like, followsDocs = true }: { like?: Client | undefined; followsDocs?: boolean } = {},
  ) {
    this.#url = url;
    this.#followsDocs = followsDocs;
    this.jar = new Map(like?.jar);
  }

  get(path: string, options: TestRequest = {}): Promise<TestResponse> {
    return this.request(path, options);
  }

  post(path: string, body?: unknown, options: TestRequest = {}): Promise<TestResponse> {
    return this.request(path, { method: 'POST', body, ...options });
  }

  put(path: string, body?: unknown, options: TestRequest = {}): Promise<TestResponse> {
    return this.request(path, { method: 'PUT', body, ...options });
  }

  /** The header with all cookies. */
  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  delete(path: string, options: TestRequest = {}): Promise<TestResponse> {
    return this.request(path, { method: 'DELETE', ...options });
  }

  request(
    path: string,
    { method = 'GET', headers = {}, body, localAddress }: TestRequest,
  ): Promise<TestResponse> {
    const payload = encodeBody(body);
    const { cookie } = this;
    const { hostname, port } = new URL(this.#url);
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          hostname,
          port,
          // URL would normalize the path.
          path,
          method,
          agent: this.#agent,
          ...(localAddress && { localAddress }),
          headers: {
            ...(payload && { 'content-type': 'application/json', 'content-length': String(payload.length) }),
            ...(cookie && { cookie }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () => {
            const bytes = Buffer.concat(chunks);
            const cookies = response.headers['set-cookie'] ?? [];
            for (const line of cookies) this.#storeCookie(line);
            const result = {
              status: response.statusCode ?? 0,
              headers: response.headers,
              cookies,
              text: bytes.toString(),
              bytes,
              json:
                bytes.length > 0 &&
                response.headers['content-encoding'] === undefined &&
                response.headers['content-type']?.startsWith('application/json')
                  ? JSON.parse(bytes.toString())
                  : undefined,
            };
            const mismatch = this.#followsDocs
              ? findMismatch({ ...result, method, path, sent: payload?.toString() })
              : undefined;
            if (mismatch === undefined) resolve(result);
            else reject(new Error(mismatch));
          });
        },
      );
      request.once('error', reject);
      request.end(payload);
    });
  }

  #storeCookie(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '') this.jar.delete(name);
    else this.jar.set(name, value);
  }
}
