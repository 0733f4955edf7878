import type { Page } from '@playwright/test';
import { calculate, calculator, expect, holdBack, test } from './fixtures.ts';

const STRICT =
  "default-src 'none'; script-src {cdn} 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

test('nothing moves when the script loads late, under a strict CSP', async ({ page, server }) => {
  for (const width of [320, 390, 768, 1280]) {
    const release = await holdBack(page, '**/widget/v1.js');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(server.add({ name: 'a page', csp: STRICT, element: calculator() }), {
      waitUntil: 'commit',
    });
    await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeVisible();
    // The text below is visible, where scroll anchoring could hide a shift.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const below = () => page.evaluate(() => document.getElementById('below')?.offsetTop);
    const before = await below();
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    release();
    await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
    // Layout shifts are reported within two frames.
    const shifts = await page.evaluate(async () => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
      return (window as unknown as { shifts: number[] }).shifts;
    });
    expect(shifts, `at ${width} px`).toEqual([]);
    expect(await below(), `at ${width} px`).toBe(before);
    await page.unroute('**/widget/v1.js');
  }
});

test('results keep their order when they change under a page translator', async ({ open }) => {
  const page = await open({ element: calculator() });
  await calculate(page);
  const host = page.locator('retirement-calculator');
  const expectOrder = async (texts: readonly string[]) => {
    const text = await host.evaluate(({ shadowRoot }) => {
      const outlook = shadowRoot?.querySelector('section')?.cloneNode(true) as HTMLElement;
      outlook.querySelector('[role=status]')?.remove();
      return outlook.textContent ?? '';
    });
    const places = texts.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  };
  const titles = [
    'Time Until',
    'Projected Retirement',
    'Simulation Outcomes',
    'Estimated Monthly',
    'How we',
    'Get a detailed',
  ];
  await expectOrder([
    'If you keep saving ',
    '$500 a month',
    ' you would have about ',
    '$1.0 million',
    ...titles,
  ]);
  await host.evaluate(({ shadowRoot }) => {
    const walker = document.createTreeWalker(shadowRoot as Node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('[translate=no]')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.textContent = text.data;
    }
  });
  await page.getByRole('slider', { name: 'Monthly Contributions' }).press('ArrowRight');
  await expectOrder([
    'If you keep saving ',
    '$550 a month',
    ' you would have about ',
    '$1.1 million',
    ...titles,
  ]);
});

/** Returns the text of elements that overflow the calculator, and the page's width if the page scrolls sideways. */
const overflowOf = (page: Page) =>
  page.locator('retirement-calculator').evaluate((host) => {
    const frame = host.getBoundingClientRect();
    const found: string[] = [];
    const elements = host.shadowRoot?.querySelectorAll('button, a, input, h2, h3, dt, dd, p, summary') ?? [];
    for (const element of elements) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (left < frame.left - 0.5 || right > frame.right + 0.5)) {
        found.push(`${element.textContent}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);
    return found;
  });

/** Returns the text and the size of targets below 24 px, except links in a sentence, whose size WCAG does not limit. */
const smallTargetsOf = (page: Page) =>
  page.locator('retirement-calculator').evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('button, input, summary, a') ?? [])]
      .filter((target) => getComputedStyle(target).display !== 'inline' && !target.closest('p'))
      .map((target) => ({ text: target.textContent, size: target.getBoundingClientRect() }))
      .filter(({ size }) => size.width > 1 && Math.min(size.width, size.height) < 24)
      .map(({ text, size }) => `${text} ${size.width}x${size.height}`),
  );

const LONG_TEXTS = [
  `heading="${'When can you stop working? '.repeat(3)}"`,
  `button-text="${'Incomprehensibilities'.repeat(3)}"`,
  `link-text="${'Counterrevolutionaries'.repeat(3)}" link-url="https://blog.example/"`,
  'font="monospace" radius="32" density="dense"',
].join(' ');

for (const [text, attributes] of [
  ['the default text', ''],
  ['long text from the page', LONG_TEXTS],
] as const) {
  test(`with ${text}, in one column or two, nothing is cut off, and targets are large enough`, async ({
    open,
  }) => {
    const page = await open({ element: calculator(attributes) });
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
    await page.getByRole('button', { name: /Get a code/ }).scrollIntoViewIfNeeded();
    for (const width of [240, 280, 480, 800, 1200]) {
      await page.setViewportSize({ width: width + 16, height: 900 });
      expect(await overflowOf(page), `at ${width} px`).toEqual([]);
      expect(await smallTargetsOf(page), `at ${width} px`).toEqual([]);
      const isInTwoColumns = await page.locator('retirement-calculator').evaluate(({ shadowRoot }) => {
        const [form, outlook] = [...(shadowRoot?.querySelectorAll('form, form + section') ?? [])];
        return form?.getBoundingClientRect().top === outlook?.getBoundingClientRect().top;
      });
      expect(isInTwoColumns, `at ${width} px`).toBe(width >= 852);
    }
    // The layout follows the column, not the viewport, which is wide.
    await page.locator('#host').evaluate((column) => {
      column.style.width = '600px';
    });
    await expect(page.getByText('At 65:')).toBeVisible();
  });
}

test('nothing overflows at 200% and 400% zoom, by the browser or by a style', async ({ open }) => {
  const page = await open({ element: calculator() });
  await calculate(page);
  const session = await page.context().newCDPSession(page);
  for (const zoom of [2, 4]) {
    // The browser's zoom: fewer and larger CSS pixels in a window of 1280 by 1024.
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 1280 / zoom,
      height: 1024 / zoom,
      deviceScaleFactor: zoom,
      mobile: false,
    });
    await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBe(zoom);
    expect(await overflowOf(page), `at ${zoom * 100}%`).toEqual([]);
  }
  await session.send('Emulation.clearDeviceMetricsOverride');
  await page.locator('html').evaluate((root) => root.style.setProperty('zoom', '2'));
  expect(await overflowOf(page), 'zoomed by a style').toEqual([]);
});

test('in print, the results are complete and in the light theme', async ({ open, page }) => {
  await open({ element: calculator('theme="dark"') });
  await calculate(page);
  await page.getByText('How we calculate').click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  const host = page.locator('retirement-calculator');
  await expect(host.locator('[data-theme]')).toHaveCSS('background-color', 'rgb(250, 248, 243)');
  await expect(page.getByText('Your savings earn a twelfth')).toBeVisible();
  // A sticky result would cover the numbers at the bottom of each sheet.
  await expect(host.getByText('At 65:')).toBeHidden();
  // Nothing on paper reacts.
  await expect(host.getByRole('slider')).toHaveCount(0);
  await expect(host.getByRole('button', { name: 'Calculate Retirement' })).toBeHidden();
  await expect(host.getByRole('link', { name: /Save to my account/ })).toBeHidden();
  await expect(host.getByRole('button', { name: 'No new tab? Get a code' })).toBeHidden();
  await expect(host.getByRole('textbox', { name: 'Current Age' })).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
});
