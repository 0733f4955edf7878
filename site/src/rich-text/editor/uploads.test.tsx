import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BOAT } from '../../../test/canonical-html.ts';
import { heldResponse } from '../../../test/fake-api.ts';
import {
  drop,
  expectHtml,
  htmlOf,
  paste,
  pressKeys,
  putCaret,
  renderEditor,
  sendFiles,
  textbox,
} from '../../../test/rich-text.tsx';

const file = (name = 'boat.png', type = 'image/png') => new File(['boat'], name, { type });
const uploadImage = async () => ({ src: BOAT, alt: '', width: 1, height: 1 });
const IMAGE = `<img src="${BOAT}" width="1" height="1">`;
const alert = page.getByRole('alert');
const descriptions = page.getByRole('textbox', { name: 'Alternative text' });

test('a pasted image is uploaded and inserted at the cursor', async () => {
  await renderEditor('<p>one two</p>', { uploadImage });
  await putCaret('after', 'one ');
  await sendFiles('paste', file());
  await expectHtml(`<p>one ${IMAGE}two</p>`);
  await expect.element(page.getByText('Image added. Describe it in the field next to it.')).toBeVisible();
  await pressKeys('Control+z');
  await expectHtml('<p>one two</p>');
});

test('an image without alternative text has a field next to it, which describes it or marks it as decorative', async () => {
  await renderEditor('<p>one</p><p>two</p>', { uploadImage });
  await putCaret('after', 'one');
  await sendFiles('paste', file(), file('second.png'));
  await expect.poll(() => descriptions.elements()).toHaveLength(2);
  await descriptions.nth(1).fill('A boat');
  await putCaret('after', 'two');
  await pressKeys('!');
  await descriptions.nth(0).click();
  await userEvent.keyboard('A{Enter}');
  await expectHtml(
    `<p>one<img src="${BOAT}" alt="A" width="1" height="1"><img src="${BOAT}" alt="A boat" width="1" height="1"></p><p>two!</p>`,
  );
  await expect.poll(() => descriptions.elements()).toHaveLength(0);

  await sendFiles('paste', file());
  await page.getByRole('button', { name: 'Decorative' }).click();
  await expect.poll(htmlOf).toContain(`<img src="${BOAT}" alt="" width="1" height="1">`);
});

test('dropped images are uploaded and inserted between the blocks where they were dropped', async () => {
  await renderEditor('<p>one</p><p>two</p>', { uploadImage });
  await putCaret('after', 'two');
  await sendFiles('drop', file(), file('second.png'));
  await expectHtml(`<p>${IMAGE}${IMAGE}</p><p>one</p><p>two</p>`);
  await pressKeys('Control+z');
  await expectHtml('<p>one</p><p>two</p>');
});

test('an image that is dropped in mid-sentence is inserted below the paragraph if it is in its lower half', async () => {
  await renderEditor('<p>one two three</p><p>four</p>', { uploadImage });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file());
  const { left, bottom } = page.getByText('one two three').element().getBoundingClientRect();
  const place = { clientX: left + 40, clientY: bottom - 4 };
  textbox
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
  await expectHtml(`<p>one two three</p><p>${IMAGE}</p><p>four</p>`);
});

test('an image that is dropped onto an empty paragraph is inserted in it', async () => {
  await renderEditor('', { uploadImage });
  await sendFiles('drop', file());
  await expectHtml(`<p>${IMAGE}</p>`);
});

