import { describe, expect, test, vi } from 'vitest';
import { postMessages } from '../../contract/index.ts';
import { HttpError } from '../http/http-error.ts';
import { contentToShow, contentToStore } from './content.ts';
import { isNestedDeeper } from './html-depth.ts';

const TEXT = `<p>${'word '.repeat(20)}</p>`;
const sanitizer = (clean: (html: string) => string = (html) => html) =>
  vi.fn(async (html: string) => clean(html));

const rejection = async (html: string, sanitize = sanitizer()) => {
  const error: unknown = await contentToStore(html, sanitize).catch((thrown) => thrown);
  return error instanceof HttpError ? [error.code, error.details.fields?.content] : error;
};

describe('contentToStore', () => {
  test('returns the output of the sanitizer', async () => {
    expect(
      await contentToStore(
        `${TEXT}<script>`,
        sanitizer(() => TEXT),
      ),
    ).toBe(TEXT);
  });

  test.each([
    ['250 kB of open tags', '<div>'.repeat(50_000), postMessages.contentLong],
    ['100 kB of open tags', '<div>'.repeat(20_000), postMessages.contentDeep],
    ['just too much text', 'x'.repeat(204_801), postMessages.contentLong],
  ])('rejects %s before the sanitizer gets them', async (_, html, message) => {
    const sanitize = sanitizer();
    expect(await rejection(html, sanitize)).toEqual(['invalid', message]);
    expect(sanitize).not.toHaveBeenCalled();
  });

  test('rejects content that is too short or too long once it is sanitized', async () => {
    expect(
      await rejection(
        TEXT,
        sanitizer(() => 'x'.repeat(49)),
      ),
    ).toEqual(['invalid', postMessages.contentShort]);
    expect(
      await rejection(
        TEXT,
        sanitizer(() => '&nbsp;'.repeat(40_000)),
      ),
    ).toEqual(['invalid', postMessages.contentLong]);
  });

  test('asks to try again if the sanitizer times out, and rejects ambiguous content', async () => {
    const failWith = (error: Error) => vi.fn(async () => Promise.reject(error));
    expect(await rejection(TEXT, failWith(new Error('the sanitizer timed out')))).toEqual([
      'unavailable',
      undefined,
    ]);
    expect(await rejection(TEXT, failWith(new RangeError('html must be unambiguous HTML')))).toEqual([
      'invalid',
      postMessages.contentDeep,
    ]);
  });
});

describe('contentToShow', () => {
  test('sanitizes stored content again', async () => {
    expect(
      await contentToShow(
        `${TEXT}<script>`,
        sanitizer(() => TEXT),
      ),
    ).toBe(TEXT);
  });

  test.each(['<div>'.repeat(20_000), 'x'.repeat(204_801)])(
    'returns an empty text for content that contentToStore would have rejected',
    async (html) => {
      const sanitize = sanitizer();
      expect(await contentToShow(html, sanitize)).toBe('');
      expect(sanitize).not.toHaveBeenCalled();
    },
  );

  test('reports the service as unavailable if the sanitizer times out', async () => {
    const sanitize = vi.fn(async () => Promise.reject(new Error('too long')));
    await expect(contentToShow(TEXT, sanitize)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('isNestedDeeper', () => {
  const times = (count: number, text: string) => text.repeat(count);

  test.each([
    ['a hundred nested elements', times(100, '<div>') + times(100, '</div>')],
    ['many siblings', times(5000, '<div><p>x</p></div>')],
    ['paragraphs without end tags', times(5000, '<p>x')],
    ['list items without end tags', `<ul>${times(5000, '<li>x')}</ul>`],
    ['void elements', times(5000, '<br><img src="x">')],
    ['tags in a comment', `<!--${times(5000, '<div>')}-->`],
    ['tags in attribute values', times(500, `<p title="${times(10, '<div>')}">x</p>`)],
    ['tags in a script', `<script>${times(5000, '<div>')}</script>`],
    ['less-than signs that start no tag', times(5000, '< 1 <2 </3')],
    ['an unterminated tag', `${times(90, '<div>')}<div ${times(5000, '<div ')}`],
    ['an unterminated comment', `<!--${times(5000, '<!--<div>')}`],
  ])('is false for %s', (_, html) => {
    expect(isNestedDeeper(html, 100)).toBe(false);
  });

  test.each([
    ['101 nested elements', times(101, '<div>')],
    ['nested lists', times(51, '<ul><li>')],
    ['uppercase tags', times(101, '<DIV>')],
    ['end tags that match nothing', times(101, '<div></p></x>')],
    ['end tags in comments', times(101, '<div><!--</div>-->')],
    ['end tags in attribute values', times(101, '<div title="</div>">')],
    ['end tags in attribute values after spaces', times(101, "<div title = '</div>'>")],
    ['end tags in scripts', times(101, '<div><script></div></script>')],
    ['a quote without an attribute', times(101, '<div ">')],
    ['self-closing syntax', times(101, '<div/>')],
  ])('is true for %s', (_, html) => {
    expect(isNestedDeeper(html, 100)).toBe(true);
  });
});
