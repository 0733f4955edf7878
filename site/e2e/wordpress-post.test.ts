import type { Page } from '@playwright/test';
import { calculateIn, fittedHeight } from './calculator-frame.ts';
import { expect, test } from './fixtures.ts';
import { opensEveryPage } from './routes.ts';
import { wordPressPost } from './wordpress-page.ts';

/** WordPress makes no frame higher, in pixels. */
const MAX_HEIGHT = 1_000;

/** Gives the post a column of each width, in pixels, and expects that the frame fits it without scrolling. */
async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width: width + 40, height: 900 });
    await page.locator('div:has(> iframe)').evaluate((column, to) => {
      column.style.width = `${to}px`;
      for (const frame of column.querySelectorAll('iframe')) frame.width = `${to}`;
    }, width);
    expect(await fittedHeight(page), `${width} px`).toBeLessThan(MAX_HEIGHT);
    const isScrollable = await page
      .frameLocator('iframe')
      .locator('html')
      .evaluate((root) => root.scrollWidth > root.clientWidth);
    expect(isScrollable, `${width} px`).toBe(false);
  }
}

// The calculator sets its height when it loads, and again when the width of its column changes.
for (const { loaded, widths } of [
  { loaded: 1000, widths: opensEveryPage ? [1000, 768, 600, 375, 320] : [1000, 320] },
  { loaded: 320, widths: [320] },
]) {
  test(`a URL pasted into a WordPress post, loaded in a column of ${loaded} px, is a calculator that fits columns of ${widths.join(', ')} px`, async ({
    page,
    blog,
    server,
  }) => {
    await page.setViewportSize({ width: loaded + 40, height: 900 });
    const pasted = `${server.url}/embed?theme=dark&current-age=35`;
    await page.goto(blog.publish(await wordPressPost(pasted, loaded)));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('div[data-theme=dark]')).toBeVisible();
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
    await expectFits(page, widths);
    await calculateIn(frame);
    await expectFits(page, widths);
    await frame.getByRole('button', { name: /^Get a code/ }).click();
    await expect(frame.getByText('Your code, good for 24 hours:')).toBeVisible();
    await expect(frame.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/s\/[0-9A-Z]{8}$/);
    await expectFits(page, widths);
  });
}

test('a WordPress post shows a calculator whose text loads late, although no observer runs in a hidden frame', async ({
  page,
  blog,
  server,
}) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await page.goto(blog.publish(await wordPressPost(`${server.url}/embed?lang=es`, 600)));
  const calculate = page.frameLocator('iframe').getByRole('button', { name: spanish.calculate });
  await expect(calculate).toBeVisible();
});

