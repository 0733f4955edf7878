import { expect, test } from 'vitest';
import { prepareForParsing, readDeclarations } from './inline-styles.ts';

test.each([
  ['<p style="color:red">a</p>', '<p data-css="color:red">a</p>'],
  ["<p class=x STYLE='a'>", "<p class=x data-css='a'>"],
  ['<img src=x onerror=alert(1)>', '<img src=x data-x=alert(1)>'],
  ['<img/onerror="alert(1)"/src=x>', '<img/data-x="alert(1)"/src=x>'],
  ['<a title=" style=b " href="?a style=b">', '<a title=" style=b " href="?a style=b">'],
  ['<p>style="a"</p>', '<p>style="a"</p>'],
  ['a<!-- <b> -->b', 'ab'],
  ['a<style>p { color: red }</style>b', 'ab'],
  ['a<style>p', 'a'],
  ['a<base href="https://example.com/"><basefont>b', 'a<basefont>b'],
  ['2 < 3 and style="x" > 1', '2 < 3 and style="x" > 1'],
])('%s becomes %s', (html, neutralized) => {
  expect(prepareForParsing(html)).toBe(neutralized);
});

test('declarations are parsed and lowercased', () => {
  expect(Object.fromEntries(readDeclarations('Text-Align: CENTER; font-weight:700;;nonsense;:x'))).toEqual({
    'text-align': 'center',
    'font-weight': '700',
  });
});
