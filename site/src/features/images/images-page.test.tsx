import type { Image } from '@whenabouts/server/contract';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  errorResponse,
  heldResponse,
  inOrder,
  noResponse,
  proxyErrorPage,
  requestsTo,
} from '../../../test/fake-api.ts';
import { button, expectToast, field, textsOf } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { animatedPng, image, paddedFile, pngFile, sampleMember } from '../../../test/samples.ts';

const full = 'You have 100 images or 100 MB of them. Please delete one to make room.';

const NOT_AN_IMAGE =
  'This file is not an image that we can read. Please choose a JPEG, PNG, WebP, GIF or AVIF file.';

const alert = page.getByRole('main').getByRole('alert');
const status = (text: string) => page.getByRole('status').filter({ hasText: text });
const preview = page.getByRole('img', { name: 'Preview' });
const uploadButton = page.getByRole('main').getByRole('button', { name: /^(Upload Image|Uploading...)$/ });
const galleryHeading = page.getByRole('heading', { name: 'Your Images' });
const noImages = page.getByRole('heading', { name: 'No images yet' });
const imageCard = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement;

/** Chooses a file as a visitor does. A file of megabytes takes seconds on its way through the test runner. */
function chooseFile(file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  fileInput().files = data.files;
  for (const type of ['input', 'change']) fileInput().dispatchEvent(new Event(type, { bubbles: true }));
}

const fileOfType = (name: string, type: string, size = 8) => new File([new Uint8Array(size)], name, { type });
const cove: Image = { ...image, fileName: 'cove.png', id: 'covecovecovecovecoveco' };

type Api = NonNullable<Parameters<typeof renderPage>[1]>['api'];

async function openImages(api: Api = {}, member = sampleMember) {
  const screen = await renderPage('/images', {
    member,
    api: { 'GET /api/images': [], ...api },
  });
  await expect.element(galleryHeading).toBeVisible();
  return screen;
}

const expectNames = (...names: string[]) =>
  expect.poll(() => textsOf(page.getByRole('listitem').getByRole('heading'))).toEqual(names);

function dropOn(target: Element | null, ...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const dropped of files) dataTransfer.items.add(dropped);
  for (const type of ['dragover', 'drop']) {
    target?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}

async function fillInImage(): Promise<void> {
  chooseFile(pngFile());
  await field('Description').fill('By the sea');
  await field('Alt text').fill('A wave');
}

async function expectFormUnchanged(): Promise<void> {
  await expect.element(page.getByText('sea.png, ', { exact: false })).toBeVisible();
  await expect.element(preview).toBeInTheDocument();
  await expect.element(field('Description')).toHaveValue('By the sea');
  await expect.element(field('Alt text')).toHaveValue('A wave');
}

