/** Beyond so many, nothing more is saved, and the first would only wait for the last. */
const TOGETHER = 16;

/**
 * Collects what comes within one turn of the event loop and hands it on together: at the turn's end, or as soon as
 * there is enough of it; never while it is still being added, so that whoever adds does not get others' errors.
 */
export function gather<Item>(handOn: (items: readonly Item[]) => void): (item: Item) => void {
  let gathered: Item[] = [];
  const flush = () => {
    const items = gathered;
    gathered = [];
    if (items.length > 0) handOn(items);
  };
  return (item) => {
    const count = gathered.push(item);
    if (count === 1) setImmediate(flush);
    if (count === TOGETHER) queueMicrotask(flush);
  };
}
