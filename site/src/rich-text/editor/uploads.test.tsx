import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BOAT } from '../../../test/canonical-html.ts';
import { heldResponse } from '../../../test/fake-api.ts';
import {
  expectHtml,
  htmlOf,
  pressKeys,
  putCaret,
  renderEditor,
  sendFiles,
  textbox,
} from '../../../test/rich-text.tsx';

const file = (name = 'boat.png', type = 'image/png') => new File(['boat'], name, { type });
const uploadImage = async () => ({ src: BOAT, alt: '', width: 1, height: 1 });
const IMAGE = `<img src="${BOAT}" alt="" width="1" height="1">`;

test('a pasted image is uploaded and inserted at the cursor', async () => {
  await renderEditor('<p>one two</p>', { uploadImage });
  await putCaret('after', 'one ');
  await sendFiles('paste', file());
  await expectHtml(`<p>one ${IMAGE}two</p>`);
  await expect
    .element(page.getByText('Image added. Select it and click Image to describe it.'))
    .toBeVisible();
  await pressKeys('Control+z');
  await expectHtml('<p>one two</p>');
});

test('dropped images are uploaded and inserted where they were dropped', async () => {
  await renderEditor('<p>one</p><p>two</p>', { uploadImage });
  await putCaret('after', 'two');
  await sendFiles('drop', file(), file('second.png'));
  await expectHtml(`<p>${IMAGE}${IMAGE}one</p><p>two</p>`);
});

test('during an upload the text contains a placeholder and can be edited', async () => {
  const upload = heldResponse(await uploadImage());
  await renderEditor('<p>one</p>', { uploadImage: upload.respond });
  await putCaret('after', 'one');
  await sendFiles('paste', file());
  await expect.element(textbox.getByText('Uploading image…')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Uploading…');
  await putCaret('before', 'one');
  await userEvent.keyboard('zero ');
  await expectHtml('<p>zero one</p>');
  upload.release();
  await expectHtml(`<p>zero one${IMAGE}</p>`);
  expect(textbox.getByText('Uploading image…').query()).toBeNull();
});

test.each([
  [new Error('Please choose a smaller image.'), 'Please choose a smaller image.'],
  [new Error(), 'The image could not be uploaded.'],
])('a failed upload leaves nothing in the text and shows the reason', async (error, message) => {
  await renderEditor('<p>one</p>', { uploadImage: vi.fn().mockRejectedValue(error) });
  await sendFiles('paste', file());
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  await expectHtml('<p>one</p>');
  await expect.element(textbox).toHaveTextContent('one');
});

test.each(['drop', 'paste'] as const)('a %s of a file that is not an image is rejected', async (action) => {
  await renderEditor('<p>one</p>', { uploadImage });
  const path = location.href;
  await sendFiles(action, file('plan.txt', 'text/plain'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('plan.txt is not an image.');
  expect(htmlOf()).toBe('<p>one</p>');
  expect(location.href).toBe(path);
});
