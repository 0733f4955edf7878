import { editorViewCtx } from '@milkdown/kit/core';
import { DOMParser } from '@milkdown/kit/prose/model';
import { createRef } from 'react';
import { expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { serializeHtml } from '../src/rich-text/document/serialize-html.ts';
import { createEditor } from '../src/rich-text/editor/create-editor.ts';
import { uploadPlugin } from '../src/rich-text/editor/uploads.ts';
import { parseHtml } from '../src/rich-text/parsing/parse-html.ts';
import {
  RichTextEditor,
  type RichTextEditorProps,
  type RichTextHandle,
} from '../src/rich-text/rich-text-editor.tsx';

export const textbox = page.getByRole('textbox', { name: 'Content' });
export const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
export const toolbarButton = (name: string) => toolbar.getByRole('button', { name, exact: true });
export const dialog = page.getByRole('dialog');

/** The editor on the page: one editor per test. */
const handle = createRef<RichTextHandle>();

/** The control after the editor, which Tab reaches from there. */
export const nextControl = page.getByRole('button', { name: 'After the editor' });

/** Renders the editor with this text and focuses it. */
export async function renderEditor(html = '', props: Partial<RichTextEditorProps> = {}): Promise<void> {
  await render(
    <>
      <RichTextEditor
        ref={handle}
        id="content"
        label="Content"
        placeholder="Start writing your content..."
        initialHtml={html}
        onChange={() => {}}
        {...props}
      />
      <button type="button">After the editor</button>
    </>,
  );
  await expect.element(toolbarButton('Bold')).toBeEnabled();
  textbox.element().focus();
  await waitForCaret();
}

/** Resets the editor to this text, with an empty undo history, and focuses it. */
export async function setHtml(html: string): Promise<void> {
  handle.current?.setHtml(html);
  textbox.element().focus();
  await waitForCaret();
}

/** Resets the editor to this text without waiting for the caret: for tests that only read the text or paste. */
export const replaceHtml = (html: string): void => handle.current?.setHtml(html);

/** The HTML that the page would save. */
export const htmlOf = (): string => handle.current?.getHtml() ?? '';

/** Returns a function that converts HTML to the form in which the editor writes it after an edit. */
export async function createNormalizer(): Promise<(html: string) => string> {
  const root = document.createElement('div');
  const editor = await createEditor(root, {
    html: '',
    placeholder: '',
    attributes: {},
    uploads: uploadPlugin(undefined, {
      onStart: () => {},
      onEnd: () => {},
      onPasted: () => {},
      signal: new AbortController().signal,
    }),
    onLinkKey: () => {},
    onToolbarKey: () => {},
    onState: () => {},
    onText: () => {},
  });
  const { schema } = editor.ctx.get(editorViewCtx).state;
  onTestFinished(async () => void (await editor.destroy()));
  return (html) => serializeHtml(DOMParser.fromSchema(schema).parse(parseHtml(html)));
}

export const expectHtml = (html: string | RegExp) =>
  typeof html === 'string' ? expect.poll(htmlOf).toBe(html) : expect.poll(htmlOf).toMatch(html);

export const expectPressed = (...names: string[]) =>
  expect
    .poll(() =>
      [...toolbar.element().querySelectorAll('[aria-pressed=true]')].map((button) =>
        button.getAttribute('aria-label'),
      ),
    )
    .toEqual(names);

/** Selects from the start of the first text to the end of the last. Each must be within one text node. */
export async function selectText(first: string, last = first): Promise<void> {
  const [from, to] = [textPosition(first), textPosition(last)];
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset + last.length);
  await waitForCaret();
}

export async function putCaret(edge: 'before' | 'after', text: string): Promise<void> {
  const { node, offset } = textPosition(text);
  getSelection()?.collapse(node, edge === 'before' ? offset : offset + text.length);
  await waitForCaret();
}

function textPosition(text: string): { node: Node; offset: number } {
  const walker = document.createTreeWalker(textbox.element(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const offset = node.textContent?.indexOf(text) ?? -1;
    if (offset >= 0) return { node, offset };
  }
  throw new Error(`There is no ${text} in ${textbox.element().innerHTML}`);
}

/** Presses keys, such as `Control+b`. */
export async function pressKeys(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const modifiers = key.split('+');
    const last = modifiers.pop() ?? '';
    if (!dispatchKey(last, modifiers)) {
      const down = modifiers.map((name) => `{${name}>}`).join('');
      const up = modifiers.map((name) => `{/${name}}`).join('');
      // A bracket is escaped by doubling, because it starts the name of a physical key.
      await userEvent.keyboard(`${down}${last === '[' ? '[[' : `{${last}}`}${up}`);
    }
    await waitForCaret();
  }
}

/**
 * Dispatches a key, and returns true if the page handles it. Otherwise the browser needs real input. Does not dispatch
 * keys that close something or move the focus: with the real input, the page would handle them twice.
 */
function dispatchKey(key: string, modifiers: readonly string[]): boolean {
  if (['Escape', 'Tab', ' '].includes(key)) return false;
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey: modifiers.includes('Control'),
    shiftKey: modifiers.includes('Shift'),
    altKey: modifiers.includes('Alt'),
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  return document.activeElement?.dispatchEvent(event) === false;
}

/**
 * Waits until the editor has read the position of the caret from the page. Earlier input would go to the old position.
 * The editor reads it on `selectionchange`, which Chromium dispatches before the second frame, and not at all if the
 * caret has not moved. The timeout lets the tasks that this event has queued run first.
 */
const waitForCaret = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

export async function paste(html: string, text = '', ...files: readonly File[]): Promise<void> {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  if (html) clipboardData.setData('text/html', html);
  if (text) clipboardData.setData('text/plain', text);
  await dispatchToText(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Drops data at the start of the first line. */
export async function drop(dataTransfer: DataTransfer): Promise<void> {
  const { left, top } = (textbox.element().firstElementChild ?? textbox.element()).getBoundingClientRect();
  const eventInit = { clientX: left + 1, clientY: top + 8, bubbles: true, cancelable: true };
  await dispatchToText(new DragEvent('drop', { dataTransfer, ...eventInit }));
}

/** Pastes or drops files. */
export async function sendFiles(action: 'paste' | 'drop', ...files: File[]): Promise<void> {
  if (action === 'paste') return paste('', '', ...files);
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  await drop(data);
}

async function dispatchToText(event: Event): Promise<void> {
  textbox.element().dispatchEvent(event);
  await waitForCaret();
}
