import { expect, test } from 'vitest';
import { prepareForParsing } from './prepare-for-parsing.ts';

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
])('prepares %s as %s', (html, prepared) => {
  expect(prepareForParsing(html)).toBe(prepared);
});
