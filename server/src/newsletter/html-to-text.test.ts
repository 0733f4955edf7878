import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

const text = (html: string) => htmlToText(html, 'https://example.com/blog/a-post');

test('paragraphs and headings are separated by blank lines, and spaces are collapsed', () => {
  expect(text('<h2>First</h2><p>One\n  line,<br>another.</p><h3>Second</h3><p>The end.</p>')).toBe(
    'First\n\nOne line,\nanother.\n\nSecond\n\nThe end.',
  );
});

test('lists have dashes or numbers, also inside one another', () => {
  expect(
    text('<p>Before</p><ol><li>One<ul><li>Inner</li></ul></li><li><p>Two</p></li></ol><p>After</p>'),
  ).toBe('Before\n\n1. One\n  - Inner\n2. Two\n\nAfter');
});

test('the URL of a link follows its text, unless it is the text', () => {
  expect(
    text(
      '<p>See <a href="/guides">the <em>guides</em></a> or <a href="https://ssa.gov/">https://ssa.gov/</a>.</p>',
    ),
  ).toBe('See the guides (https://example.com/guides) or https://ssa.gov/.');
});

test('an image is its text alternative, and entities are characters', () => {
  expect(
    text('<p>A &amp; B &lt;3&nbsp;x</p><p><img src="/x" alt="A wave"></p><p><img src="/y" alt=""></p>'),
  ).toBe('A & B <3 x\n\n[Image: A wave]');
});
