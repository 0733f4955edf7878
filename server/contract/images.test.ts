import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { ImageBody, imageLimits, imageMessages, storedWidth } from './images.ts';

const image = { data: 'AAAA', fileName: 'sea.jpg', fileType: 'image/jpeg' };
const errorsOf = (body: unknown) => validationErrors(ImageBody, body);

test('an upload needs only the data, and its unknown fields are dropped', () => {
  expect(v.parse(ImageBody, { data: 'AAAA', id: 'mine', accountId: 1 })).toEqual({
    data: 'AAAA',
    fileName: '',
    fileType: '',
  });
});

test('an upload may have a description and an alternative text; null means none', () => {
  const texts = { description: '  By the sea ', altText: null };
  expect(v.parse(ImageBody, { ...image, ...texts })).toEqual({
    ...image,
    description: 'By the sea',
    altText: null,
  });
});

test.each([undefined, null, '', 7, {}, ['AAAA']])('an upload without data is rejected: %j', (data) => {
  expect(errorsOf({ ...image, data })).toEqual({ data: 'Please select an image to upload' });
});

test('an upload may have 5 MB, encoded in base64', () => {
  const max = Math.ceil(imageLimits.bytes / 3) * 4;
  expect(errorsOf({ ...image, data: 'A'.repeat(max) })).toEqual({});
  expect(errorsOf({ ...image, data: 'A'.repeat(max + 1) })).toEqual({ data: imageMessages.tooLarge });
});

test.each([
  ['a tall screenshot', 1000, 7800, 923],
  ['a portrait photo', 4284, 5712, 2400],
  ['a very tall image', 2400, 7200, 1632],
])(
  'the text of %s stays readable: height and pixels have separate limits',
  (_what, width, height, stored) => {
    expect(storedWidth(width, height)).toBe(stored);
  },
);

describe.each([
  ['fileName', imageLimits.fileName],
  ['description', imageLimits.description],
  ['altText', imageLimits.altText],
] as const)('the %s', (name, max) => {
  test('is rejected above its maximum number of characters', () => {
    expect(errorsOf({ ...image, [name]: 'é'.repeat(max) })).toEqual({});
    expect(errorsOf({ ...image, [name]: 'é'.repeat(max + 1) })).toEqual({
      [name]: `Please use at most ${max} characters.`,
    });
  });

  test.each(['a\r\nX-Evil: y', 'a\u0000', 'a\u0085b', 'a\ud83c'])(
    'is rejected if it is not one line: %j',
    (text) => {
      expect(errorsOf({ ...image, [name]: text })).toEqual({
        [name]: 'Please remove line breaks and control characters.',
      });
    },
  );

  test.each([7, {}, ['a']])('is rejected if it is not text: %j', (value) => {
    expect(Object.keys(errorsOf({ ...image, [name]: value }))).toEqual([name]);
  });
});
