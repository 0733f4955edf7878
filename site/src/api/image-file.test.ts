import { imageMessages } from '@whenabouts/server/contract';
import { describe, expect, test } from 'vitest';
import { formatFileSize, validateImageFile } from './image-file.ts';

const MB = 2 ** 20;
const validate = (name: string, type: string, size = 1) => validateImageFile({ name, type, size });

describe('validateImageFile', () => {
  test.each([
    ['sea.jpg', 'image/jpeg'],
    ['sea.png', 'image/png'],
    ['sea.webp', 'image/webp'],
    ['sea.gif', 'image/gif'],
    ['sea.avif', 'image/avif'],
    // Some systems report no media type.
    ['sea.AVIF', ''],
    ['sea', 'image/png'],
  ])('accepts %s of type "%s"', (name, type) => {
    expect(validate(name, type)).toBeUndefined();
  });

  test.each([
    ['notes.pdf', 'application/pdf'],
    ['notes.txt', 'text/plain'],
    ['drawing.svg', 'image/svg+xml'],
    ['phone.heic', 'image/heic'],
    ['scan.tiff', 'image/tiff'],
    ['film.mp4', 'video/mp4'],
    ['unknown', ''],
    ['page.png.html', ''],
  ])('rejects %s of type "%s"', (name, type) => {
    expect(validate(name, type)).toBe(imageMessages.notAnImage);
  });

  test('rejects files over 15 MB', () => {
    expect(validate('a.png', 'image/png', 15 * MB)).toBeUndefined();
    expect(validate('a.png', 'image/png', 15 * MB + 1)).toBe('Please choose an image of at most 15 MB.');
  });
});

test.each([
  [1, '1 kB'],
  [1024, '1 kB'],
  [200_000, '195 kB'],
  [MB, '1 MB'],
  [1.26 * MB, '1.3 MB'],
  [5 * MB, '5 MB'],
])('%i bytes are formatted as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
