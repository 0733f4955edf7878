import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createUnreadResponses } from './unread-responses.ts';

const KB = 1024;
const limits = { perCaller: 100 * KB, total: 250 * KB };

class FakeSocket extends EventEmitter {
  destroyed = false;
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

/** Starts a response, by default of 40 KB on a new connection. */
function addTo(unread: ReturnType<typeof createUnreadResponses>, caller: string, options: AddOptions = {}) {
  const { body = Buffer.alloc(40 * KB), socket = new FakeSocket() } = options;
  const res = new EventEmitter();
  unread.add(caller, res as never, body, socket as EventEmitter as Socket);
  return { res, socket, isClosed: () => socket.destroyed };
}

interface AddOptions {
  readonly body?: Buffer;
  readonly socket?: FakeSocket;
}

test('the oldest connection of a caller is closed when its unread responses exceed the limit', () => {
  const unread = createUnreadResponses(limits);
  const other = addTo(unread, 'another member');
  const [first, second, third] = ['a', 'a', 'a'].map((caller) => addTo(unread, caller));
  expect([other, first, second, third].map((each) => each?.isClosed())).toEqual([false, true, false, false]);
  expect(unread.bytes).toBe(120 * KB);
});

test('the oldest connection of all is closed when the unread responses of all callers exceed the limit', () => {
  const unread = createUnreadResponses(limits);
  const added = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((caller) => addTo(unread, caller));
  expect(added.map((each) => each.isClosed())).toEqual([true, false, false, false, false, false, false]);
  expect(unread.bytes).toBe(240 * KB);
});

test('a response that has been sent, or whose connection has closed, is no longer counted', () => {
  const unread = createUnreadResponses(limits);
  addTo(unread, 'a').res.emit('close');
  addTo(unread, 'a').socket.destroy();
  expect(unread.bytes).toBe(0);
  const [first, second] = [addTo(unread, 'a'), addTo(unread, 'a')];
  expect([first.isClosed(), second.isClosed()]).toEqual([false, false]);
});

test('all responses that wait on one connection are counted and released together', () => {
  const unread = createUnreadResponses(limits);
  const socket = new FakeSocket();
  for (let n = 0; n < 3; n++) addTo(unread, 'a', { socket });
  expect([socket.destroyed, unread.bytes]).toEqual([true, 0]);
});

test('a body that several responses share is counted once', () => {
  const unread = createUnreadResponses(limits);
  const body = Buffer.alloc(90 * KB);
  const added = Array.from({ length: 5 }, () => addTo(unread, 'a', { body }));
  expect(added.some((each) => each.isClosed())).toBe(false);
  expect(unread.bytes).toBe(90 * KB);
  for (const { res } of added) res.emit('close');
  expect(unread.bytes).toBe(0);
});

test('a single response above the limit is sent', () => {
  const unread = createUnreadResponses(limits);
  expect(addTo(unread, 'a', { body: Buffer.alloc(300 * KB) }).isClosed()).toBe(false);
});
