import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toolNames } from '../src/options.ts';
import { calculate, calculator, expect, holdBack, test } from './fixtures.ts';

const STRICT =
  "default-src 'none'; script-src {cdn} 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

for (const csp of ['', STRICT]) {
  test(`nothing moves when the script loads late${csp && ', under a strict CSP'}`, async ({
    page,
    server,
  }) => {
    for (const width of [320, 390, 768, 1280]) {
      const release = await holdBack(page, '**/widget/v1.js');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(server.add({ name: 'a page', csp, element: calculator() }), { waitUntil: 'commit' });
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
}

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

for (const brand of [
  '',
  `heading="${'When can you stop working? '.repeat(3)}" button-text="${'Incomprehensibilities'.repeat(3)}" link-text="${'Counterrevolutionaries'.repeat(3)}" link-url="https://blog.example/" font="monospace" radius="32" density="dense"`,
]) {
  test(`at every width nothing is cut off, and targets are large enough${brand && ', with long texts of the page'}`, async ({
    open,
  }) => {
    const page = await open({ element: calculator(brand) });
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
    await page.getByRole('button', { name: /Get a code/ }).scrollIntoViewIfNeeded();
    for (const width of [240, 280, 480, 800, 1200]) {
      await page.setViewportSize({ width: width + 16, height: 900 });
      const faults = await page.locator('retirement-calculator').evaluate((host) => {
        const root = host.shadowRoot as ShadowRoot;
        const frame = host.getBoundingClientRect();
        const found: string[] = [];
        for (const element of root.querySelectorAll<HTMLElement>(
          'button, a, input, h2, h3, dd, p, summary',
        )) {
          const box = element.getBoundingClientRect();
          if (box.width <= 1) continue;
          if (box.left < frame.left - 0.5 || box.right > frame.right + 0.5)
            found.push(`wide: ${element.textContent}`);
          if (!element.matches('button, input, summary, a')) continue;
          const style = getComputedStyle(element);
          // WCAG exempts targets in a sentence, which have the height of its lines.
          if (style.display !== 'inline' && !element.closest('p') && Math.min(box.width, box.height) < 24) {
            found.push(`small: ${element.textContent} ${box.width}x${box.height}`);
          }
        }
        return found;
      });
      expect(faults, `at ${width} px`).toEqual([]);
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

const wcag = (page: Page) =>
  new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .include('retirement-calculator');

test('axe finds no violations in both themes, with an accent, and on a right-to-left page', async ({
  open,
}) => {
  for (const [attributes, htmlAttributes] of [
    ['theme="light"', 'lang="en"'],
    ['theme="dark"', 'lang="en"'],
    ['theme="light" accent="#fc0"', 'lang="en"'],
    ['theme="dark" accent="#006"', 'lang="ar" dir="rtl"'],
    [
      'theme="dark" heading="When can you stop?" link-url="https://blog.example/" density="dense" outlook',
      'lang="en"',
    ],
  ] as const) {
    const page = await open({ element: calculator(attributes), htmlAttributes });
    await calculate(page);
    if (attributes.endsWith('outlook')) await expect(page.getByText('You could stop at 69.')).toBeVisible();
    const { violations } = await wcag(page).analyze();
    expect(violations.map(({ id, nodes }) => `${attributes}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});

for (const tool of toolNames) {
  test(`axe finds no violations in the tool ${tool}, in both themes`, async ({ open }) => {
    for (const theme of ['light', 'dark']) {
      const page = await open({ element: calculator(`tool="${tool}" theme="${theme}" heading="A title"`) });
      await page.getByText('Show as a table').click();
      const { violations } = await wcag(page).analyze();
      expect(violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

test('controls have borders in forced colors, and reduced motion is no motion', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open({ element: calculator() });
  const button = page.getByRole('button', { name: 'Calculate Retirement' });
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await expect(button).toHaveCSS('transition-duration', '0s');
  await expect(page.getByRole('slider').first()).toHaveCSS('appearance', 'auto');
});

test('everything works with the keyboard', async ({ open }) => {
  const page = await open({ element: calculator() });
  const focused = () =>
    page.locator('retirement-calculator').evaluate((host) => {
      const element = host.shadowRoot?.activeElement as HTMLElement | null;
      // The ring of a slider is around its thumb, whose style no script can read.
      const isMarked =
        element?.matches('[type=range]:focus-visible') ||
        (element && getComputedStyle(element).outlineStyle !== 'none');
      return element && isMarked ? element.outerHTML.slice(0, 60) : '';
    });
  await expect(page.getByRole('slider')).toHaveCount(6);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Current Age' })).toBeFocused();
  expect(await focused()).toContain('range');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('36');
  const box = page.getByRole('textbox', { name: 'Monthly Contributions' });
  while (!(await box.evaluate((element) => element.matches(':focus')))) await page.keyboard.press('Tab');
  await page.keyboard.type('612');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
  await expect(page.getByText('If you keep saving $612 a month').first()).toBeVisible();
  const announcement = page.getByRole('status').filter({ hasText: 'If you keep saving $612 a month' });
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
});
