import { expectAccessible } from './accessible.ts';
import {
  dialog,
  expectHtml,
  expectPressed,
  openEditor,
  press,
  putCaret,
  resetEditor,
  select,
  textbox,
  tool,
  toolbar,
} from './editor.ts';
import { expect, test } from './fixtures.ts';
import { shiftTabTo, tabTo } from './keyboard.ts';
import { nextFrame } from './page-actions.ts';

const NAMES = [
  'Heading 2',
  'Heading 3',
  'Normal text',
  'Bold',
  'Italic',
  'Underline',
  'Ordered list',
  'Bullet list',
  'Align left',
  'Align center',
  'Align right',
  'Link',
  'Image',
  'Clear formatting',
];

test('the toolbar and the textbox have accessible names', async ({ page }) => {
  await openEditor(page);
  await test.step('the toolbar has all buttons, each with its name', async () => {
    await resetEditor(page);
    const buttons = await toolbar(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
    expect(buttons).toEqual(NAMES);
    await expect(tool(page, 'Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B');
    await expect(tool(page, 'Clear formatting')).not.toHaveAttribute('aria-pressed');
    await expect(toolbar(page)).toHaveAttribute(
      'aria-controls',
      (await textbox(page).getAttribute('id')) ?? '',
    );
  });

  await test.step('the textbox has a name and says how to reach the toolbar', async () => {
    await resetEditor(page);
    await expect(textbox(page)).toHaveAttribute('aria-multiline', 'true');
    await expect(textbox(page)).toHaveAttribute('aria-placeholder', 'Start writing your content...');
    await expect(textbox(page)).toHaveAttribute('dir', 'ltr');
    await expect(textbox(page)).toHaveAccessibleDescription(/Press Alt\+F10 for the formatting toolbar\.$/);
    await expect(textbox(page)).toHaveCSS('text-align', 'left');
    const { height } = (await textbox(page).boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(500);
  });
});

test('hovering over a button shows its name and shortcut, and then those of the next one', async ({
  page,
}) => {
  await openEditor(page);
  await tool(page, 'Bold').scrollIntoViewIfNeeded();
  // While the page scrolls, tooltips close and stay closed until the pointer moves again.
  await nextFrame(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const tip = page.getByRole('tooltip');
  await tool(page, 'Bold').hover();
  await page.clock.runFor(690);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip).toHaveText('Bold (Ctrl+B)');
  await page.mouse.move(0, 0);
  await page.clock.runFor(290);
  await expect(tip).toHaveText('Bold (Ctrl+B)');
  await page.clock.runFor(60);
  await expect(tip).toHaveCount(0);
  await page.clock.resume();
  for (const [name, words] of [
    ['Bold', 'Bold (Ctrl+B)'],
    ['Italic', 'Italic (Ctrl+I)'],
  ] as const) {
    // A real pointer always moves a little.
    for (const x of [12, 14, 16]) await tool(page, name).hover({ position: { x, y: 12 } });
    await expect(tip).toHaveText(words);
  }
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
});

test('Tab and arrow keys move to the toolbar, through it, and out of the text', async ({ page }) => {
  await openEditor(page);
  await test.step('the toolbar is one tab stop; arrow keys, Home and End move within it', async () => {
    await resetEditor(page);
    await shiftTabTo(page, tool(page, 'Heading 2'));
    for (const name of NAMES.slice(1)) {
      await press(page, 'ArrowRight');
      await expect(tool(page, name)).toBeFocused();
    }
    await press(page, 'ArrowRight');
    await expect(tool(page, 'Heading 2')).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(tool(page, 'Clear formatting')).toBeFocused();
    await press(page, 'Home');
    await expect(tool(page, 'Heading 2')).toBeFocused();
    await press(page, 'End');
    await expect(tool(page, 'Clear formatting')).toBeFocused();
    await tabTo(page, textbox(page));
    await press(page, 'Shift+Tab');
    await expect(tool(page, 'Clear formatting')).toBeFocused();
  });

  await test.step('Tab leaves the text', async () => {
    await resetEditor(page, '<ul><li>a</li><li>b</li></ul>');
    await putCaret(page, 'after', 'b');
    await press(page, 'Tab');
    await expect(textbox(page)).not.toBeFocused();
    await expectHtml(page, '<ul><li>a</li><li>b</li></ul>');
  });
});

test('Alt+F10 moves to the toolbar, and the focus returns to the text', async ({ page }) => {
  await openEditor(page);
  await test.step('Alt+F10 moves to the toolbar, and Escape back to the selection', async () => {
    await resetEditor(page, '<p>one two</p>');
    await select(page, 'two');
    await press(page, 'Alt+F10');
    await expect(tool(page, 'Heading 2')).toBeFocused();
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(tool(page, 'Bold')).toBeFocused();
    await press(page, 'Space');
    await expectHtml(page, '<p>one <strong>two</strong></p>');
    await expectPressed(page, 'Normal text', 'Bold', 'Align left');
    await press(page, 'Escape');
    await expect(textbox(page)).toBeFocused();
    await page.keyboard.type('2');
    await expectHtml(page, '<p>one <strong>2</strong></p>');
    await press(page, 'Alt+F10');
    await expect(tool(page, 'Bold')).toBeFocused();
  });

  await test.step('a dialog opened with the keyboard returns the focus to the text', async () => {
    await resetEditor(page, '<p>one</p>');
    await press(page, 'Alt+F10', 'End', 'ArrowLeft');
    await expect(tool(page, 'Image')).toBeFocused();
    await press(page, 'Enter');
    await expect(dialog(page)).toHaveAccessibleName('Add image');
    await press(page, 'Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(textbox(page)).toBeFocused();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // Colors are measured after transitions have ended.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violations in the editor and its dialogs', async ({ page }) => {
      await openEditor(page, '<h2>Head</h2><p>A <a href="/x">link</a> and <strong>words</strong></p>');
      await expectAccessible(page);
      await putCaret(page, 'after', 'lin');
      await expectAccessible(page);
      for (const name of ['Link', 'Image']) {
        await tool(page, name).click();
        await expect(dialog(page)).toBeVisible();
        await expectAccessible(page);
        await press(page, 'Escape');
        await expect(dialog(page)).toBeHidden();
      }
    });
  });
}

test('at 320 pixels everything fits, and every button is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openEditor(page, `<p>${'W'.repeat(80)}</p>`);
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widest()).toBe(320);
  for (const name of NAMES) {
    const { width, height } = (await tool(page, name).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
  const beyond = () => dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  await tool(page, 'Link').click();
  await expect(dialog(page)).toBeVisible();
  expect(await beyond()).toBe(0);
  await press(page, 'Escape');
  await expect(dialog(page)).toBeHidden();
  await tool(page, 'Image').click();
  for (const source of ['On the web', 'Upload from this computer', 'Earlier uploads']) {
    await dialog(page).getByRole('radio', { name: source }).check();
    await expect(dialog(page).getByText('Loading your images…')).toBeHidden();
    expect(await beyond(), source).toBe(0);
  }
});

test('on a large screen the toolbar stays visible and does not cover the cursor', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const lines = '<p>line</p>'.repeat(40);
  await openEditor(page, `${lines}<p>here</p>${lines}`);
  await putCaret(page, 'after', 'here');
  const { caret, bar } = await page.evaluate(() => {
    const top = () => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0;
    scrollBy(0, top() - 90);
    const toolbarEnd = document.querySelector('[role=toolbar]')?.getBoundingClientRect().bottom ?? 0;
    return { caret: top(), bar: toolbarEnd };
  });
  expect(caret).toBeLessThan(bar);
  await page.keyboard.type('!');
  const word = textbox(page).getByText('here!');
  await expect.poll(async () => (await word.boundingBox())?.y ?? 0).toBeGreaterThan(bar);
  await tool(page, 'Bold').click({ trial: true });
});

test('in forced colors, a pressed button differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openEditor(page);
  const border = (name: string) =>
    tool(page, name).evaluate((button) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(button);
      return `${borderTopWidth} ${borderTopColor}`;
    });
  expect(await border('Normal text')).not.toBe(await border('Bold'));
});
