import { Readable } from 'node:stream';
import { setImmediate as nextIteration } from 'node:timers/promises';

/** An object of which each array may be an async iterable instead, so that it is never in memory as a whole. */
export type Streamable<T> = {
  readonly [Key in keyof T]: T[Key] | (T[Key] extends readonly (infer Item)[] ? AsyncIterable<Item> : never);
};

/** A response whose JSON is written while it is read. */
export class StreamedResponse<T extends object = object> {
  readonly content: Streamable<T>;
  /**
   * Called when the response begins. Returns a function that is called once, when the response has been sent or the client
   * has disconnected. May throw an HttpError to reject the request.
   */
  readonly begin: () => () => void;

  constructor(content: Streamable<T>, begin: () => () => void) {
    this.content = content;
    this.begin = begin;
  }
}

/**
 * Returns a stream of the JSON of a response. It pauses while the reader is slow, lets other requests run after each
 * item, and stops when it is destroyed. If an item cannot be read, the stream fails before the end of the JSON.
 */
export function streamJson({ content, begin }: StreamedResponse): Readable {
  const end = begin();
  return Readable.from(serialize(content), { objectMode: false }).once('close', end);
}

async function* serialize(object: object): AsyncGenerator<string> {
  let separator = '{';
  for (const [key, value] of Object.entries(object)) {
    yield `${separator}${JSON.stringify(key)}:`;
    if (isAsyncIterable(value)) yield* serializeItems(value);
    else yield JSON.stringify(value);
    separator = ',';
  }
  yield '}';
}

async function* serializeItems(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
    await nextIteration();
  }
  yield separator === '[' ? '[]' : ']';
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** A response whose bytes are read while they are sent. */
export class StreamedFile {
  readonly type: string;
  readonly chunks: AsyncIterable<Uint8Array>;

  constructor(type: string, chunks: AsyncIterable<Uint8Array>) {
    this.type = type;
    this.chunks = chunks;
  }
}
