import { randomBytes } from 'node:crypto';
import { type Agent, request as httpRequest } from 'node:http';
import { planBody } from '../../server/test/factories.ts';
import { type RequestOptions, send } from '../send.ts';

interface MixOptions {
  readonly url: string;
  readonly agent: Agent;
  readonly cookie: string;
  readonly image: string;
  readonly plan: number;
  readonly slug: string;
}

/** Sends the n-th request of one kind, and returns the status; 0 if aborted. */
export type Kind = (n: number) => Promise<number>;

const PLANS = '/api/retirement-plans';
/** An expensive kind is sent once in this many turns. */
const EXPENSIVE_EVERY = 50;

/** Returns requests of every kind, valid and invalid, which leave at most a few counters in the database. */
export function requestMix({ url, agent, cookie, image, plan, slug }: MixOptions): readonly Kind[] {
  const headers = { cookie };
  const request = (options: (n: number) => RequestOptions): Kind => {
    return async (n) => (await send(url, { agent, ...options(n) })).status;
  };
  const occasionally =
    (expensive: Kind, otherwise: Kind): Kind =>
    (n) =>
      (n % EXPENSIVE_EVERY === 0 ? expensive : otherwise)(n);
  const any = () => randomBytes(6).toString('hex');
  const list = request(() => ({ path: PLANS, headers }));
  return [
    list,
    list,
    request(() => ({ path: '/' })),
    request(() => ({ path: `/?from=${any()}` })),
    occasionally(
      request(() => ({ path: `/nowhere/${any()}` })),
      list,
    ),
    request(() => ({ path: '/blog' })),
    request(() => ({ path: `/blog/${slug}` })),
    request(() => ({ path: '/api/blog-posts' })),
    request(() => ({ path: `/api/blog-posts/${slug}` })),
    request(() => ({ path: `/api/blog-posts/none-${any()}` })),
    request(() => ({ path: '/api/auth/me', headers })),
    request(() => ({ path: '/api/auth/me' })),
    request(() => ({
      path: '/api/auth/me',
      headers: { cookie: `whenabouts=${randomBytes(32).toString('base64url')}` },
    })),
    request(() => ({ path: `${PLANS}/${plan}`, headers })),
    request(() => ({ path: `${PLANS}/${plan}`, method: 'PUT', headers, body: planBody() })),
    request(() => ({ path: PLANS, method: 'POST', headers, body: planBody({ currentAge: -1 }) })),
    request(() => ({ path: PLANS, method: 'POST', headers, body: '{"name":' })),
    request(() => ({ path: `/api/images/${image}` })),
    request(() => ({ path: `/api/images/${any()}` })),
    request(() => ({ path: '/healthz' })),
    request(() => ({ path: '/readyz' })),
    request(() => ({ path: '/', method: 'TRACE' })),
    occasionally(
      request(() => ({ path: '/api/auth/login', method: 'POST', body: login(any()) })),
      list,
    ),
    occasionally(saveAndDelete(url, agent, cookie), list),
    occasionally(abortRequest(url, cookie), list),
  ];
}

const login = (name: string) => ({ email: `${name}@example.com`, password: 'not the password' });

function saveAndDelete(url: string, agent: Agent, cookie: string): Kind {
  const headers = { cookie };
  return async () => {
    const saved = await send(url, { path: PLANS, method: 'POST', headers, body: planBody(), agent });
    if (saved.status !== 201) return saved.status;
    const path = `${PLANS}/${JSON.parse(saved.text).id}`;
    return (await send(url, { path, method: 'DELETE', headers, agent })).status;
  };
}

/** Sends part of a body and aborts. */
function abortRequest(url: string, cookie: string): Kind {
  return () =>
    new Promise((resolve) => {
      const headers = { cookie, 'content-type': 'application/json', 'content-length': '500' };
      const outgoing = httpRequest(`${url}${PLANS}`, { method: 'POST', headers, agent: false });
      outgoing.once('error', () => {});
      outgoing.once('close', () => resolve(0));
      outgoing.write('{"name":', () => outgoing.destroy());
    });
}
