import type { Page } from '@playwright/test';
import { type AxeOptions, axeViolations } from '../../scripts/test/axe-violations.ts';
import {
  brokenAmounts,
  closedPasswords,
  cutOffTexts,
  incompleteTables,
  largeText,
  sidewaysScroll,
  smallTargets,
  unlabeledDollars,
  unlabeledFields,
  wideSpacing,
} from '../test/layout-faults.ts';
import { registerConfirmed } from './account.ts';
import { expect, test } from './fixtures.ts';
import { faultsOf } from './layout.ts';
import { register } from './members.ts';
import { becomeVisitor, nextFrame } from './page-actions.ts';
import { opensEveryPage } from './routes.ts';
import type { Screen } from './screen.ts';
import { screenGroups } from './screens.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 568 };

interface Variant {
  viewport: typeof wide;
  colorScheme: 'light' | 'dark';
  axe?: AxeOptions;
}

const narrowAndLight: Variant = { viewport: narrow, colorScheme: 'light' };
const wideAndDark: Variant = { viewport: wide, colorScheme: 'dark' };

/** Returns the variants that a screen is checked in: in `npm test`, the two take turns. */
function variantsOf(index: number): readonly [Variant, ...Variant[]] {
  if (!opensEveryPage) return [index % 2 === 0 ? narrowAndLight : wideAndDark];
  // Colors do not depend on the width, and few rules depend on the theme.
  return [{ ...narrowAndLight, axe: { runOnly: ['color-contrast', 'target-size'] } }, wideAndDark];
}

/** The header and the footer, which many pages share. */
const [HEADER, FOOTER] = ['header:not(main *)', 'footer:not(main *)'];

/** The blog and the API reference name amounts of any kind; guides have a separate test. */
const mayOmitDollars = /^(?:post|blog|api reference|guide)/;

/** A post's text is its author's. */
const isByAuthors = /^post/;

test.use({ firstVisit: true });

for (const [group, screens] of Object.entries(screenGroups)) {
  test(`${group} have no fault in layout, amounts or accessibility on narrow and wide screens`, async ({
    page,
    mail,
    expectError,
  }) => {
    // One page for all screens: in a new one, each script would be loaded and compiled again.
    await page.addInitScript(() => {
      if (window === top && location.protocol !== 'about:') sessionStorage.clear();
    });
    const faults: string[] = [];
    const headers = new Set<string>();
    const opened = screens.filter(({ onlyInAllPages }) => opensEveryPage || !onlyInAllPages);
    for (const [index, screen] of opened.entries()) {
      if (screen.error) expectError(screen.error);
      await becomeVisitor(page);
      await page.unrouteAll();
      if (screen.member === 'confirmed') await registerConfirmed(page.request, mail);
      else if (screen.member) await register(page.request);
      const found = await test.step(screen.name, () =>
        faultsOfScreen(page, screen, variantsOf(index), headers),
      );
      faults.push(...found.map((fault) => `${screen.name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/**
 * Returns the faults of a screen.
 *
 * @param headers Texts of the headers that earlier screens have shown; that of this screen is added.
 */
async function faultsOfScreen(
  page: Page,
  screen: Screen,
  variants: readonly [Variant, ...Variant[]],
  headers: Set<string>,
): Promise<string[]> {
  const faults: string[] = [];
  const check = async (where: string, checks: readonly (() => string[])[]) => {
    const found = await faultsOf(page, checks);
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  };
  const amounts = isByAuthors.test(screen.name) ? [] : [brokenAmounts];

  await page.emulateMedia({ colorScheme: variants[0].colorScheme });
  await page.setViewportSize(variants[0].viewport);
  await screen.show(page);
  if (screen.member) await expect(page.locator('header').getByText('Ada')).toBeVisible();
  const header = (await page.locator(HEADER).allTextContents()).join();
  const exclude = headers.has(header) ? [HEADER, FOOTER] : [];
  headers.add(header);
  if (!mayOmitDollars.test(screen.name)) await check('amounts', [unlabeledDollars]);
  for (const { viewport, colorScheme, axe } of variants) {
    const where = `${viewport.width} px, ${colorScheme}`;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await waitForPaint(page);
    await expectLandmarks(page);
    await check(where, [
      sidewaysScroll,
      ...amounts,
      smallTargets,
      unlabeledFields,
      closedPasswords,
      incompleteTables,
    ]);
    await showWholePage(page, viewport.width);
    const violations = await axeViolations(page, { ...axe, exclude });
    faults.push(...violations.map((violation) => `${where}: ${violation}`));
  }
  for (const width of screen.longNumbers ? [375, 768, 1024] : []) {
    await page.setViewportSize({ width, height: 800 });
    await waitForPaint(page);
    await check(`${width} px`, [sidewaysScroll, ...amounts]);
  }
  for (const { css, width } of [largeText, wideSpacing]) {
    await page.setViewportSize({ width, height: 800 });
    await addStyles(page, css);
    await waitForPaint(page);
    await check(css, [sidewaysScroll, cutOffTexts]);
  }
  return faults;
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

/** Makes the viewport as high as the page: otherwise a bar at its end covers parts of targets, which axe reports. */
async function showWholePage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await waitForPaint(page);
}

/** Resize observers and theme changes take effect with the next frame. */
async function waitForPaint(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Applies CSS as a user style sheet would. The Content Security Policy does not apply to constructed sheets. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
