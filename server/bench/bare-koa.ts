// The baseline of this stack: Koa with a router and a constant response. Prints its port.
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa, { type Context } from 'koa';

const response = JSON.parse(process.argv[2] ?? '[]');
const send = (ctx: Context) => {
  ctx.body = response;
};
const router = new Router().get('/bare', send).post('/bare', send);
const server = new Koa()
  .use(router.routes())
  .listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
