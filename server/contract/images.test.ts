import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { ImageBody, imageLimits, imageMessages } from './images.ts';

const image = { data: 'AAAA', fileName: 'sea.jpg', fileType: 'image/jpeg' };
const errorsOf = (body: unknown) => validationErrors(ImageBody, body);

test('needs only the data, and drops unknown fields', () => {
  expect(v.parse(ImageBody, { data: 'AAAA', id: 'mine', accountId: 1 })).toEqual({
    data: 'AAAA',
    fileName: '',
    fileType: '',
  });
});

test('takes a description and an alternative text; null is none', () => {
  const texts = { description: '  By the sea ', altText: null };
  expect(v.parse(ImageBody, { ...image, ...texts })).toEqual({
    ...image,
    description: 'By the sea',
    altText: null,
  });
});

test.each([undefined, null, '', 7, {}, ['AAAA']])('data is required: %j', (data) => {
  expect(errorsOf({ ...image, data })).toEqual({ data: 'Please select an image to upload' });
});

test('data may be as long as base64 of 5 MB is', () => {
  const max = Math.ceil(imageLimits.bytes / 3) * 4;
  expect(errorsOf({ ...image, data: 'A'.repeat(max) })).toEqual({});
  expect(errorsOf({ ...image, data: 'A'.repeat(max + 1) })).toEqual({ data: imageMessages.tooLarge });
});

describe.each([
  ['fileName', imageLimits.fileName],
  ['description', imageLimits.description],
  ['altText', imageLimits.altText],
] as const)('the %s', (name, max) => {
  test('has at most so many characters', () => {
    expect(errorsOf({ ...image, [name]: 'é'.repeat(max) })).toEqual({});
    expect(errorsOf({ ...image, [name]: 'é'.repeat(max + 1) })).toEqual({
      [name]: `Please use at most ${max} characters.`,
    });
  });

  test.each(['a\r\nX-Evil: y', 'a\u0000', 'a\u0085b', 'a\ud83c'])('is one line of text, not %j', (text) => {
    expect(errorsOf({ ...image, [name]: text })).toEqual({
      [name]: 'Please remove line breaks and control characters.',
    });
  });

  test.each([7, {}, ['a']])('is text, not %j', (value) => {
    expect(Object.keys(errorsOf({ ...image, [name]: value }))).toEqual([name]);
  });
});
