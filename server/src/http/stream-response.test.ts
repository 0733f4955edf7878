import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { StreamedResponse, streamJson } from './stream-response.ts';

async function* generate<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
const responseOf = (content: object, end = () => {}) => new StreamedResponse(content, () => end);

test('a streamed response is the JSON of its content', async () => {
  const items = [{ name: 'By the "sea" – 🦢', note: undefined }, null, 7];
  const content = { at: '2026', items, none: [], inner: { list: [1] } };
  const streamed = { ...content, items: generate(items), none: generate([]) };
  expect(await text(streamJson(responseOf(streamed)))).toBe(JSON.stringify(content));
});

test('other work runs while a response is streamed', async () => {
  let iterations = 0;
  const isDone = { current: false };
  const count = async () => {
    while (!isDone.current) {
      await nextIteration();
      iterations++;
    }
  };
  const counting = count();
  await text(streamJson(responseOf({ items: generate(Array.from({ length: 100 }, (_, n) => n)) })));
  isDone.current = true;
  await counting;
  expect(iterations).toBeGreaterThanOrEqual(100);
});

test('a stream waits for its reader, and stops when it is destroyed', async () => {
  const ITEMS = 1000;
  let read = 0;
  let isClosed = false;
  async function* items() {
    try {
      for (; read < ITEMS; read++) yield 'x'.repeat(10_000);
    } finally {
      isClosed = true;
    }
  }
  const end = vi.fn();
  const stream = streamJson(responseOf({ items: items() }, end));
  for (let chunks = 0; chunks < 3; chunks++) {
    await once(stream, 'readable');
    stream.read();
  }
  for (let n = 0; n < 100; n++) await nextIteration();
  expect(read).toBeLessThan(5);
  stream.destroy();
  await once(stream, 'close');
  await vi.waitFor(() => expect(isClosed).toBe(true));
  expect(end).toHaveBeenCalledOnce();
});

test('a stream fails if an item cannot be read', async () => {
  async function* items() {
    yield 1;
    throw new Error('disk full');
  }
  const end = vi.fn();
  await expect(text(streamJson(responseOf({ items: items() }, end)))).rejects.toThrow('disk full');
  expect(end).toHaveBeenCalledOnce();
});