test('a visitor is asked to log in, and nothing is requested', async () => {
  const { requests } = await renderPage('/images');
  const prompt = page.getByRole('region', { name: 'Authentication Required' });
  await expect.element(prompt.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect.element(prompt.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(location.pathname).toBe('/images');
  expect(uploadButton.query()).toBeNull();
  expect(galleryHeading.query()).toBeNull();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(requests).toEqual([]);
});

describe('the gallery', () => {
  test('the gallery shows the details of each image in the order of the server', async () => {
    const second = { ...image, description: 'By the sea', altText: 'A wave' };
    await openImages({ 'GET /api/images': [second, cove] });
    expect(document.title).toBe('Images | Whenabouts');
    await expectNames('sea.png', 'cove.png');
    for (const text of ['By the sea', 'Alt text: A wave', 'November 20, 2026']) {
      await expect.element(imageCard('sea.png')).toMatchTextContent(text);
    }
    await expect
      .element(imageCard('sea.png').getByRole('img', { name: 'A wave' }))
      .toHaveAttribute('srcset', expect.stringContaining(`/api/images/${image.id}?w=320 320w, `));
    await expect.element(imageCard('cove.png')).toMatchTextContent('No alt text');
  });

  test('a loading gallery is announced, a failed one can be retried, and an empty one shows a message', async () => {
    const list = heldResponse(proxyErrorPage());
    await openImages({ 'GET /api/images': inOrder(list.respond, () => Promise.resolve(Response.json([]))) });
    await expect.element(status('Loading your images…')).toBeInTheDocument();
    list.release();
    await expect.element(page.getByText('Your images could not be loaded.')).toBeVisible();
    await button('Try again').click();
    await expect.element(noImages).toBeVisible();
  });

  test('copying the link of an image shows the link, even if it could not be copied', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    copy.mockRejectedValueOnce(new Error('Denied.'));
    await openImages({ 'GET /api/images': [image] });
    for (const title of ['Link copied', 'The link could not be copied']) {
      await button('Copy link of sea.png').click();
      await expectToast(title, `/api/images/${image.id}`);
    }
    expect(copy).toHaveBeenLastCalledWith(`${location.origin}/api/images/${image.id}`);
  });

  test('a deletion is confirmed first, and then moves the focus to the gallery', async () => {
    await openImages({ 'GET /api/images': [image, cove], 'DELETE /api/images/{image}': undefined });
    const question = page.getByRole('alertdialog', { name: 'Delete Image' });
    for (const key of ['{Enter}', '{Escape}']) {
      await button('Delete sea.png').click();
      await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard(key);
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(button('Delete sea.png')).toHaveFocus();
    }
    for (const name of ['sea.png', 'cove.png']) {
      await button(`Delete ${name}`).click();
      await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await button(`Delete image “${name}”`).click();
      await expectToast('Image deleted');
      await expect.element(imageCard(name)).not.toBeInTheDocument();
      await expect.element(galleryHeading).toHaveFocus();
    }
    await expect.element(noImages).toBeVisible();
  });

  test('the deletion of an image that a post uses says why it failed', async () => {
    const reason = 'This image is used by a blog post, and cannot be deleted.';
    await openImages({
      'GET /api/images': [image],
      'DELETE /api/images/{image}': errorResponse('in_use', reason),
    });
    await button('Delete sea.png').click();
    await button('Delete image “sea.png”').click();
    await expectToast('Deletion failed', reason);
    await expect.element(page.getByRole('alertdialog').getByRole('alert')).toHaveTextContent(reason);
    await button('Cancel').click();
    await expect.element(imageCard('sea.png')).toBeInTheDocument();
  });
});

describe('uploading an image', () => {
  test('an uploaded image is the first in the gallery, and the form is empty again', async () => {
    const { requests } = await openImages({
      'GET /api/images': [cove],
      'POST /api/images': { ...image, description: 'By the sea', altText: 'A wave' },
    });
    await fillInImage();
    await expect.element(preview).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await uploadButton.click();
    await expectToast('Image uploaded successfully');
    await expectNames('sea.png', 'cove.png');
    await expect.element(status('sea.png has been uploaded.')).toBeInTheDocument();
    expect(preview.query()).toBeNull();
    await expect.element(field('Description')).toHaveValue('');
    await expect.element(uploadButton).toHaveFocus();
    expect(requestsTo(requests, 'POST /api/images')[0]?.body).toMatchObject({
      fileName: 'sea.png',
      description: 'By the sea',
      altText: 'A wave',
    });
  });

  test('a file that was uploaded can be uploaded again as another image', async () => {
    const { requests } = await openImages({ 'POST /api/images': image });
    const file = pngFile();
    const keys = () =>
      requestsTo(requests, 'POST /api/images').map(({ headers }) => headers.get('Idempotency-Key'));
    for (const uploads of [1, 2]) {
      chooseFile(file);
      await uploadButton.click();
      await expect.poll(() => keys().length).toBe(uploads);
      await expect.poll(() => preview.query()).toBeNull();
    }
    expect(new Set(keys()).size).toBe(2);
  });

  test('an upload without a file shows an error', async () => {
    await openImages();
    await field('Description').fill('By the sea');
    await uploadButton.click();
    await expectToast('Image required', 'Please select an image to upload');
    expect(document.activeElement).toBe(fileInput());
    await expect.element(fileInput()).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(fileInput())
      .toHaveAccessibleDescription(expect.stringContaining('Please select an image to upload'));
    expect(document.title).toBe('Error: Images | Whenabouts');
    await expect.element(field('Description')).toHaveValue('By the sea');
    chooseFile(pngFile());
    await expect.element(fileInput()).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => document.title).toBe('Images | Whenabouts');
  });

  test('a file that cannot be uploaded is rejected, and the earlier choice is kept until it is removed', async () => {
    await openImages();
    await fillInImage();
    for (const [bad, message] of [
      [fileOfType('notes.pdf', 'application/pdf'), NOT_AN_IMAGE],
      [fileOfType('huge.png', 'image/png', 15 * 2 ** 20 + 1), 'Please choose an image of at most 15 MB.'],
      [fileOfType('drawing.svg', 'image/svg+xml'), NOT_AN_IMAGE],
    ] as const) {
      chooseFile(bad);
      await expect.element(alert).toHaveTextContent(message);
      await expectFormUnchanged();
    }
    await button('Remove').click();
    expect(preview.query()).toBeNull();
    expect(document.activeElement).toBe(fileInput());
  });

  test('one image at a time can be dropped on the form, and nothing else', async () => {
    await openImages();
    const form = document.querySelector('main form');
    dropOn(form, fileOfType('notes.txt', 'text/plain'));
    await expect.element(alert).toHaveTextContent(NOT_AN_IMAGE);
    dropOn(form, pngFile('a.png'), pngFile('b.png'));
    await expect.element(alert).toHaveTextContent('Please choose one image at a time.');
    // A drop outside the form does nothing: the page stays.
    dropOn(document.querySelector('main h1'), pngFile('a.png'));
    expect(preview.query()).toBeNull();
    dropOn(form, pngFile('dropped.png'));
    await expect.element(preview).toBeInTheDocument();
    expect(alert.query()).toBeNull();
  });

  test('an upload that fails shows the reason, keeps the form, and can be retried', async () => {
    const data = 'Please choose an image of at most 50 frames.';
    await openImages({
      'POST /api/images': inOrder<Response | Image>(
        noResponse,
        errorResponse('limit_reached', full),
        errorResponse('invalid', 'Please check.', { data }),
        image,
      ),
    });
    await fillInImage();
    for (const reason of ['Please try again later', full]) {
      await uploadButton.click();
      await expectToast('Failed to upload image', reason);
      await expect.element(alert).toHaveTextContent(reason);
      expect(document.title).toBe('Error: Images | Whenabouts');
      await expectFormUnchanged();
    }
    await uploadButton.click();
    await expect.element(fileInput()).toHaveAccessibleDescription(expect.stringContaining(data));
    await expectFormUnchanged();
    await uploadButton.click();
    await expectToast('Image uploaded successfully');
    await expect.element(imageCard('sea.png')).toBeVisible();
  });

  test('a large image is made smaller before the upload', async () => {
    const { requests } = await openImages({ 'POST /api/images': image });
    chooseFile(paddedFile(pngFile()));
    await uploadButton.click();
    await expectToast('Image uploaded successfully');
    const [{ body } = {}] = requestsTo(requests, 'POST /api/images');
    expect(body).toMatchObject({ fileName: 'sea.png', fileType: 'image/webp' });
    expect(body?.data.length).toBeLessThan(1000);
  });

  test('an animated PNG is uploaded with a note that only its first frame is kept', async () => {
    await openImages({ 'POST /api/images': image });
    chooseFile(animatedPng());
    await uploadButton.click();
    await expect.element(status('Only the first frame of the animation was kept.')).toBeVisible();
  });

  test('a member without a confirmed email address is asked to confirm it, and can get another email', async () => {
    const reason = 'Please confirm your email address before you upload images.';
    await openImages(
      {
        'POST /api/images': errorResponse('email_unconfirmed', reason),
        'POST /api/auth/confirmation-email': { message: 'We have sent you an email.' },
      },
      { ...sampleMember, emailConfirmed: false },
    );
    const notice = page.getByText(/^Confirm your email address before you upload images\./);
    await expect.element(notice).toBeVisible();
    await fillInImage();
    await uploadButton.click();
    await expect.element(alert).toHaveTextContent(reason);
    await expectFormUnchanged();
    await button('Send the confirmation email again').click();
    await expectToast('Email sent', 'Open the link in it to confirm your email address.');
  });
});
