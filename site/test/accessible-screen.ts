import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
} from './layout-faults.ts';

/** The folder in which `npm run screenshots` saves the states; otherwise, tests check them. */
const screenshots: string | undefined = import.meta.env.VITE_SCREENSHOTS;

/** True in `npm run test:pages`, which checks each state in every window. `npm test` checks half of them narrow, the others wide. */
const checksEveryWindow = import.meta.env.VITE_PAGES === 'all';

const WINDOWS = ['narrow', 'wide'] as const;

/**
 * Declares a test of layout and accessibility for each state of a page. Each function builds its state.
 *
 * @param widths More widths of the window, in pixels, at which the state has to fit.
 */
export function testScreens(
  screens: Readonly<Record<string, () => Promise<unknown>>>,
  widths?: readonly number[],
): void {
  for (const [name, show] of Object.entries(screens)) {
    test(`${name} fits narrow and wide windows, large text and wide spacing, and axe finds no violations`, async () => {
      await show();
      // By its name, so that each state has the same window in every run.
      const isNarrow = widths !== undefined || name.length % 2 === 1;
      const windows = WINDOWS.filter((window) => checksEveryWindow || (window === 'narrow') === isNarrow);
      if (screenshots === undefined) await expectAccessibleScreen(windows, widths);
      else await saveScreenshots(`${screenshots}/${name.replaceAll(/\W+/g, '-')}`);
    });
  }
}

/**
 * Expects that the state which the test has built fits narrow windows and wide spacing in the light theme, wide windows and
 * large text in the dark theme, and that axe finds no violations: in toasts and the open dialog, or else the main part of
 * the page.
 */
async function expectAccessibleScreen(
  windows: readonly (typeof WINDOWS)[number][],
  widths: readonly number[] = [375],
): Promise<void> {
  const faults: string[] = [];
  const check = (where: string, ...checks: readonly (() => string[])[]) =>
    faults.push(...checks.flatMap((find) => find()).map((fault) => `${where}: ${fault}`));
  const checkPage = (where: string) =>
    check(
      where,
      sidewaysScroll,
      brokenAmounts,
      smallTargets,
      unlabeledFields,
      closedPasswords,
      incompleteTables,
    );
  const { dataset } = document.documentElement;

  const checkWithStyles = async ({ css, width }: typeof largeText) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    await showWholePage(width);
    check(css, sidewaysScroll, cutOffTexts);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };

  if (windows.includes('wide')) {
    dataset.theme = 'dark';
    await showWholePage(1280);
    checkPage('1280 px, dark');
    // The theme changes colors only.
    check('1280 px, dark', unlabeledDollars);
    faults.push(...(await axeViolations(['color-contrast'])));
    await checkWithStyles(largeText);
  }

  if (windows.includes('narrow')) {
    dataset.theme = 'light';
    for (const width of widths) {
      await showWholePage(width);
      check(`${width} px`, sidewaysScroll, brokenAmounts);
    }
    await showWholePage(320);
    checkPage('320 px, light');
    faults.push(
      ...(await axeViolations(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])),
    );
    await checkWithStyles(wideSpacing);
  }
  expect(faults).toEqual([]);
}

/** Sets the width of the page, and makes it as high as its content: a bar at its end would cover parts of targets. */
async function showWholePage(width: number): Promise<void> {
  resizeFrame(width, 800);
  await nextFrame();
  expect(innerWidth).toBe(width);
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > 800) resizeFrame(width, scrollHeight);
  // Resize observers and themes take effect with the next frame, and colors are measured after transitions.
  await nextFrame();
  await nextFrame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/**
 * Sets the size of the frame that contains the page. The window around it stays as it is: to resize and paint it would
 * take most of the time of a test. Only real input and screenshots need a window of the same size.
 */
function resizeFrame(width: number, height: number): void {
  const { style } = window.parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
}

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Returns the violations of rules, or of rules with tags. */
async function axeViolations(rules: string[]): Promise<string[]> {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  const toasts = document.querySelectorAll('[role=status]');
  const include = [...(dialogs.length > 0 ? dialogs : document.querySelectorAll('main')), ...toasts];
  // By default, axe also parses every style sheet, which only an experimental rule reads.
  const preload = { assets: ['media'] };
  const { violations } = await axe.run({ include }, { runOnly: rules, resultTypes: ['violations'], preload });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

async function saveScreenshots(path: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    for (const width of [320, 375, 768, 1280]) {
      await showWholePage(width);
      await page.viewport(width, innerHeight);
      await page.screenshot({ path: `${path}-${width}-${theme}.png` });
    }
  }
}
