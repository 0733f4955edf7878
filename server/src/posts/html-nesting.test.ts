import { expect, test } from 'vitest';
import { isNestedDeeper } from './html-nesting.ts';

const times = (count: number, text: string) => text.repeat(count);

test.each([
  ['a hundred in one another', times(100, '<div>') + times(100, '</div>')],
  ['many beside one another', times(5000, '<div><p>x</p></div>')],
  ['paragraphs that nobody ended', times(5000, '<p>x')],
  ['items that nobody ended', `<ul>${times(5000, '<li>x')}</ul>`],
  ['line breaks and pictures', times(5000, '<br><img src="x">')],
  ['tags in comments', `<!--${times(5000, '<div>')}-->`],
  ['tags in values', times(500, `<p title="${times(10, '<div>')}">x</p>`)],
  ['tags in scripts', `<script>${times(5000, '<div>')}</script>`],
  ['signs that begin no tag', times(5000, '< 1 <2 </3')],
  ['a tag that nobody ended', `${times(90, '<div>')}<div ${times(5000, '<div ')}`],
  ['a comment that nobody ended', `<!--${times(5000, '<!--<div>')}`],
])('%s are not too deep', (_, html) => {
  expect(isNestedDeeper(html, 100)).toBe(false);
});

test.each([
  ['a hundred and one in one another', times(101, '<div>')],
  ['lists in lists', times(51, '<ul><li>')],
  ['capitals', times(101, '<DIV>')],
  ['tags that end nothing', times(101, '<div></p></x>')],
  ['ends in comments', times(101, '<div><!--</div>-->')],
  ['ends in values', times(101, '<div title="</div>">')],
  ['ends in values after blanks', times(101, "<div title = '</div>'>")],
  ['ends in scripts', times(101, '<div><script></div></script>')],
  ['a quote that is no value', times(101, '<div ">')],
  ['slashes', times(101, '<div/>')],
])('%s are', (_, html) => {
  expect(isNestedDeeper(html, 100)).toBe(true);
});
