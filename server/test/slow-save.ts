import { once } from 'node:events';
import { request } from 'node:http';
import { planBody } from './factories.ts';

export interface SlowSave {
  readonly response: Promise<{ status: number | undefined; connection: string | undefined }>;
  /** Sends the rest. */
  finish(): void;
}

/** Starts a save and sends half of its body; the server has sent `100 Continue`. */
export async function beginSave(url: string, cookie: string): Promise<SlowSave> {
  const body = JSON.stringify(planBody());
  const sending = request(`${url}/api/retirement-plans`, {
    method: 'POST',
    headers: {
      cookie,
      expect: '100-continue',
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  const response = new Promise<Awaited<SlowSave['response']>>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, connection: response.headers.connection });
    });
  });
  const continued = once(sending, 'continue');
  sending.flushHeaders();
  await continued;
  sending.write(body.slice(0, 20));
  return { response, finish: () => sending.end(body.slice(20)) };
}
