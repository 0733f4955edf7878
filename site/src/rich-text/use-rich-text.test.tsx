import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { putCaret, renderEditor, textbox } from '../../test/rich-text.tsx';
import { RichTextEditor, type RichTextHandle } from './rich-text-editor.tsx';

test('text that is set after the editor is created and before React renders again is not lost', async () => {
  const handle = createRef<RichTextHandle>();
  const isSet = new Promise<void>((resolve) => {
    new MutationObserver(async (_, observer) => {
      if (!textbox.query()) return;
      observer.disconnect();
      // React renders in a later task, and the editor is created by the microtasks before it.
      for (let microtask = 0; microtask < 1000; microtask += 1) await undefined;
      handle.current?.setHtml('<p>restored</p>');
      resolve();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await render(
    <RichTextEditor
      ref={handle}
      id="content"
      label="Content"
      placeholder=""
      initialHtml=""
      onChange={() => {}}
    />,
  );
  await isSet;
  await expect.element(textbox).toHaveTextContent('restored');
  expect(handle.current?.getHtml()).toBe('<p>restored</p>');
});

test('a change is reported after a delay, and at once when the text loses the focus', async () => {
  const onChange = vi.fn<(html: string) => void>();
  await renderEditor('<p>a</p>', { onChange });
  await putCaret('after', 'a');
  await userEvent.keyboard('b');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['<p>ab</p>']);
  await userEvent.keyboard('c');
  (textbox.element() as HTMLElement).blur();
  expect(onChange).toHaveBeenLastCalledWith('<p>abc</p>');
});
