import { expect, onTestFinished } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';

/** A field by its label. */
export function field(label: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) });
}

export async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** Focuses a control without a click. */
export function focus(locator: Locator): void {
  (locator.element() as HTMLElement).focus();
}

/** Clicks a link with a key such as `altKey`. Returns true if a script handled the click; the browser never follows it. */
export function isClickHandled(link: Locator, key: string): boolean {
  let isHandled = false;
  const watch = (event: Event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', watch, { once: true });
  link.element().dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }));
  return isHandled;
}

/** Returns the text of each element. */
export const textsOf = (locator: Locator): (string | null)[] =>
  locator.elements().map(({ textContent }) => textContent);

/** Expects an error at the field that is also its accessible description. */
export async function expectFieldError(label: string, error: string): Promise<void> {
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  // A hint may precede the error.
  await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`(^|[.] )${error}$`));
}

/** A toast, by its title. */
export function toast(title: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('status')
    .filter({ has: page.getByText(title, { exact: true }) });
}

export async function expectToast(title: string, text = title): Promise<void> {
  await expect.element(toast(title).filter({ hasText: text })).toBeVisible();
}

/** Waits for a text within an element. Line breaks, and spaces that do not break, count as spaces. */
export async function expectText(locator: Locator, text: string | RegExp): Promise<void> {
  const matching = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect.poll(() => textOf(locator)).toEqual(matching);
}

export function textOf(locator: Locator): string {
  return (locator.element().textContent ?? '').replaceAll(/[\u00a0\n]/g, ' ');
}

/** Returns the texts within an element that match a pattern and take more than one line. */
export function textsOnSeveralLines(element: Element, pattern: RegExp): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: text, index } of node.nodeValue?.matchAll(pattern) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(text);
    }
  }
  return broken;
}

/** The value next to a term, such as 'Moderate (4%)'. */
export function definitionOf(locator: Locator, term: string): string | undefined {
  const terms = [...locator.element().querySelectorAll('dt')];
  const found = terms.find(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').includes(term));
  return found?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
}

/** Opens the table of a chart. Returns its cells, row by row. */
export async function openTable(figure: Locator): Promise<string[][]> {
  await figure.getByText('Show as a table').click();
  return [...figure.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );
}

/** All tests start with it: a click would wait until an element has stopped moving. */
const REDUCED_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' };

/** Emulates a media type or feature, such as print, until the end of the test. */
export async function emulateMedia(
  media: '' | 'print',
  ...features: { name: string; value: string }[]
): Promise<void> {
  // The last of two values of a feature counts.
  await cdp().send('Emulation.setEmulatedMedia', { media, features: [REDUCED_MOTION, ...features] });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [REDUCED_MOTION] });
  });
}

/** Sets the browser's time zone for the rest of a test. */
export async function setTimeZone(timezoneId: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
  });
}
