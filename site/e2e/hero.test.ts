import type { Locator, Page } from '@playwright/test';
import { box, outlook, slider, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { holdRequests } from './network.ts';
import { heading, nextFrame, open } from './page-actions.ts';
import { opensEveryPage } from './routes.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

const TITLE = 'Whenabouts. When can you stop working?';
const DEFAULT_ANSWER = 'At 35, earning $70,000, with $50,000 saved and $500 a month, you could stop at 69.';
const DEFAULT_DETAILS =
  'Your money lasts to 95 in 8 out of 10 futures, on $4,430 a month in today’s dollars, Social Security included and taxes left out. You could stop at 71 if Social Security is cut as today’s law says. If you stop at 65 instead, your money lasts in 4 out of 10 futures.';
const LABELS = [
  'Current Age',
  'Target Retirement Age',
  'Current Retirement Savings',
  'Monthly Contributions',
  'Annual Income',
  'Expected Annual Return (%)',
];
/** The script with the lifetime engine. */
const ENGINE = '**/assets/hero-answer-*.js';

const hero = (page: Page) => page.getByRole('region', { name: TITLE });
const sentence = (page: Page) => hero(page).locator('div:has(> h2)');
const details = (page: Page) => hero(page).getByRole('paragraph').filter({ hasText: 'If you stop at' });
const figure = (page: Page) => hero(page).getByRole('figure');
const number = (page: Page, name: string) => hero(page).getByRole('spinbutton', { name, exact: true });

async function centerOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable: an example on the first screen, the calculator, and the rest', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your Information' })).toBeVisible();
    for (const label of LABELS) await expect(page.getByText(label, { exact: true })).toBeVisible();
    const form = page.getByRole('form', { name: 'Your Information' });
    const note = form.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText('To use the calculator, turn on JavaScript in your browser.');
    for (const field of await form.locator('input').all()) {
      await expect(field).toHaveCSS('pointer-events', 'none');
    }
    await expect(page.getByText('Theme', { exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(heading(page, TITLE)).toBeVisible();
    await expect(sentence(page)).toHaveText(DEFAULT_ANSWER);
    await expect(details(page)).toHaveText(DEFAULT_DETAILS);
    await expect(figure(page)).toHaveAccessibleName(
      'Savings last to 95 in a typical future, and run out at 93 in an unlucky one (1 in 10)',
    );
    await expect(figure(page)).toContainText('Savings by age in today’s dollars');
    await figure(page).getByText('Show as a table').click();
    await expect(figure(page).getByRole('row')).toHaveCount(62);
    await expect(figure(page).getByRole('row', { name: /^69 / })).toBeVisible();
    await expect(hero(page).getByText('Drag an underlined number')).toBeHidden();
    await expect(hero(page).locator('noscript p')).toBeVisible();
    await expect(hero(page).locator('noscript p')).toContainText('turn on JavaScript');
    await expect(number(page, 'Your age')).toHaveCSS('text-decoration-line', 'none');
    await hero(page).getByRole('link', { name: 'Calculate Now' }).click();
    await expect(page.getByRole('heading', { name: 'Your Information' })).toBeInViewport();
  });
});

for (const viewport of [
  { width: 375, height: 740 },
  ...(opensEveryPage ? [{ width: 1280, height: 800 }] : []),
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ firstVisit: true, viewport });

    test('nothing moves while the page loads, while a number is changed, or while its answer loads', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await holdRequests(page, ENGINE);
      await open(page, '/');
      await page.evaluate(() => document.fonts.ready);
      await nextFrame(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);

      const places = async () => {
        const targets = [
          hero(page).getByRole('link', { name: 'Calculate Now' }),
          figure(page).getByText('Age', { exact: true }).first(),
        ];
        return Promise.all(
          targets.map((target) =>
            target.evaluate((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y + scrollY, width, height];
            }),
          ),
        );
      };
      // Scrolling rounds positions to parts of a pixel.
      const before = (await places()).map((place) => place.map((value) => expect.closeTo(value, 0)));
      await typeInto(page, 'Current Age', '47');
      await expect(number(page, 'Your age')).toHaveText('47');
      expect(await places()).toEqual(before);
      await number(page, 'Your savings').press('End');
      await expect(number(page, 'Your savings')).toHaveText('$1,000,000');
      expect(await places()).toEqual(before);
      release();
      await expect(sentence(page)).not.toContainText('stop at 69');
      for (const [name, key] of [
        ['Your savings', 'Home'],
        ['Your savings each month', 'End'],
        ['Your savings each month', 'Home'],
        ['Your age', 'Home'],
        ['Your age', 'End'],
      ] as const) {
        await number(page, name).press(key);
        await nextFrame(page);
        expect(await places(), `${name}: ${key}`).toEqual(before);
      }
      await typeInto(page, 'Annual Income', '300,000');
      await expect(sentence(page)).toHaveText(
        'At 75, earning $300,000, with $0 saved and $0 a month, even 85 is too early.',
      );
      await nextFrame(page);
      expect(await places(), 'no answer').toEqual(before);
      await number(page, 'Your savings').click();
      await expect(hero(page).getByRole('textbox', { name: 'Your savings', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await nextFrame(page);
      expect(await places()).toEqual(before);
    });
  });
}

