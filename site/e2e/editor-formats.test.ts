import {
  beginWith,
  expectHtml,
  expectPressed,
  openEditor,
  press,
  putCaret,
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
  test(`${name} is put on the selection, on what is typed next, on words that are partly so, and taken off`, async ({
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

    // Without a selection it is for what is typed next.
    await beginWith(page);
    await tool(page, name).click();
    await expectPressed(page, 'Normal text', name, 'Align left');
    await page.keyboard.type('two');
    await tool(page, name).click();
    await expectPressed(page, 'Normal text', 'Align left');
    await page.keyboard.type(' three');
    await expectHtml(page, `<p><${tag}>two</${tag}> three</p>`);

    // Words that are partly so become so altogether first.
    await beginWith(page, `<p>one <${tag}>two</${tag}></p>`);
    await select(page, 'one', 'two');
    await expectPressed(page, 'Normal text', 'Align left');
    await tool(page, name).click();
    await expectHtml(page, `<p><${tag}>one two</${tag}></p>`);
    await tool(page, name).click();
    await expectHtml(page, '<p>one two</p>');
  });
}

test('headings and alignment are set and taken back', async ({ page }) => {
  await openEditor(page);
  await test.step('a heading is made, changed and taken back, and its buttons say what it is', async () => {
    await beginWith(page, '<p>Words</p>');
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

  await test.step('alignment is set and taken back, for all that is selected, and kept by a heading', async () => {
    await beginWith(page, '<h2>Head</h2><p>one</p><p>two</p>');
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

  await test.step('aligning does not forget what is going to be typed', async () => {
    await beginWith(page);
    await press(page, 'Control+b');
    await tool(page, 'Align center').click();
    await tool(page, 'Heading 2').click();
    await page.keyboard.type('bold');
    await expectHtml(page, '<h2 class="align-center"><strong>bold</strong></h2>');
  });
});

test('clearing takes formats away, and signs make some', async ({ page }) => {
  await openEditor(page);
  await test.step('clearing takes every format away, and is undone as one', async () => {
    const html =
      '<h2 class="align-center">Head <strong>bold</strong></h2>' +
      '<ul><li><em>one</em><ol><li><a href="/x">two</a></li></ol></li></ul><p class="align-right"><u>end</u></p>';
    await beginWith(page, html);
    await select(page, 'Head', 'end');
    await tool(page, 'Clear formatting').click();
    await expectHtml(page, '<p>Head bold</p><p>one</p><p>two</p><p>end</p>');
    await expectPressed(page, 'Normal text', 'Align left');
    await press(page, 'Control+z');
    await expectHtml(page, html);
  });

  await test.step('clearing a part leaves the rest of the text as it is', async () => {
    await beginWith(page, '<p><strong>one two</strong></p>');
    await select(page, 'two');
    await tool(page, 'Clear formatting').click();
    await expectHtml(page, '<p><strong>one </strong>two</p>');
  });

  await test.step('signs at the beginning of a line make headings and lists', async () => {
    await beginWith(page);
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
