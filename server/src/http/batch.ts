/** A batch of this size does not wait for the end of the tick: a larger one saves nothing, and its first item would wait for the last. */
const FULL_BATCH = 16;

/**
 * Batches items added in one event-loop tick and flushes them together. Never flushes inside a call of the returned
 * function, so that an error of the flush does not reach the code that adds.
 */
export function batch<Item>(flush: (items: readonly Item[]) => void): (item: Item) => void {
  let pending: Item[] = [];
  const flushPending = () => {
    const items = pending;
    pending = [];
    if (items.length > 0) flush(items);
  };
  return (item) => {
    const count = pending.push(item);
    if (count === 1) setImmediate(flushPending);
    if (count === FULL_BATCH) queueMicrotask(flushPending);
  };
}
