import {
  expectHtml,
  expectPressed,
  openEditor,
  press,
  putCaret,
  resetEditor,
  select,
  setHtml,
  textbox,
  tool,
} from './editor.ts';
import { expect, test } from './fixtures.ts';

const marks = [
  { name: 'Bold', tag: 'strong', key: 'b' },
  { name: 'Italic', tag: 'em', key: 'i' },
  { name: 'Underline', tag: 'u', key: 'u' },
];

for (const { name, tag, key } of marks) {
  test(`${name} applies to the selection, to typed text and to partly formatted text, and is removed`, async ({
    page,
  }) => {
    await openEditor(page, '<p>one two three</p>');
    const marked = `<p>one <${tag}>two</${tag}> three</p>`;
    await select(page, 'two');
    await expectPressed(page, 'Normal text', 'Align left');
    await tool(page, name).click();
    await expectHtml(page, marked);
    await expectPressed(page, 'Normal text', name, 'Align left');
    await expect(textbox(page)).toBeFocused();
    await tool(page, name).click();
    await expectHtml(page, '<p>one two three</p>');
    await press(page, `Control+${key}`);
    await expectHtml(page, marked);
    await press(page, `Control+${key}`);
    await expectHtml(page, '<p>one two three</p>');

    // Without a selection, the format applies to the text typed next.
    await resetEditor(page);
    await tool(page, name).click();
    await expectPressed(page, 'Normal text', name, 'Align left');
    await page.keyboard.type('two');
    await tool(page, name).click();
    await expectPressed(page, 'Normal text', 'Align left');
    await page.keyboard.type(' three');
    await expectHtml(page, `<p><${tag}>two</${tag}> three</p>`);

    // A partly formatted selection becomes fully formatted first.
    await resetEditor(page, `<p>one <${tag}>two</${tag}></p>`);
    await select(page, 'one', 'two');
    await expectPressed(page, 'Normal text', 'Align left');
    await tool(page, name).click();
    await expectHtml(page, `<p><${tag}>one two</${tag}></p>`);
    await tool(page, name).click();
    await expectHtml(page, '<p>one two</p>');
  });
}

test('headings and alignment are set and removed', async ({ page }) => {
  await openEditor(page);
  await test.step('a heading is made, changed and removed, and the buttons show it', async () => {
    await resetEditor(page, '<p>Words</p>');
    await putCaret(page, 'after', 'Words');
    await tool(page, 'Heading 2').click();
    await expectHtml(page, '<h2>Words</h2>');
    await expectPressed(page, 'Heading 2', 'Align left');
    await tool(page, 'Heading 3').click();
    await expectHtml(page, '<h3>Words</h3>');
    await expectPressed(page, 'Heading 3', 'Align left');
    await tool(page, 'Heading 3').click();
    await expectHtml(page, '<p>Words</p>');
    await tool(page, 'Heading 2').click();
    await tool(page, 'Normal text').click();
    await expectHtml(page, '<p>Words</p>');
    await expectPressed(page, 'Normal text', 'Align left');
  });

  await test.step('alignment is set and removed for the whole selection, and kept by a heading', async () => {
    await resetEditor(page, '<h2>Head</h2><p>one</p><p>two</p>');
    await select(page, 'Head', 'one');
    await tool(page, 'Align center').click();
    await expectHtml(page, '<h2 class="align-center">Head</h2><p class="align-center">one</p><p>two</p>');
    await expectPressed(page, 'Align center');
    await select(page, 'Head', 'two');
    await expectPressed(page);
    await tool(page, 'Align right').click();
    await expectHtml(
      page,
      '<h2 class="align-right">Head</h2><p class="align-right">one</p><p class="align-right">two</p>',
    );
    await tool(page, 'Heading 3').click();
    await expectHtml(
      page,
      '<h3 class="align-right">Head</h3><h3 class="align-right">one</h3><h3 class="align-right">two</h3>',
    );
    await tool(page, 'Align left').click();
    await expectHtml(page, '<h3>Head</h3><h3>one</h3><h3>two</h3>');
    await expectPressed(page, 'Heading 3', 'Align left');
  });

  await test.step('aligning keeps the format of text to be typed', async () => {
    await resetEditor(page);
    await press(page, 'Control+b');
    await tool(page, 'Align center').click();
    await tool(page, 'Heading 2').click();
    await page.keyboard.type('bold');
    await expectHtml(page, '<h2 class="align-center"><strong>bold</strong></h2>');
  });
});

test('clearing removes formats, and typed signs create some', async ({ page }) => {
  await openEditor(page);
  await test.step('clearing removes every format in one undo step', async () => {
    const html =
      '<h2 class="align-center">Head <strong>bold</strong></h2>' +
      '<ul><li><em>one</em><ol><li><a href="/x">two</a></li></ol></li></ul><p class="align-right"><u>end</u></p>';
    await resetEditor(page, html);
    await select(page, 'Head', 'end');
    await tool(page, 'Clear formatting').click();
    await expectHtml(page, '<p>Head bold</p><p>one</p><p>two</p><p>end</p>');
    await expectPressed(page, 'Normal text', 'Align left');
    await press(page, 'Control+z');
    await expectHtml(page, html);
  });

  await test.step('clearing a part leaves the rest unchanged', async () => {
    await resetEditor(page, '<p><strong>one two</strong></p>');
    await select(page, 'two');
    await tool(page, 'Clear formatting').click();
    await expectHtml(page, '<p><strong>one </strong>two</p>');
  });

  await test.step('signs at the start of a line create headings and lists', async () => {
    await resetEditor(page);
    for (const [typed, html] of [
      ['## a', '<h2>a</h2>'],
      ['### a', '<h3>a</h3>'],
      ['- a', '<ul><li>a</li></ul>'],
      ['* a', '<ul><li>a</li></ul>'],
      ['1. a', '<ol><li>a</li></ol>'],
      ['# a', '<p># a</p>'],
      ['**a**', '<p>**a**</p>'],
    ] as const) {
      await setHtml(page, '');
      await page.keyboard.type(typed);
      await expectHtml(page, html);
    }
  });
});
