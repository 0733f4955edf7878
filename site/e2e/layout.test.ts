import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { expectNoSidewaysScroll, screens } from './screens.ts';
import { nextFrame } from './visits.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 568 };

/** Everything to press is at least 24 pixels wide and high. */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page
    .locator('button:visible, a:visible, input:visible, summary:visible')
    .evaluateAll((elements) =>
      elements
        // What stands within a sentence is as large as its words.
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .filter((element) => {
          const sentence = element.closest('p');
          return sentence === null || sentence.textContent === element.textContent;
        })
        .filter((element) => {
          const target = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element;
          const { width, height } = target.getBoundingClientRect();
          return width > 1 && (width < 24 || height < 24);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
}

async function expectStructure(page: Page): Promise<void> {
  // A dialog hides the page behind it.
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (await dialog.isVisible()) return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
}

/** Every field has a label that can be seen; what stands in it until it is filled does not count. */
async function expectVisibleLabels(page: Page): Promise<void> {
  const bare = await page.locator('input:visible, select:visible, textarea:visible').evaluateAll((fields) =>
    fields
      .filter((field) => {
        const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const labels = [
          ...((field as HTMLInputElement).labels ?? []),
          ...ids.map((id) => document.getElementById(id)),
        ];
        return !labels.some((label) => {
          const { width = 0, height = 0 } = label?.getBoundingClientRect() ?? {};
          return label?.textContent?.trim() && width > 1 && height > 1;
        });
      })
      .map((field) => field.outerHTML.slice(0, 120)),
  );
  expect(bare, 'without a visible label').toEqual([]);
}

/** Every password can be looked at, and nothing keeps a password manager from pasting one. */
async function expectOpenPasswords(page: Page): Promise<void> {
  const passwords = page.locator('input[type=password]:visible');
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(await passwords.count());
  const refusing = await passwords.evaluateAll((fields) =>
    fields
      .filter((field) => !field.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })))
      .map((field) => field.outerHTML),
  );
  expect(refusing).toEqual([]);
}

/** Every table that is open has a name, and heads that say what they head. */
async function expectTableHeads(page: Page): Promise<void> {
  const lacking = await page.locator('table:visible').evaluateAll((tables) =>
    tables
      .filter((table) => !table.closest('[contenteditable]'))
      .filter((table) => {
        const isNamed = table.matches(':has(> caption), [aria-label], [aria-labelledby]');
        const heads = [...table.querySelectorAll('th')];
        const isHeaded = heads.every(({ scope }) => ['col', 'row', 'colgroup', 'rowgroup'].includes(scope));
        const hasColumns = heads.some(({ scope }) => scope === 'col');
        return !(isNamed && isHeaded && hasColumns);
      })
      .map((table) => table.outerHTML.slice(0, 160)),
  );
  expect(lacking, 'without a name, or heads with a scope').toEqual([]);
}

/** What the visitor's own style sheet would do; the security policy has no say in a constructed one. */
async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Controls whose text is cut off: it needs more room than its box has and is hidden where it ends. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, label, h1, h2, h3, p, dd, dt, th, td')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowY === 'hidden';
        if (!hides || clipPath !== 'none' || textOverflow === 'ellipsis') return false;
        return (
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

const adjustments = [
  { css: 'html { font-size: 200% !important }', width: 640 },
  {
    css:
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } ' +
      'p { margin-bottom: 2em !important }',
    width: 320,
  },
];

/** Colours are the same at every width, so each theme is looked at in one. */
const looks = [
  { viewport: narrow, colorScheme: 'light' },
  { viewport: wide, colorScheme: 'dark' },
] as const;

/** What hears of its new width, and colours that change with the theme, are drawn with the next frame. */
async function settle(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(() => document.fonts.ready);
}

// Colours are measured as they end, not as they fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  test(`${screen.name} fits, narrow and wide, in large letters and with wide spacing, and axe finds nothing`, async ({
    page,
    expectProblem,
  }) => {
    if (screen.problem) expectProblem(screen.problem);
    if (screen.member) await register(page.request);
    await page.emulateMedia({ colorScheme: looks[0].colorScheme });
    await page.setViewportSize(looks[0].viewport);
    await screen.show(page);
    if (screen.member) await expect(page.locator('header').getByText('Ada')).toBeVisible();
    for (const { viewport, colorScheme } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await settle(page);
      await expectNoSidewaysScroll(page);
      await expectLargeTargets(page);
      await expectStructure(page);
      await expectVisibleLabels(page);
      await expectOpenPasswords(page);
      await expectTableHeads(page);
      await expectAccessible(page);
    }
    for (const { css, width } of adjustments) {
      await page.setViewportSize({ width, height: 800 });
      await restyle(page, css);
      await settle(page);
      await expectNoSidewaysScroll(page);
      expect(await cutOff(page), css).toEqual([]);
    }
  });
}
