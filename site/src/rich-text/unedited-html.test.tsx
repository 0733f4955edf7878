import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { canonicalHtml } from '../../test/canonical-html.ts';
import {
  createNormalizer,
  expectHtml,
  htmlOf,
  pressKeys,
  putCaret,
  renderEditor,
  replaceHtml,
  setHtml,
} from '../../test/rich-text.tsx';
import { sanitizeHtml } from '../../test/sanitize-html.ts';

const NESTED_TABLE =
  '<table><tbody><tr><td>a<table><tbody><tr><td>b</td></tr></tbody></table></td></tr></tbody></table>';
const notice = page.getByText(/^The editor cannot show some of the formatting/);

const tags = 'p h2 h3 ul ol li blockquote pre table tbody tr th td strong em u code a img br'.split(' ');
const attribute = fc.constantFrom(
  '',
  ' class="align-center"',
  ' href="https://example.com"',
  ' src="/api/images/boatboatboatboatboatbo"',
  ' colspan="3"',
  ' rowspan="2"',
);
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...tags), attribute).map(([tag, a]) => `<${tag}${a}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom('one', 'two', ' ', '\n', '&nbsp;', '&lt;', '退', '🌅') },
);
/** HTML that the server stores. */
const storedHtml = fc
  .array(piece, { maxLength: 30 })
  .map((pieces) => sanitizeHtml(pieces.join(''), { origin: location.origin, isLocal: false }));

test('any HTML that the server accepts is unchanged until the author edits it', async () => {
  await renderEditor();
  fc.assert(
    fc.property(storedHtml, (html) => {
      replaceHtml(html);
      expect(htmlOf()).toBe(html);
    }),
    { numRuns: 20 },
  );
  // The caret changes the selection, which is not an edit.
  await fc.assert(
    fc.asyncProperty(storedHtml, async (html) => {
      await setHtml(html);
      expect(htmlOf()).toBe(html);
    }),
    { numRuns: 5 },
  );
});

test('an edit loses no word and no image of any HTML that the server accepts', async () => {
  const normalize = await createNormalizer();
  const contentOf = (html: string) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    // Sorted, because a parser moves text that is directly in a table before it.
    const characters = [...(body.textContent?.replace(/\s+/g, '') ?? '')].sort().join('');
    return [characters, body.querySelectorAll('img').length];
  };
  fc.assert(
    fc.property(storedHtml, (html) => {
      expect(contentOf(normalize(html))).toEqual(contentOf(html));
    }),
    { numRuns: 500 },
  );
});

test('an edit serializes the HTML again, and Undo restores the original', async () => {
  const html = '<p>one</p>\n<p><em><strong>two</strong></em></p>';
  await renderEditor(html);
  await putCaret('after', 'one');
  await userEvent.keyboard('!');
  await expectHtml('<p>one!</p><p><strong><em>two</em></strong></p>');
  await pressKeys('Control+z');
  await expectHtml(html);
});

test('Undo does not bring back the text before the one that was set', async () => {
  await renderEditor('<p>one</p>');
  await setHtml('<p>two</p>');
  await putCaret('after', 'two');
  await userEvent.keyboard('!');
  await pressKeys('Control+z', 'Control+z');
  await expectHtml('<p>two</p>');
});

test('a notice appears only for formatting that the editor cannot show', async () => {
  await renderEditor(NESTED_TABLE);
  await expect.element(notice).toBeVisible();
  const shown = [
    ...canonicalHtml,
    '<p>one</p>\n<p><em><strong>two</strong></em></p>',
    '<ul><li><p>a</p></li></ul>',
    '',
  ];
  for (const html of shown) {
    await setHtml(html);
    await expect.element(notice).not.toBeInTheDocument();
  }
});
