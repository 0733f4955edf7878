import { type Locator, page, userEvent } from 'vitest/browser';

export const slider = (label: string): Locator => page.getByRole('slider', { name: label, exact: true });

/** The text box next to a slider. */
export const amountBox = (label: string): Locator =>
  page.getByRole('textbox', { name: `${label}, exact amount`, exact: true });

export const sentenceNumber = (label: string): Locator =>
  page.getByRole('spinbutton', { name: label, exact: true });

/** Replaces the value in the box by typing, then moves the focus away. */
export async function typeAmount(label: string, text: string): Promise<void> {
  await amountBox(label).fill(text);
  blur(amountBox(label));
}

function blur(locator: Locator): void {
  (locator.element() as HTMLElement).blur();
}

/** Moves a slider by steps, at most to the end of its range, without keys. */
export function moveSlider(thumb: Element, steps: number): void {
  (thumb as HTMLInputElement).stepUp(steps);
  thumb.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Focuses a control and presses keys on it, such as 'ArrowRight'. */
export async function pressKeysOn(locator: Locator, ...keys: string[]): Promise<void> {
  await locator.findElement();
  (locator.element() as HTMLElement).focus();
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}
