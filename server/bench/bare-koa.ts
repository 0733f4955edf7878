// The least that this stack can do: a router and a constant answer. Prints its port.
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa, { type Context } from 'koa';

const answer = JSON.parse(process.argv[2] ?? '[]');
const send = (ctx: Context) => {
  ctx.body = answer;
};
const router = new Router().get('/bare', send).post('/bare', send);
const server = new Koa()
  .use(router.routes())
  .listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
