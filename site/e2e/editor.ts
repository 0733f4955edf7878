import { type Cookie, expect, type Locator, type Page } from '@playwright/test';
import { nextFrame, open } from './page-actions.ts';
import { ADMIN } from './site-server.ts';

export const textbox = (page: Page): Locator => page.getByRole('textbox', { name: 'Content', exact: true });

export const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Formatting' });

export const tool = (page: Page, name: string): Locator =>
  toolbar(page).getByRole('button', { name, exact: true });

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Opens the editor of a new post with this text and focuses it. */
export async function openEditor(page: Page, html = ''): Promise<void> {
  await logIn(page);
  await open(page, '/admin/blogs/new');
  await expect(tool(page, 'Bold')).toBeEnabled();
  await resetEditor(page, html);
}

/** Resets the open editor to this text, with an empty undo history, and focuses it. */
export async function resetEditor(page: Page, html = ''): Promise<void> {
  await setHtml(page, html);
  await textbox(page).focus();
}

let session: Cookie[] | undefined;

/** Logs in once per server (one per process) and reuses the session, because checking a password is slow. */
async function logIn(page: Page): Promise<void> {
  if (session) {
    await page.context().addCookies(session);
    // The server limits the sessions of an account and ends the oldest one.
    if ((await page.request.get('/api/admin/check-auth')).ok()) return;
  }
  const response = await page.request.post('/api/admin/login', { data: ADMIN });
  expect(response.ok()).toBe(true);
  session = await page.context().cookies();
}

export function setHtml(page: Page, html: string): Promise<void> {
  return page.evaluate(callEditorHandle, { set: html }).then(() => {});
}

/** The HTML that the page would save. */
export async function htmlOf(page: Page): Promise<string> {
  return (await page.evaluate(callEditorHandle, {})) ?? '';
}

export async function expectHtml(page: Page, html: string): Promise<void> {
  await expect.poll(() => htmlOf(page)).toBe(html);
}

export async function expectPressed(page: Page, ...names: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      toolbar(page)
        .locator('[aria-pressed=true]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label'))),
    )
    .toEqual([...names]);
}

/** Selects from the start of the first text to the end of the last. Each must be within one text node. */
export async function select(page: Page, first: string, last = first): Promise<void> {
  await textbox(page).evaluate(place, { first, last, edge: 'both' as const });
  await waitForSelection(page);
}

export async function putCaret(page: Page, edge: 'before' | 'after', text: string): Promise<void> {
  await textbox(page).evaluate(place, { first: text, last: text, edge });
  await waitForSelection(page);
}

/** The editor learns of a moved caret in a later task; input before that would go to the old position. */
async function waitForSelection(page: Page): Promise<void> {
  await nextFrame(page);
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await waitForSelection(page);
  }
}

export async function paste(page: Page, html: string, text = ''): Promise<void> {
  await textbox(page).evaluate(
    (element, content) => {
      const clipboardData = new DataTransfer();
      if (content.html) clipboardData.setData('text/html', content.html);
      clipboardData.setData('text/plain', content.text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { html, text },
  );
  await waitForSelection(page);
}

/** A path in the form of an uploaded image's. */
export const BOAT = '/api/images/boatboatboatboatboatbo';

/** A one-pixel PNG in base64. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Responds to every request for an uploaded image with the same PNG. */
export async function mockImages(page: Page): Promise<void> {
  await page.route('**/api/images/*', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(PNG, 'base64') }),
  );
}

interface FileData {
  name: string;
  type: string;
  /** The content in base64. */
  data: string;
}

/** Pastes or drops files. Dropped files land on the first line. */
export async function dropOrPaste(
  page: Page,
  action: 'paste' | 'drop',
  ...files: readonly FileData[]
): Promise<void> {
  await textbox(page).evaluate(
    (element, sent) => {
      const data = new DataTransfer();
      for (const { name, type, data: base64 } of sent.files) {
        const bytes = Uint8Array.from(atob(base64), (message) => message.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const { left, top } = (element.firstElementChild ?? element).getBoundingClientRect();
      const at = { clientX: left + 1, clientY: top + 8, bubbles: true, cancelable: true };
      const event =
        sent.action === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...at })
          : new DragEvent('drop', { dataTransfer: data, ...at });
      element.dispatchEvent(event);
    },
    { action, files },
  );
}

interface Fiber {
  return: Fiber | null;
  memoizedProps: {
    initialHtml?: string;
    ref?: { current: { getHtml: () => string; setHtml: (html: string) => void } };
  } | null;
}

/** Runs in the page. Finds the editor's ref through React's fiber, because no element holds it. */
function callEditorHandle({ set }: { set?: string }): string | undefined {
  const frame = document.querySelector('[role=toolbar]');
  const key = Object.keys(frame ?? {}).find((name) => name.startsWith('__reactFiber')) ?? '';
  let fiber = (frame as unknown as Record<string, Fiber | null>)[key] ?? null;
  while (fiber && fiber.memoizedProps?.initialHtml === undefined) fiber = fiber.return;
  const handle = fiber?.memoizedProps?.ref?.current;
  if (set !== undefined) handle?.setHtml(set);
  return handle?.getHtml();
}

/** Runs in the page: places the caret or the selection at a text. */
function place(
  element: Element,
  { first, last, edge }: { first: string; last: string; edge: 'before' | 'after' | 'both' },
): void {
  const find = (text: string): { node: Node; at: number } => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at >= 0) return { node, at };
    }
    throw new Error(`There is no ${text} in ${element.innerHTML}`);
  };
  const [from, to] = [find(first), find(last)];
  const end = to.at + last.length;
  const selection = getSelection();
  if (edge === 'before') selection?.collapse(from.node, from.at);
  else if (edge === 'after') selection?.collapse(to.node, end);
  else selection?.setBaseAndExtent(from.node, from.at, to.node, end);
}
