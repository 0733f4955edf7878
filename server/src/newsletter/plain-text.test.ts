import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('paragraphs and headings are separated by blank lines, and spaces are collapsed', () => {
  expect(plainText('<h2>First</h2><p>One\n  line,<br>another.</p><h3>Second</h3><p>The end.</p>')).toBe(
    'First\n\nOne line,\nanother.\n\nSecond\n\nThe end.',
  );
});

test('lines are not wrapped', () => {
  const line = 'word '.repeat(100).trim();
  expect(plainText(`<p>${line}</p>`)).toBe(line);
});

test('lists have dashes or numbers, even if they are nested', () => {
  const html = '<p>Before</p><ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol><p>After</p>';
  expect(plainText(html)).toBe('Before\n\n 1. One\n    - Inner\n 2. Two\n\nAfter');
});

test('the URL of a link follows its text, unless it is the text', () => {
  const html =
    '<p>See <a href="https://a.example/guides">the <em>guides</em></a> or <a href="https://ssa.gov/">https://ssa.gov/</a>.</p>';
  expect(plainText(html)).toBe('See the guides (https://a.example/guides) or https://ssa.gov/.');
});

test('a table has columns, and quotes and code keep their lines', () => {
  const rows = '<tr><th>Age</th><th>Share</th></tr><tr><td>62</td><td>70%</td></tr>';
  expect(plainText(`<table><tbody>${rows}</tbody></table><pre><code>a\n  b</code></pre>`)).toBe(
    'Age   Share\n62    70%\n\na\n  b',
  );
  expect(plainText('<blockquote><p>One</p></blockquote>')).toBe('> One');
});

test('an image is its text alternative, and entities are characters', () => {
  const html = '<p>A &amp; B &lt;3&nbsp;x</p><p><img src="/x" alt="A wave"></p><p><img src="/y" alt=""></p>';
  expect(plainText(html)).toBe('A & B <3\u00a0x\n\n[Image: A wave]');
});
