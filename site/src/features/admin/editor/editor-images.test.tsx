import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { animatedPng, image } from '../../../../test/samples.ts';
import { fileMessages } from '../../../api/image-file.ts';
import { uploadForText } from './editor-images.ts';

test('an image is returned with its note even if its file was deleted during the upload', async () => {
  fakeApi({
    'GET /api/images': [],
    'POST /api/images': () => {
      vi.spyOn(Blob.prototype, 'slice').mockImplementation(() => {
        throw new DOMException('The file could not be found.', 'NotFoundError');
      });
      return image;
    },
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await uploadForText(animatedPng(), {})).toMatchObject({
    src: `/api/images/${image.id}`,
    note: fileMessages.firstFrame,
  });
});
