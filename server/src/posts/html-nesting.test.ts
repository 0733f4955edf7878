import { expect, test } from 'vitest';
import { isNestedDeeper } from './content.ts';

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
])('accepts %s', (_, html) => {
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
])('rejects %s', (_, html) => {
  expect(isNestedDeeper(html, 100)).toBe(true);
});