test('images that are pasted together are uploaded one after the other, in their order', async () => {
  const names: string[] = [];
  const first = heldResponse(await uploadImage());
  const upload = (image: File) => {
    names.push(image.name);
    return names.length === 1 ? first.respond() : uploadImage();
  };
  await renderEditor('<p>one</p>', { uploadImage: upload });
  await putCaret('after', 'one');
  await sendFiles('paste', file('first.png'), file('second.png'), file('third.png'));
  await expect.element(textbox.getByText('Uploading image…')).toBeVisible();
  expect(names).toEqual(['first.png']);
  first.release();
  await expectHtml(`<p>one${IMAGE}${IMAGE}${IMAGE}</p>`);
  expect(names).toEqual(['first.png', 'second.png', 'third.png']);
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

test('a note about an uploaded image is shown', async () => {
  const note = 'Only the first frame was kept.';
  await renderEditor('', { uploadImage: async () => ({ src: BOAT, alt: 'A boat', note }) });
  await sendFiles('paste', file());
  await expect.element(page.getByText(note)).toBeVisible();
});

test.each([
  [new Error('Please choose a smaller image.'), 'Please choose a smaller image.'],
  [new Error(), 'The image could not be uploaded.'],
])('a failed upload leaves nothing in the text and shows the reason', async (error, message) => {
  await renderEditor('<p>one</p>', { uploadImage: vi.fn().mockRejectedValue(error) });
  await sendFiles('paste', file());
  await expect.element(alert).toHaveTextContent(message);
  await expectHtml('<p>one</p>');
  await expect.element(textbox).toHaveTextContent('one');
});

test.each(['drop', 'paste'] as const)('a %s of a file that is not an image is rejected', async (action) => {
  await renderEditor('<p>one</p>', { uploadImage });
  const url = location.href;
  await sendFiles(action, file('plan.txt', 'text/plain'));
  await expect.element(alert).toHaveTextContent('plan.txt is not an image.');
  expect(htmlOf()).toBe('<p>one</p>');
  expect(location.href).toBe(url);
});

test.each([
  'http://example.com/a.png',
  'blob:https://example.com/1',
  'data:image/png;base64,AA==',
  'file:///C:/a.png',
  'https://example.com/a.png',
])(
  'an image that is copied from %s is uploaded from the file next to its HTML, with its alternative text',
  async (src) => {
    await renderEditor('<p>one</p>', { uploadImage });
    await putCaret('after', 'one');
    await paste(
      `<meta charset="utf-8"><a href="https://example.com"><img src="${src}" alt="A boat"></a>`,
      '',
      file(),
    );
    await expectHtml(`<p>one<img src="${BOAT}" alt="A boat" width="1" height="1"></p>`);
    expect(alert.query()).toBeNull();
  },
);

test('the file next to pasted text is ignored, because it is a picture of the text', async () => {
  const upload = vi.fn(uploadImage);
  await renderEditor('', { uploadImage: upload });
  await paste('<p>one</p>', 'one', file());
  await expectHtml('<p>one</p>');
  expect(upload).not.toHaveBeenCalled();
});

test('an image of this site is pasted without an upload', async () => {
  const upload = vi.fn(uploadImage);
  await renderEditor('', { uploadImage: upload });
  await paste(`<img src="${BOAT}" alt="A boat">`, '', file());
  await expectHtml(`<p><img src="${BOAT}" alt="A boat"></p>`);
  expect(upload).not.toHaveBeenCalled();
});

test('a message names the images of pasted text that are left out', async () => {
  await renderEditor('', { uploadImage });
  await paste(
    '<p>one<img src="file:///C:/clip/image001.png"><img src="data:image/png;base64,AA==" alt="A boat"></p>',
  );
  await expectHtml('<p>one</p>');
  await expect
    .element(alert)
    .toMatchTextContent(
      /2 images were left out, because this page cannot read them: image001\.png, A boat\./,
    );
});

test('a message names the other sites that store the images of pasted text', async () => {
  await renderEditor('', { uploadImage });
  await paste('<p>one<img src="https://localhost:1/a.png" alt=""></p>');
  await expectHtml('<p>one<img src="https://localhost:1/a.png" alt=""></p>');
  await expect.element(alert).toMatchTextContent(/1 image is stored on another site: localhost:1\./);
});

test('an image that is dragged within the text moves and keeps its alternative text', async () => {
  const upload = vi.fn(uploadImage);
  await renderEditor(`<p>one</p><p>two <img src="${BOAT}" alt="A boat"></p>`, { uploadImage: upload });
  const dataTransfer = new DataTransfer();
  // Chromium lists a dragged image as a file.
  dataTransfer.items.add(file());
  const image = textbox.getByRole('img').element();
  const { left, top } = image.getBoundingClientRect();
  image.dispatchEvent(
    new DragEvent('dragstart', { dataTransfer, bubbles: true, clientX: left, clientY: top }),
  );
  await drop(dataTransfer);
  await expectHtml(`<p><img src="${BOAT}" alt="A boat">one</p><p>two</p>`);
  expect(upload).not.toHaveBeenCalled();
});

test('an uploaded image whose place was deleted is reported', async () => {
  const upload = heldResponse(await uploadImage());
  await renderEditor('<p>one</p><p>two</p>', { uploadImage: upload.respond });
  await putCaret('after', 'tw');
  await sendFiles('paste', file());
  await expect.element(textbox.getByText('Uploading image…')).toBeVisible();
  await pressKeys('Control+a', 'Delete');
  upload.release();
  await expect
    .element(alert)
    .toMatchTextContent(/The image was uploaded, but its place in the text was deleted\./);
});
