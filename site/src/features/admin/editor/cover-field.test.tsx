import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, inOrder, noResponse, requestsTo } from '../../../../test/fake-api.ts';
import { button, field } from '../../../../test/page-actions.ts';
import { dialogTitled, openNewPost } from '../../../../test/post-editor.ts';
import { image } from '../../../../test/samples.ts';

const url = field('Cover image URL');
const choosing = dialogTitled('Choose a cover image');
const lighthouse = { ...image, id: 'lighthouselighthousela', altText: 'A lighthouse' };
const png = new File(['png'], 'lighthouse.png', { type: 'image/png' });

test('the cover is previewed while its URL is typed, and a broken one shows an error', async () => {
  await openNewPost();
  await expect.element(page.getByText('The cover will appear here.')).toBeVisible();
  await expect.element(url).toHaveAccessibleDescription(/^Recommended size 1200x630\./);
  await url.fill(`${location.origin}/api/images/boatboatboatboatboatbo`);
  await expect.element(page.getByText('This image could not be loaded. Please check the URL.')).toBeVisible();
  await url.fill('https:evil');
  await expect.element(page.getByText('The cover will appear here.')).toBeVisible();
});

test('a cover is chosen from the uploads, or uploaded', async () => {
  const { requests } = await openNewPost({
    'GET /api/images': [{ ...image, altText: 'A quiet cove' }],
    'POST /api/images': lighthouse,
  });
  await button('Choose from Your Uploads').click();
  await choosing.getByText('A quiet cove').click();
  await expect.element(choosing.getByRole('radio', { name: 'A quiet cove' })).toBeChecked();
  await choosing.getByRole('button', { name: 'Use Image' }).click();
  await expect.element(choosing).not.toBeInTheDocument();
  await expect.element(url).toHaveValue(`${location.origin}/api/images/${image.id}`);

  await button('Choose from Your Uploads').click();
  await choosing.getByRole('textbox', { name: /^Alt text for a new image/ }).fill('A lighthouse');
  await choosing.getByLabelText('Upload another image').upload(png);
  await expect.element(choosing.getByRole('radio', { name: 'A lighthouse' })).toBeChecked();
  await choosing.getByRole('button', { name: 'Use Image' }).click();
  await expect.element(url).toHaveValue(`${location.origin}/api/images/${lighthouse.id}`);
  expect(requestsTo(requests, 'POST /api/images')[0]?.body).toMatchObject({
    fileName: 'lighthouse.png',
    altText: 'A lighthouse',
  });
});

test('a rejected upload shows an error in the dialog', async () => {
  await openNewPost({
    'GET /api/images': [],
    'POST /api/images': errorResponse('invalid', 'This file is not an image that we can read.'),
  });
  await button('Choose from Your Uploads').click();
  await choosing.getByLabelText('Upload another image').upload(png);
  await expect
    .element(choosing.getByRole('alert'))
    .toMatchTextContent('This file is not an image that we can read.');
});

test('an image whose file was deleted during the upload is picked', async () => {
  await openNewPost({
    'GET /api/images': [],
    'POST /api/images': () => {
      vi.spyOn(Blob.prototype, 'slice').mockImplementation(() => {
        throw new DOMException('The file could not be found.', 'NotFoundError');
      });
      return lighthouse;
    },
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await button('Choose from Your Uploads').click();
  await choosing.getByLabelText('Upload another image').upload(png);
  await expect.element(choosing.getByRole('radio', { name: 'A lighthouse' })).toBeChecked();
  await expect.element(choosing.getByRole('alert')).not.toBeInTheDocument();
});

test('an upload is repeated with its key until a response arrives, and then has another', async () => {
  const stored = { ...lighthouse, fileName: 'lighthouse.png', altText: null };
  const { requests } = await openNewPost({
    'GET /api/images': [],
    'POST /api/images': inOrder<typeof stored>(noResponse, stored),
  });
  await button('Choose from Your Uploads').click();
  // Chooses the same file each time. `upload` would send a copy, which is another file.
  const choose = () => {
    const input = choosing.getByLabelText('Upload another image').element() as HTMLInputElement;
    const data = new DataTransfer();
    data.items.add(png);
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose();
  await expect.element(choosing.getByRole('alert')).toBeVisible();
  choose();
  await expect.element(choosing.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => choosing.getByRole('radio').elements()).toHaveLength(1);
  choose();
  const keys = () =>
    requestsTo(requests, 'POST /api/images').map(({ headers }) => headers.get('Idempotency-Key'));
  await expect.poll(keys).toHaveLength(3);
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second === first, third === first]).toEqual([true, false]);
  await expect.poll(() => choosing.getByRole('radio').elements()).toHaveLength(1);
});
