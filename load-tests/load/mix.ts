import { randomBytes } from 'node:crypto';
import { type Agent, request } from 'node:http';
import { planBody } from '../../server/test/factories.ts';
import { type Call, send } from '../send.ts';

interface Surroundings {
  readonly url: string;
  readonly agent: Agent;
  readonly cookie: string;
  readonly image: string;
  readonly plan: number;
  readonly slug: string;
}

/** One kind of request; gives the status of its answer, 0 without one. */
export type Kind = (n: number) => Promise<number>;

const PLANS = '/api/retirement-plans';
/** Of so many of its turns, a costly kind takes one. */
const SELDOM = 50;

/** Requests of every kind, right and wrong ones, none of which leaves more rows than a few counters. */
export function mixOf({ url, agent, cookie, image, plan, slug }: Surroundings): readonly Kind[] {
  const headers = { cookie };
  const call = (made: (n: number) => Call): Kind => {
    return async (n) => (await send(url, { agent, ...made(n) })).status;
  };
  const seldom =
    (costly: Kind, otherwise: Kind): Kind =>
    (n) =>
      (n % SELDOM === 0 ? costly : otherwise)(n);
  const any = () => randomBytes(6).toString('hex');
  const list = call(() => ({ path: PLANS, headers }));
  return [
    list,
    list,
    call(() => ({ path: '/' })),
    call(() => ({ path: `/?from=${any()}` })),
    seldom(
      call(() => ({ path: `/nowhere/${any()}` })),
      list,
    ),
    call(() => ({ path: '/blog' })),
    call(() => ({ path: `/blog/${slug}` })),
    call(() => ({ path: '/api/blog-posts' })),
    call(() => ({ path: `/api/blog-posts/${slug}` })),
    call(() => ({ path: `/api/blog-posts/none-${any()}` })),
    call(() => ({ path: '/api/auth/me', headers })),
    call(() => ({ path: '/api/auth/me' })),
    call(() => ({
      path: '/api/auth/me',
      headers: { cookie: `whenabouts=${randomBytes(32).toString('base64url')}` },
    })),
    call(() => ({ path: `${PLANS}/${plan}`, headers })),
    call(() => ({ path: `${PLANS}/${plan}`, method: 'PUT', headers, body: planBody() })),
    call(() => ({ path: PLANS, method: 'POST', headers, body: planBody({ currentAge: -1 }) })),
    call(() => ({ path: PLANS, method: 'POST', headers, body: '{"name":' })),
    call(() => ({ path: `/api/images/${image}` })),
    call(() => ({ path: `/api/images/${any()}` })),
    call(() => ({ path: '/healthz' })),
    call(() => ({ path: '/readyz' })),
    call(() => ({ path: '/', method: 'TRACE' })),
    seldom(
      call(() => ({ path: '/api/auth/login', method: 'POST', body: login(any()) })),
      list,
    ),
    seldom(savedAndDeleted(url, agent, cookie), list),
    seldom(goneAway(url, cookie), list),
  ];
}

const login = (name: string) => ({ email: `${name}@example.com`, password: 'nobody has this one' });

function savedAndDeleted(url: string, agent: Agent, cookie: string): Kind {
  const headers = { cookie };
  return async () => {
    const saved = await send(url, { path: PLANS, method: 'POST', headers, body: planBody(), agent });
    if (saved.status !== 201) return saved.status;
    const path = `${PLANS}/${JSON.parse(saved.text).id}`;
    return (await send(url, { path, method: 'DELETE', headers, agent })).status;
  };
}

/** A client that goes away while its body is on the way. */
function goneAway(url: string, cookie: string): Kind {
  return () =>
    new Promise((resolve) => {
      const headers = { cookie, 'content-type': 'application/json', 'content-length': '500' };
      const going = request(`${url}${PLANS}`, { method: 'POST', headers, agent: false });
      going.once('error', () => {});
      going.once('close', () => resolve(0));
      going.write('{"name":', () => going.destroy());
    });
}
