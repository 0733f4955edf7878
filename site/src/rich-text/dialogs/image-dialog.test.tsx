import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BOAT } from '../../../test/canonical-html.ts';
import { heldResponse } from '../../../test/fake-api.ts';
import {
  dialog,
  expectHtml,
  expectPressed,
  pressKeys,
  putCaret,
  renderEditor,
  textbox,
  toolbarButton,
} from '../../../test/rich-text.tsx';
import type { UploadImage } from '../editor/uploads.ts';
import type { RichTextEditorProps } from '../rich-text-editor.tsx';

const url = dialog.getByRole('textbox', { name: 'Image URL' });
const altText = dialog.getByRole('textbox', { name: 'Alternative text' });
const decorative = dialog.getByRole('checkbox', { name: /^Decorative/ });
const sourceRadio = (name: string) => dialog.getByRole('radio', { name });
const dialogButton = (name: string) => dialog.getByRole('button', { name });
const fileInput = dialog.getByLabelText('Image file');
const alert = dialog.getByRole('alert');
const status = dialog.getByRole('status');

const boat = { src: BOAT, alt: '', width: 640, height: 480 };
const file = new File(['boat'], 'boat.png', { type: 'image/png' });

async function openDialog(props: Partial<RichTextEditorProps> = {}): Promise<void> {
  await renderEditor('<p>one two</p>', props);
  await putCaret('after', 'one ');
  await toolbarButton('Image').click();
  await expect.element(dialog).toHaveAccessibleName('Add image');
  // Without this wait, the dialog takes the focus from a field that is being filled in.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
}

test('an image is added by URL, with alternative text', async () => {
  await openDialog();
  await url.fill(BOAT);
  await altText.fill('A boat at sea');
  await pressKeys('Enter');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(textbox).toHaveFocus();
  await expectHtml(`<p>one <img src="${BOAT}" alt="A boat at sea">two</p>`);
});

test('a decorative image has empty alternative text, and a selected image can be edited', async () => {
  await openDialog();
  await url.fill(BOAT);
  await decorative.click();
  await expect.element(altText).not.toBeInTheDocument();
  await dialogButton('Add image').click();
  await expectHtml(`<p>one <img src="${BOAT}" alt="">two</p>`);
  await expect.element(textbox).toHaveFocus();

  await pressKeys('Shift+ArrowLeft', 'ArrowLeft', 'ArrowRight');
  await expectPressed('Normal text', 'Align left', 'Image');
  await toolbarButton('Image').click();
  await expect.element(dialog).toHaveAccessibleName('Edit image');
  await expect.element(url).toHaveValue(BOAT);
  await expect.element(decorative).toBeChecked();
  await decorative.click();
  await altText.fill('A boat');
  // Changes within half a second are one undo step.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  await dialogButton('Save image').click();
  await expectHtml(`<p>one <img src="${BOAT}" alt="A boat">two</p>`);
  await expectPressed('Normal text', 'Align left', 'Image');
  await pressKeys('Control+z');
  await expectHtml(`<p>one <img src="${BOAT}" alt="">two</p>`);
});

test('the image dialog requires a valid URL and alternative text', async () => {
  await openDialog();
  const invalid = [
    '',
    'boat.png',
    'http://example.com/boat.png',
    'data:image/png;base64,AA',
    '/api/images/boat',
  ];
  for (const typed of invalid) {
    await url.fill(typed);
    await dialogButton('Add image').click();
    await expect
      .element(alert.first())
      .toHaveTextContent('Enter a URL that starts with https://, or the path of an image on this site.');
    await expect.element(alert.nth(1)).toHaveTextContent('Describe the image, or mark it as decorative.');
    await expect.element(url).toHaveFocus();
  }
  await url.fill(BOAT);
  await dialogButton('Add image').click();
  await expect.element(alert).toHaveTextContent('Describe the image, or mark it as decorative.');
  await expect.element(altText).toHaveFocus();
  await pressKeys('Escape');
  await expectHtml('<p>one two</p>');
});

