import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { registerConfirmed } from './account.ts';
import { expectDollarLabels } from './dollar-labels.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { nextFrame } from './page-actions.ts';
import { expectNoSidewaysScroll, screens } from './screens.ts';
import { expectUnbrokenAmounts } from './unbroken-amounts.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 568 };

/** Expects that every control is at least 24 pixels wide and high. */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page
    .locator('button:visible, a:visible, input:visible, summary:visible')
    .evaluateAll((elements) =>
      elements
        // Links within a sentence are exempt.
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

async function expectLandmarks(page: Page): Promise<void> {
  // An open dialog hides the landmarks behind it.
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (await dialog.isVisible()) return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
}

/**
 * Expects that every field has a visible label. A placeholder does not count. Sliders over charts are exempt, because
 * the chart is their label.
 */
async function expectVisibleLabels(page: Page): Promise<void> {
  const bare = await page
    .locator('input:not(figure [type=range]):visible, select:visible, textarea:visible')
    .evaluateAll((fields) =>
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

/** Expects that every password can be shown, and that nothing blocks pasting from a password manager. */
async function expectOpenPasswords(page: Page): Promise<void> {
  const passwords = page.locator('input[type=password]:visible');
  // Not by role: fields behind a dialog are hidden from it.
  await expect(page.locator('button[aria-label^="Show "]:visible')).toHaveCount(await passwords.count());
  const blocking = await passwords.evaluateAll((fields) =>
    fields
      .filter((field) => !field.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })))
      .map((field) => field.outerHTML),
  );
  expect(blocking).toEqual([]);
}

/** Expects that every visible table has a name and scoped header cells. */
async function expectTableHeads(page: Page): Promise<void> {
  const incomplete = await page.locator('table:visible').evaluateAll((tables) =>
    tables
      // The tables of posts are their authors'; those of the API reference are Swagger UI's.
      .filter((table) => !table.closest('[contenteditable], .swagger-ui'))
      .filter((table) => {
        const isNamed = table.matches(':has(> caption), [aria-label], [aria-labelledby]');
        const heads = [...table.querySelectorAll('th')];
        const isHeaded = heads.every(({ scope }) => ['col', 'row', 'colgroup', 'rowgroup'].includes(scope));
        const hasColumns = heads.some(({ scope }) => scope === 'col');
        return !(isNamed && isHeaded && hasColumns);
      })
      .map((table) => table.outerHTML.slice(0, 160)),
  );
  expect(incomplete, 'without a name, or heads with a scope').toEqual([]);
}

/** Applies CSS as a user style sheet would. The Content Security Policy does not apply to constructed sheets. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Controls whose text overflows a box that hides the overflow. */
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

/** Axe runs at one width per theme, because colors do not depend on it. Most of its rules run in one theme only. */
const variants = [
  { viewport: narrow, colorScheme: 'light', axeRules: ['color-contrast', 'target-size'] },
  { viewport: wide, colorScheme: 'dark', axeRules: undefined },
] as const;

/** Resize observers and theme changes take effect with the next frame. */
async function waitForPaint(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(() => document.fonts.ready);
}

// Colors are measured after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The blog and the API reference name amounts of any kind; guides have a separate test. */
const mayOmitDollars = /^(?:post|blog|no such post|api reference|guide)/;

/** A post's text is its author's. */
const isByAuthors = /^post/;

/** Makes the viewport as high as the page: otherwise a bar at its end covers parts of targets, which axe reports. */
async function showWholePage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await waitForPaint(page);
}

for (const screen of screens) {
  test(`${screen.name} fits narrow and wide screens, large text and wide spacing, its amounts are unbroken and say which dollars, and axe finds no violations`, async ({
    page,
    mail,
    expectError,
  }) => {
    if (screen.error) expectError(screen.error);
    if (screen.member === 'confirmed') await registerConfirmed(page.request, mail);
    else if (screen.member) await register(page.request);
    await page.emulateMedia({ colorScheme: variants[0].colorScheme });
    await page.setViewportSize(variants[0].viewport);
    await screen.show(page);
    if (screen.member) await expect(page.locator('header').getByText('Ada')).toBeVisible();
    if (!mayOmitDollars.test(screen.name)) await expectDollarLabels(page);
    for (const { viewport, colorScheme, axeRules } of variants) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await waitForPaint(page);
      await expectNoSidewaysScroll(page);
      if (!isByAuthors.test(screen.name)) await expectUnbrokenAmounts(page, `${viewport.width} px`);
      await expectLargeTargets(page);
      await expectLandmarks(page);
      await expectVisibleLabels(page);
      await expectOpenPasswords(page);
      await expectTableHeads(page);
      await showWholePage(page, viewport.width);
      await expectAccessible(page, axeRules);
    }
    for (const width of screen.longNumbers ? [375, 768, 1024] : []) {
      await page.setViewportSize({ width, height: 800 });
      await waitForPaint(page);
      await expectNoSidewaysScroll(page);
      await expectUnbrokenAmounts(page, `${width} px`);
    }
    for (const { css, width } of adjustments) {
      await page.setViewportSize({ width, height: 800 });
      await addStyles(page, css);
      await waitForPaint(page);
      await expectNoSidewaysScroll(page);
      expect(await cutOff(page), css).toEqual([]);
    }
  });
}
