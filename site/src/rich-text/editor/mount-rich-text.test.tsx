import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { putCaret, renderEditor, textbox } from '../../../test/rich-text.tsx';

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