describe('an upload', () => {
  test('shows its progress and inserts the image with its size', async () => {
    const upload = heldResponse(boat);
    await openDialog({ uploadImage: upload.respond });
    await sourceRadio('Upload from this computer').click();
    await dialogButton('Add image').click();
    await expect.element(alert.first()).toMatchTextContent(/Describe|Choose an image/);
    await fileInput.upload(file);
    await expect.element(status).toHaveTextContent('Uploading boat.png…');
    const pending = dialog.getByRole('button', { name: 'Uploading…' });
    await expect.element(pending).toHaveAttribute('aria-disabled', 'true');
    (pending.element() as HTMLElement).click();
    await expect.element(dialog).toBeVisible();
    upload.release();
    await expect.element(status).toHaveTextContent('Uploaded.');
    await altText.fill('A boat');
    await dialogButton('Add image').click();
    await expectHtml(`<p>one <img src="${BOAT}" alt="A boat" width="640" height="480">two</p>`);
  });

  test('is canceled with its button or by closing the dialog', async () => {
    const upload = heldResponse(boat);
    const uploadImage = vi.fn<UploadImage>(upload.respond);
    await openDialog({ uploadImage });
    await sourceRadio('Upload from this computer').click();
    await fileInput.upload(file);
    await expect.element(dialog.getByRole('progressbar', { name: 'Upload of the image' })).toBeVisible();
    await dialogButton('Cancel upload').click();
    await expect.element(fileInput).toHaveFocus();
    await expect.element(status).toHaveTextContent('');
    await expect.element(dialogButton('Add image')).toBeVisible();
    await fileInput.upload(file);
    await expect.element(status).toHaveTextContent('Uploading boat.png…');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(textbox).toHaveFocus();
    expect(uploadImage.mock.calls.map(([, control]) => control.signal?.aborted)).toEqual([true, true]);
    upload.release();
    await expectHtml('<p>one two</p>');
  });

  test('shows the reason and can be retried if it fails', async () => {
    const uploadImage = vi.fn().mockRejectedValueOnce(new Error('Please choose a smaller image.'));
    await openDialog({ uploadImage: uploadImage.mockResolvedValue(boat) });
    await sourceRadio('Upload from this computer').click();
    await fileInput.upload(file);
    await expect.element(alert).toHaveTextContent('Please choose a smaller image.');
    await expect.element(dialogButton('Add image')).toBeVisible();
    await fileInput.upload(file);
    await expect.element(status).toHaveTextContent('Uploaded.');
    expect(alert.query()).toBeNull();
  });
});

describe('the earlier uploads', () => {
  test('are chosen by name, with their alternative text', async () => {
    const image = { ...boat, id: '1', label: 'An old boat', alt: 'An old boat' };
    await openDialog({ listImages: async () => [image] });
    await sourceRadio('Earlier uploads').click();
    const choice = dialog.getByRole('radio', { name: 'An old boat' });
    await expect.element(choice).not.toBeChecked();
    await dialogButton('Add image').click();
    await expect.element(alert.first()).toHaveTextContent('Choose one of your images.');
    await userEvent.click(choice, { force: true });
    await expect.element(altText).toHaveValue('An old boat');
    await dialogButton('Add image').click();
    await expectHtml(`<p>one <img src="${BOAT}" alt="An old boat" width="640" height="480">two</p>`);
  });

  test('show an error with a retry if they fail to load, and say if there are none', async () => {
    const listImages = vi.fn().mockRejectedValueOnce(new Error('Not now.'));
    await openDialog({ listImages: listImages.mockResolvedValue([]) });
    await sourceRadio('Earlier uploads').click();
    await expect.element(alert).toHaveTextContent('Your images could not be loaded.');
    await dialogButton('Try again').click();
    await expect.element(dialog.getByText('You have not uploaded any images yet.')).toBeVisible();
  });
});
