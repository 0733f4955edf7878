import { vi } from 'vitest';
import { type Locator, page, utils } from 'vitest/browser';

// Locators that act within the page. By default, every click and every text takes a way through the test runner and the
// browser's protocol, and an element that appears is found up to half a second later: most of the time of the tests. What
// needs real input is sent as before: positions, keys, the pointer, and elements that something covers or disables.

// Timers of tests may be fake.
const { setTimeout, clearTimeout } = window;
const now = performance.now.bind(performance);

const locators: Locator = Object.getPrototypeOf(page.getByRole('main'));
const { findElement, click, fill } = locators;

/** Describes an element that does not exist. Most of these errors are caught by a matcher that tries again. */
class MissingElementError extends Error {
  override readonly name = 'VitestBrowserElementError';
  readonly #locator: Locator;
  #message: string | undefined;

  constructor(locator: Locator) {
    super();
    this.#locator = locator;
    // Formatting the page for the message takes longer than searching it.
    Object.defineProperty(this, 'message', {
      configurable: true,
      get: () => (this.#message ??= utils.getElementError(this.#locator, document.body).message),
      set: (message: string) => {
        this.#message = message;
      },
    });
  }
}

locators.element = function elementOrError(this: Locator) {
  const element = this.query();
  if (!element) throw new MissingElementError(this);
  return element;
};

/** Waits until the page changes, at most 50 ms: what a field contains changes without a mutation. */
function pageChange(): Promise<void> {
  return new Promise((resolve) => {
    const changed = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(changed);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const timer = setTimeout(changed, 50);
  });
}

locators.findElement = async function findSoon(this: Locator, options) {
  const end = now() + (options?.timeout ?? 40_000);
  while (this.length === 0 && now() < end) {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(50);
    await pageChange();
  }
  return findElement.call(this, options);
};

const TEXT_FIELD =
  'textarea, input:is([type=text], [type=email], [type=password], [type=search], :not([type]))';
const NEEDS_POINTER = `${TEXT_FIELD}, input[type=range], input[type=number], select, [contenteditable], svg *:not(:is(a, button) *)`;
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

locators.click = async function clickInPage(this: Locator, options) {
  if (options || vi.isFakeTimers()) return click.call(this, options);
  const element = (await this.findElement()) as HTMLElement;
  (element as HTMLElement & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = (element.getRootNode() as Document).elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!hit || !element.contains(hit) || hit.closest(`${NEEDS_POINTER}, :disabled, [aria-disabled=true]`)) {
    return click.call(this);
  }
  await press(hit as HTMLElement, (left + right) / 2, (top + bottom) / 2);
};

/** Sends the events of a click, each in a separate task, and moves the focus as the browser does. */
async function press(target: HTMLElement, clientX: number, clientY: number): Promise<void> {
  const init = { bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY, detail: 1 };
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  target.dispatchEvent(new PointerEvent('pointermove', pointer));
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  if (target.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }))) {
    const focusable = target.closest<HTMLElement>(FOCUSABLE);
    if (focusable) focusable.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
  }
  await macrotask();
  target.dispatchEvent(new PointerEvent('pointerup', pointer));
  target.dispatchEvent(new MouseEvent('mouseup', init));
  await macrotask();
  target.dispatchEvent(new PointerEvent('click', pointer));
  await macrotask();
}

locators.fill = async function fillInPage(this: Locator, text, options) {
  const element = (await this.findElement()) as HTMLInputElement;
  const isReady = element.matches(TEXT_FIELD) && !element.matches(':disabled, :read-only');
  if (options || !isReady || !element.checkVisibility() || vi.isFakeTimers()) {
    return fill.call(this, text, options);
  }
  window.focus();
  element.focus();
  element.select();
  document.execCommand(text ? 'insertText' : 'delete', false, text);
  await macrotask();
};

/** Lets React render what the events have changed. */
const macrotask = () => new Promise<void>((resolve) => setTimeout(resolve));
