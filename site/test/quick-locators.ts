import { vi } from 'vitest';
import { type Locator, page, utils } from 'vitest/browser';

// Locators that act within the page. By default, every click and every text takes a way through the test runner and the
// browser's protocol, and an element that appears is found up to half a second later: most of the time of the tests.

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
  let found = this.elements();
  while (found.length === 0 && now() < end) {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(50);
    await pageChange();
    found = this.elements();
  }
  // The original names the elements, if there are several, or what is missing.
  return found[0] && found.length === 1 ? found[0] : findElement.call(this, options);
};

const TEXT_FIELD =
  'textarea, input:is([type=text], [type=email], [type=password], [type=search], :not([type]))';
const NEEDS_REAL_INPUT = `${TEXT_FIELD}, input[type=range], input[type=number], select, [contenteditable], svg *:not(:is(a, button) *), :disabled, [aria-disabled=true]`;
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Clicks the middle of an element, with events that the page receives from the test itself. Real input is used for:
 * - options, such as a position, a modifier key or `force`;
 * - fake timers, which would stop the tasks between the events;
 * - what the browser does with the pointer itself: text fields and their caret, sliders, number fields, lists, the
 *   editor and charts;
 * - an element that is disabled, outside the window or covered. Real input waits until it can be clicked, as a visitor
 *   would, and fails with the name of the covering element. A test that clicks through it passes `force`.
 */
locators.click = async function clickInPage(this: Locator, options) {
  if (options || vi.isFakeTimers()) return click.call(this, options);
  const element = (await this.findElement()) as HTMLElement;
  (element as HTMLElement & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = (element.getRootNode() as Document).elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isCovered = !hit || !element.contains(hit);
  if (isCovered || hit.closest(NEEDS_REAL_INPUT)) return click.call(this);
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

/**
 * Replaces the text of a text field. Real input is used for other fields, fields that are disabled, read-only or not
 * visible, options and fake timers.
 *
 * @throws If the field does not take the focus, or does not receive the text.
 */
locators.fill = async function fillInPage(this: Locator, text, options) {
  const element = (await this.findElement()) as HTMLInputElement;
  const isReady = element.matches(TEXT_FIELD) && !element.matches(':disabled, :read-only');
  if (options || !isReady || !element.checkVisibility() || vi.isFakeTimers()) {
    return fill.call(this, text, options);
  }
  window.focus();
  element.focus();
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  if (activeElement !== element) throw new Error(`${tagOf(element)} does not take the focus`);
  element.select();
  let received = element.value;
  // Before the page handles the event: it may change what has been typed.
  const receive = () => {
    received = element.value;
  };
  window.addEventListener('input', receive, { capture: true, once: true });
  document.execCommand(text ? 'insertText' : 'delete', false, text);
  window.removeEventListener('input', receive, { capture: true });
  if (received !== (element.type === 'email' ? text.trim() : text)) {
    throw new Error(`${tagOf(element)} contains ${JSON.stringify(received)}, not ${JSON.stringify(text)}`);
  }
  await macrotask();
};

/** Returns the tag of an element with its attributes. */
const tagOf = (element: Element) => (element.cloneNode() as Element).outerHTML;

/** Lets React render what the events have changed. */
const macrotask = () => new Promise<void>((resolve) => setTimeout(resolve));
