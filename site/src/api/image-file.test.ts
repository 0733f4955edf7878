import { imageProblems } from '@whenabouts/server/contract';
import { describe, expect, test } from 'vitest';
import { validateImageFile, formatFileSize } from './image-file.ts';

const MB = 2 ** 20;
const file = (name: string, type: string, size = 1) => validateImageFile({ name, type, size });

describe('a file', () => {
  test.each([
    ['sea.jpg', 'image/jpeg'],
    ['sea.png', 'image/png'],
    ['sea.webp', 'image/webp'],
    ['sea.gif', 'image/gif'],
    ['sea.avif', 'image/avif'],
    // Not every system knows every kind.
    ['sea.AVIF', ''],
    ['sea', 'image/png'],
  ])('%s of type "%s" may be sent', (name, type) => {
    expect(file(name, type)).toBeUndefined();
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
  ])('%s of type "%s" is none', (name, type) => {
    expect(file(name, type)).toBe(imageProblems.notAnImage);
  });

  test('has at most 5 MB', () => {
    expect(file('a.png', 'image/png', 5 * MB)).toBeUndefined();
    expect(file('a.png', 'image/png', 5 * MB + 1)).toBe(imageProblems.tooLarge);
  });
});

test.each([
  [1, '1 kB'],
  [1024, '1 kB'],
  [200_000, '195 kB'],
  [MB, '1 MB'],
  [1.26 * MB, '1.3 MB'],
  [5 * MB, '5 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