test('in WordPress’s sandbox, saving offers a code and a link to copy, and no tab, and a link opens in its page', async ({
  page,
  context,
  blog,
  server,
}) => {
  await context.grantPermissions(['clipboard-read'], { origin: blog.origin });
  const tabs = context.pages().length;
  await page.goto(blog.publish(await wordPressPost(`${server.url}/`, 600)));
  const frame = page.frameLocator('iframe');
  await calculateIn(frame);
  await expect(frame.getByRole('link', { name: /Save to my account/ })).toHaveCount(0);
  await frame.getByRole('button', { name: /^Get a code/ }).click();
  const link = await frame.getByRole('textbox', { name: 'Link' }).inputValue();
  await frame.getByRole('button', { name: 'Copy the link' }).click();
  await expect(frame.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.bringToFront();
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(context.pages()).toHaveLength(tabs);
  await frame.getByRole('link', { name: 'Get a detailed retirement plan' }).click();
  await expect(page).toHaveURL(`${server.url}/#contact`);
});

test('a link inside WordPress’s sandbox opens in its page, without the reader’s numbers', async ({
  page,
  blog,
  server,
}) => {
  const messages: string[] = [];
  await page.exposeFunction('recordMessage', (message: string) => messages.push(message));
  await page.addInitScript(() =>
    addEventListener('message', ({ data }) => Reflect.get(window, 'recordMessage')(JSON.stringify(data))),
  );
  await page.goto(blog.publish(await wordPressPost(`${server.url}/embed?outlook=true`, 600)));
  const frame = page.frameLocator('iframe');
  await calculateIn(frame);
  await frame.getByRole('button', { name: english.next }).click();
  await frame.getByRole('link', { name: 'What would change it' }).click();
  await expect(page).toHaveURL(`${server.url}/outlook`);
  expect(messages.filter((message) => message.includes('"link"')).at(-1)).toContain(
    `"value":"${server.url}/outlook"`,
  );
});

test('the steps lead from the questions to the outlook and back, by keyboard', async ({
  page,
  blog,
  server,
}) => {
  await page.goto(blog.publish(await wordPressPost(`${server.url}/`, 600)));
  const frame = page.frameLocator('iframe');
  const outlook = frame.getByRole('heading', { name: 'Your Retirement Outlook' });
  await expect(outlook).toBeHidden();
  await frame.getByRole('button', { name: 'Calculate Retirement' }).press('Enter');
  await expect(outlook).toBeFocused();
  await expect(frame.getByRole('heading', { name: 'Your Information' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Change your numbers' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('textbox', { name: 'Current Age' })).toBeFocused();

  await test.step('an error keeps the questions', async () => {
    await frame.getByRole('textbox', { name: 'Current Age' }).fill('70');
    await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(outlook).toBeHidden();
    await frame.getByRole('textbox', { name: 'Current Age' }).fill('40');
    await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(outlook).toBeVisible();
  });

  await test.step('a number in the sentence leads to its question', async () => {
    await frame.getByRole('button', { name: /^\$500 a month/ }).click();
    await expect(frame.getByRole('textbox', { name: 'Monthly Contributions' })).toBeFocused();
  });
});

/** Texts of each step, by language. Names of buttons and links are the beginnings of the real ones. */
const english = {
  lang: 'en-US',
  calculate: 'Calculate Retirement',
  results: 'Your Retirement Outlook',
  stop: 'When You Could Stop',
  howWeCalculate: 'How we calculate',
  assumption: 'Your savings earn a twelfth',
  getCode: /^Get a code/,
  code: 'Your code, good for 24 hours:',
  next: 'See when you could stop',
  answer: 'You could stop at 69.',
  showTable: 'Show as a table',
  back: 'Back to your results',
  change: 'Change your numbers',
};
const spanish: typeof english = {
  lang: 'es',
  calculate: 'Calcular la jubilación',
  results: 'Tu panorama de jubilación',
  stop: 'Cuándo podrías dejar de trabajar',
  howWeCalculate: 'Cómo calculamos',
  assumption: 'Cada mes, tus ahorros ganan una doceava parte',
  getCode: /^Obtén un código/,
  code: 'Tu código, válido por 24 horas:',
  next: 'Mira cuándo podrías retirarte',
  answer: 'Podrías dejar de trabajar a los 69 años.',
  showTable: 'Mostrar como tabla',
  back: 'Vuelve a tus resultados',
  change: 'Cambia tus números',
};

// The Spanish texts are longer.
for (const text of opensEveryPage ? [english, spanish] : [spanish]) {
  test(`with the outlook, each step fits a WordPress post with a column of 320 and of 600 px, in the language ${text.lang}`, async ({
    page,
    blog,
    server,
  }) => {
    const widths = [600, 320];
    const pasted = `${server.url}/embed?outlook=true&lang=${text.lang}`;
    await page.goto(blog.publish(await wordPressPost(pasted, 600)));
    const frame = page.frameLocator('iframe');
    const stop = frame.getByRole('region', { name: text.stop });
    await expect(frame.getByRole('button', { name: text.calculate })).toBeVisible();
    await expectFits(page, widths);
    await frame.getByRole('button', { name: text.calculate }).click();
    await expect(frame.getByText('$1,015,810').first()).toBeVisible();
    await expect(stop).toBeHidden();
    await expectFits(page, widths);
    await frame.getByText(text.howWeCalculate).click();
    await expect(frame.getByText(text.assumption)).toBeVisible();
    await expectFits(page, widths);
    await frame.getByText(text.howWeCalculate).click();
    await frame.getByRole('button', { name: text.getCode }).click();
    await expect(frame.getByText(text.code)).toBeVisible();
    await expectFits(page, widths);

    await frame.getByRole('button', { name: text.next }).press('Enter');
    await expect(stop.getByText(text.answer)).toBeVisible();
    await expect(frame.getByRole('heading', { name: text.results })).toBeHidden();
    await expectFits(page, widths);
    await stop.getByText(text.showTable).click();
    await expect(stop.getByRole('row').first()).toBeVisible();
    await expectFits(page, widths);

    const back = frame.getByRole('button', { name: text.back });
    await back.press('Enter');
    await expect(frame.getByRole('heading', { name: text.results })).toBeFocused();
    await frame.getByRole('button', { name: text.change }).press('Enter');
    await expect(stop).toBeHidden();
    await expect(back).toBeHidden();
    await expectFits(page, widths);
  });
}