test('after a navigation within the site, a dragged number changes the answer, the chart and the calculator', async ({
  page,
}) => {
  await open(page, '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Whenabouts, home' }).click();
  await expect(sentence(page)).toHaveText(DEFAULT_ANSWER);
  const line = figure(page).locator('path').last();
  const drawn = await line.getAttribute('d');

  const { x, y } = await centerOf(number(page, 'Your savings each month'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 64, y, { steps: 5 });
  await page.mouse.up();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('1,500');
  await expect(sentence(page)).toContainText('and $1,500 a month, you could stop at 59.');
  await expect(figure(page)).toContainText('Stop at 59');
  await expect(line).not.toHaveAttribute('d', drawn ?? '');
});

test('nothing is lost until the engine has loaded, a failure is shown, and the links to the outlook still work', async ({
  page,
  expectError,
}) => {
  const release = await holdRequests(page, ENGINE);
  await open(page, '/');
  const age = number(page, 'Your age');
  for (let presses = 0; presses < 5; presses += 1) await age.press('ArrowUp');
  await expect(age).toHaveText('40');
  // The old answer stays, and must not be read as the new one.
  const busy = hero(page).locator('[aria-busy=true]');
  await expect(busy).toHaveCount(2);
  await expect(busy.first()).toContainText('you could stop at 69.');
  await expect(sentence(page).getByText('69', { exact: true })).toBeVisible();
  const colorOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(busy.first())).not.toBe(await colorOf(hero(page)));
  release();
  await expect(sentence(page)).toContainText(
    /^At 40, earning \$70,000, with \$50,000 saved and \$500 a month,\s+you could stop at 7\d\./,
  );
  await expect(busy).toHaveCount(0);

  expectError(/hero-answer/);
  await page.goto('about:blank');
  await page.unroute(ENGINE);
  await page.route(ENGINE, (route) => route.abort());
  await open(page, '/');
  await age.press('ArrowUp');
  await expect(hero(page).getByText('The answer couldn’t be loaded.')).toBeVisible();
  await hero(page).getByRole('link', { name: 'Already retired' }).click();
  await expect(heading(page, 'How much can you spend?')).toBeVisible();
  await expect(box(page, 'Current Age')).toHaveValue('41');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a sideways drag changes a number, a vertical one on it or on a slider scrolls the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '/');
    await expectNoSidewaysScroll(page);
    const savings = number(page, 'Your savings');
    await expect(savings).toHaveCSS('touch-action', 'pan-y');
    const client = await page.context().newCDPSession(page);
    const swipe = async (target: Locator, across: number, up: number) => {
      const { x, y } = await centerOf(target);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * share, y: y - up * share }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
      await touch('touchEnd', 1);
    };
    await swipe(savings, 60, 0);
    await expect(savings).not.toHaveText('$50,000');
    await expect(box(page, 'Current Retirement Savings')).not.toHaveValue('50,000');
    const age = number(page, 'Your age');
    await swipe(age, 0, 100);
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(scrolled).toBeGreaterThan(50);
    await expect(age).toHaveText('35');
    const track = slider(page, 'Current Age');
    await track.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const before = await scrolled();
    await swipe(track, 0, 150);
    await expect.poll(scrolled).toBeGreaterThan(before + 100);
    await expect(track).toHaveValue('35');
  });

  test('a tap or a click on Calculate Now counts while a number out of range is typed', async ({ page }) => {
    const title = outlook(page).getByRole('heading', { name: 'Your Retirement Outlook' });
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, '/');
    await number(page, 'Your savings').tap();
    await page.keyboard.type('20000000');
    await hero(page).getByRole('link', { name: 'Calculate Now' }).tap();
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(hero(page).getByText('We set it to 1,000,000.')).toBeVisible();
    await number(page, 'Your savings').click();
    await page.keyboard.type('20000000');
    const button = hero(page).getByRole('link', { name: 'Calculate Now' });
    await button.hover();
    const { y: top } = (await button.boundingBox()) ?? {};
    await page.mouse.down();
    await nextFrame(page);
    expect((await button.boundingBox())?.y).toBe(top);
    await page.mouse.up();
    await expect(title).toBeFocused();
  });
});
