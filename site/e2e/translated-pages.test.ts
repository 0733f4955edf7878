import type { Page } from '@playwright/test';
import { type Translator, translate } from '../test/translate.ts';
import { expect, test } from './fixtures.ts';
import { open, waitForForms } from './page-actions.ts';
import { loadingPages, opensEveryPage, sitemapPaths } from './routes.ts';

interface Controls {
  /** The maximum number of controls: some add others, without an end. */
  max: number;
  /** The maximum number of text fields, and of sliders. */
  maxFields: number;
}

const MOST_CONTROLS: Controls = opensEveryPage ? { max: 60, maxFields: 60 } : { max: 15, maxFields: 3 };

/** Uses each control of the page's main part once, and returns their number. */
async function useControls({ max, maxFields }: Controls): Promise<number> {
  const used = new Set<Element>();
  const isUsed = (control: Element) => {
    const field = ['[type=range]', 'input:not([type=checkbox], [type=radio], [type=range])'].find((type) =>
      control.matches(type),
    );
    return used.has(control) || (field && [...used].filter((one) => one.matches(field)).length >= maxFields);
  };
  const next = () =>
    [
      ...document.querySelectorAll('main :is(button, input, select, textarea, summary):not([type=file])'),
    ].find(
      (control) =>
        !isUsed(control) &&
        // Small changes: which of them help shows at a different time on each page.
        !control.matches('fieldset[tabindex="-1"] *') &&
        control.checkVisibility() &&
        !control.matches(':disabled'),
    );
  const setValue = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) => {
    // React overrides the property of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    for (const type of ['input', 'change', 'focusout']) {
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const controls = 'main :is(button, input, select, textarea, summary)';
  /** Waits for what was opened: React shows a part of the page up to 300 ms after its script has loaded. */
  const settled = async () => {
    const state = () =>
      `${document.querySelectorAll(controls).length} ${performance.getEntriesByType('resource').length}`;
    for (let [before, steps] = [state(), 0]; steps < 9; steps++) {
      await new Promise((frame) => setTimeout(frame, 40));
      const now = state();
      if (now !== before) [before, steps] = [now, 0];
    }
  };
  for (let control = next(); control && used.size < max; control = next()) {
    used.add(control);
    if (control instanceof HTMLSelectElement) setValue(control, [...control.options].at(-1)?.value ?? '');
    else if (control instanceof HTMLInputElement && control.type === 'range') {
      setValue(control, String(Number(control.value) + Number(control.step || 1)));
    } else if (control instanceof HTMLTextAreaElement) setValue(control, 'A text');
    else if (control instanceof HTMLInputElement && !['checkbox', 'radio', 'submit'].includes(control.type)) {
      setValue(control, `${Number(control.value.replaceAll(',', '')) + 1 || 'a text'}`);
    } else if (!/Print|Download|Copy|Reload|Save/.test(control.textContent)) (control as HTMLElement).click();
    await new Promise((frame) => setTimeout(frame, 20));
    if (control.matches('summary, button, [type=radio], [type=checkbox]')) await settled();
  }
  return used.size;
}

const mainText = (page: Page): Promise<string | null> => page.locator('main').textContent();

/** Opens a page and waits for the parts of it that load later, and whose controls would not work yet. */
async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await waitForForms(page);
}

const translator: Translator = { place: 'instead', live: true };

// `translated-text.test.tsx` tests each change that React makes to a text, with more translators. These tests find other
// changes that a page makes.

test('controls update a page in the same way if a browser has translated it', async ({
  context,
  server,
  allowError,
}) => {
  // React renders a part of the page again if it was translated before its script arrived.
  allowError(/Minified React error #418/);
  test.slow();
  const paths = opensEveryPage ? await sitemapPaths(context.request, server.url) : ['/'];
  const left = paths.values();
  let controls = 0;
  const work = async () => {
    // Two tabs that open one path after another: in a new one, each script would be loaded and compiled again.
    const [original, translated] = [await context.newPage(), await context.newPage()];
    for (const page of [original, translated]) {
      await page.addInitScript(() => {
        if (window === top && location.protocol !== 'about:') sessionStorage.clear();
        // The outlook solves its next steps after each change, which takes longer than the test.
        window.requestIdleCallback = () => 0;
      });
    }
    for (const path of left) {
      const html = await (await original.request.get(path)).text();
      if (!/<main.*<(?:button|input|select|summary)\b.*<\/main>/s.test(html)) continue;
      await openWhole(original, path);
      // `controls += await` would add to a number from before the wait.
      const used = await original.evaluate(useControls, MOST_CONTROLS);
      controls += used;
      await openWhole(translated, path);
      await translated.evaluate(translate, translator);
      await translated.evaluate(useControls, MOST_CONTROLS);
      await expect(async () => {
        expect(await mainText(translated), path).toBe(await mainText(original));
      }).toPass({ intervals: [20, 50, 100, 250], timeout: 20_000 });
    }
  };
  await Promise.all([work(), work(), work()]);
  expect(controls).toBeGreaterThan(opensEveryPage ? 60 : 10 * paths.length);
});

// `npm test` leaves this out: a fault in the methods that follow translated text shows in the test above.
if (opensEveryPage) {
  test('no control breaks a page of a member or an admin that a browser has translated', async ({
    page,
    context,
    allowError,
  }) => {
    test.slow();
    allowError(/Minified React error #418/);
    // Forms are sent with invalid values, and pages are left in the middle of a request.
    allowError(/status of 4\d\d/);
    // The test above uses the controls of the outlook, which is the same page for members.
    const pages = (await loadingPages(page)).filter(([path]) => path !== '/outlook');
    const left = pages.values();
    let controls = 0;
    const work = async () => {
      const other = await context.newPage();
      for (const [path, text] of left) {
        await openWhole(other, path);
        await expect(other.locator('main')).toContainText(text);
        await other.evaluate(translate, translator);
        const used = await other.evaluate(useControls, MOST_CONTROLS);
        controls += used;
        await expect(other.locator('main'), path).not.toContainText('Something went wrong');
        // The preview of a post has a heading as well.
        await expect(other.locator('h1').first(), path).toBeVisible();
      }
    };
    await Promise.all([work(), work(), work()]);
    // A control can replace others, so their number differs a little from run to run.
    expect(controls).toBeGreaterThan(2 * pages.length);
  });
}
