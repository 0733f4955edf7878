import { once } from 'node:events';
import { request } from 'node:http';
import { planBody } from './factories.ts';

export interface SlowRequest {
  readonly response: Promise<{ status: number | undefined; connection: string | undefined }>;
  /** Sends the rest. */
  finish(): void;
}

interface SlowRequestOptions {
  /** `POST` by default. */
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly cookie: string;
  readonly body: unknown;
}

/** Starts a request and sends half of its body; the server has sent `100 Continue`, after it has read the session. */
export async function beginRequest(
  url: string,
  { method = 'POST', path, cookie, body }: SlowRequestOptions,
): Promise<SlowRequest> {
  const bytes = Buffer.from(JSON.stringify(body));
  const sending = request(url + path, {
    method,
    headers: {
      cookie,
      expect: '100-continue',
      'content-type': 'application/json',
      'content-length': bytes.length,
    },
  });
  const response = new Promise<Awaited<SlowRequest['response']>>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, connection: response.headers.connection });
    });
  });
  const continued = once(sending, 'continue');
  sending.flushHeaders();
  await continued;
  sending.write(bytes.subarray(0, 20));
  return { response, finish: () => sending.end(bytes.subarray(20)) };
}

/** Starts to save a plan. */
export const beginSave = (url: string, cookie: string): Promise<SlowRequest> =>
  beginRequest(url, { path: '/api/retirement-plans', cookie, body: planBody() });
