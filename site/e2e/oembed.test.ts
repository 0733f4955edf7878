import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { wordPressPost } from './wordpress-page.ts';

const RESIZER = fileURLToPath(import.meta.resolve('iframe-resizer/js/iframeResizer.min.js'));

const calculateIn = async (frame: FrameLocator) => {
  await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(frame.getByText('$1,015,810').first()).toBeVisible();
};

/** Waits until the frame on the page is as high as its content, and returns that height. */
async function fittedHeight(page: Page): Promise<number> {
  const heights = async () => {
    const inner = page.frameLocator('iframe').locator('retirement-calculator');
    const content = await inner.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
    return [await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight), content];
  };
  await expect.poll(async () => new Set(await heights()).size, 'the frame fits its content').toBe(1);
  return (await heights())[0] ?? 0;
}

for (const width of [320, 375, 600, 768, 1000]) {
  test(`a URL pasted into a WordPress post with a column of ${width} px is a calculator that fits`, async ({
    page,
    blog,
    server,
  }) => {
    await page.setViewportSize({ width: width + 40, height: 900 });
    const pasted = `${server.url}/embed?theme=dark&current-age=35`;
    await page.goto(blog.publish(await wordPressPost(pasted, width)));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('div[data-theme=dark]')).toBeVisible();
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
    expect(await fittedHeight(page)).toBeLessThan(1000);
    await calculateIn(frame);
    expect(await fittedHeight(page)).toBeLessThan(1000);

    await frame.getByRole('button', { name: /^Get a code/ }).click();
    await expect(frame.getByText('Your code, good for 24 hours:')).toBeVisible();
    await expect(frame.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/s\/[0-9A-Z]{8}$/);
    expect(await fittedHeight(page)).toBeLessThan(1000);
    const isScrollable = await frame.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);
    expect(isScrollable).toBe(false);
  });
}

test('the URL of a preset, or of a list in parts, pasted into a post shows its inputs', async ({
  page,
  blog,
  server,
}) => {
  for (const query of ['preset=two-questions', 'inputs=current-age&inputs=monthly-savings']) {
    // As consumers do that know the endpoint: they send the URL as it was pasted.
    const url = `${server.url}/embed?${query}`;
    const response = await page.request.get(`/oembed?${new URLSearchParams({ url, maxwidth: '600' })}`);
    const { html } = (await response.json()) as { html: string };
    await page.goto(blog.publish(html));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('slider')).toHaveCount(2);
    await expect(frame.getByRole('slider', { name: 'Monthly Contributions' })).toBeVisible();
  }
});

/** The text of the steps. The names of buttons and links are their beginnings. */
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

for (const text of [english, spanish]) {
  for (const width of [320, 600]) {
    test(`with the outlook, each step fits a WordPress post with a column of ${width} px, in the language ${text.lang}`, async ({
      page,
      blog,
      server,
    }) => {
      await page.setViewportSize({ width: width + 40, height: 900 });
      const pasted = `${server.url}/embed?outlook=true&lang=${text.lang}`;
      await page.goto(blog.publish(await wordPressPost(pasted, width)));
      const frame = page.frameLocator('iframe');
      const stop = frame.getByRole('region', { name: text.stop });
      await expect(frame.getByRole('button', { name: text.calculate })).toBeVisible();
      expect(await fittedHeight(page)).toBeLessThan(1000);
      await frame.getByRole('button', { name: text.calculate }).click();
      await expect(frame.getByText('$1,015,810').first()).toBeVisible();
      await expect(stop).toBeHidden();
      expect(await fittedHeight(page)).toBeLessThan(1000);
      await frame.getByText(text.howWeCalculate).click();
      await expect(frame.getByText(text.assumption)).toBeVisible();
      expect(await fittedHeight(page)).toBeLessThan(1000);
      await frame.getByText(text.howWeCalculate).click();
      await frame.getByRole('button', { name: text.getCode }).click();
      await expect(frame.getByText(text.code)).toBeVisible();
      expect(await fittedHeight(page)).toBeLessThan(1000);

      await frame.getByRole('button', { name: text.next }).press('Enter');
      await expect(stop.getByText(text.answer)).toBeVisible();
      await expect(frame.getByRole('heading', { name: text.results })).toBeHidden();
      expect(await fittedHeight(page)).toBeLessThan(1000);
      await stop.getByText(text.showTable).click();
      await expect(stop.getByRole('row').first()).toBeVisible();
      expect(await fittedHeight(page)).toBeLessThan(1000);

      const back = frame.getByRole('button', { name: text.back });
      await back.press('Enter');
      await expect(frame.getByRole('heading', { name: text.results })).toBeFocused();
      await frame.getByRole('button', { name: text.change }).press('Enter');
      await expect(stop).toBeHidden();
      await expect(back).toBeHidden();
      expect(await fittedHeight(page)).toBeLessThan(1000);
    });
  }
}

test('in WordPress’s sandbox, saving offers a code and a link to copy, and no tab', async ({
  page,
  context,
  blog,
  server,
}) => {
  await context.grantPermissions(['clipboard-read'], { origin: blog.origin });
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
  expect(context.pages()).toHaveLength(1);
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

test('a link inside WordPress’s sandbox opens in its page, without the reader’s numbers', async ({
  page,
  blog,
  server,
}) => {
  await page.goto(blog.publish(await wordPressPost(`${server.url}/`, 600)));
  const frame = page.frameLocator('iframe');
  await calculateIn(frame);
  await frame.getByRole('link', { name: 'Get a detailed retirement plan' }).click();
  await expect(page).toHaveURL(`${server.url}/#contact`);
});

test('a consumer that uses the HTML unchanged gets a frame that opens a tab to save', async ({
  page,
  context,
  blog,
  server,
}) => {
  const url = `${server.url}/widget/frame?compact=true`;
  const meta = await (await fetch(url)).text();
  expect(meta).toContain(`<meta property="og:title" content="Retirement calculator">`);
  expect(meta).toContain(`<meta property="og:image" content="${server.url}/share.png">`);
  const { html, width, height } = await (
    await fetch(`${server.url}/oembed?url=${encodeURIComponent(url)}`)
  ).json();
  // Such consumers keep the height fixed if the width is 100 %, and the ratio of both otherwise.
  expect([width, height]).toEqual([600, 1400]);
  expect(html).toContain(' width="100%" height="1400"');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(blog.publish(html));
  const frame = page.frameLocator('iframe');
  await calculateIn(frame);
  expect(await page.locator('iframe').evaluate((element) => element.clientWidth)).toBeLessThan(360);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: /^Save to my account/ }).click();
  await expect((await opened).getByText('$50,000')).toBeVisible();
});

test('a host with iframe-resizer 4 fits the frame, before and after a calculation', async ({
  page,
  blog,
  server,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(
    blog.publish(
      `<iframe id="calculator" title="Calculator" src="${server.url}/widget/frame" style="width:600px"></iframe>`,
    ),
  );
  await page.addScriptTag({ path: RESIZER });
  await page.evaluate(() => {
    (window as unknown as { iFrameResize: (options: object) => void }).iFrameResize({ log: false });
  });
  const before = await fittedHeight(page);
  await calculateIn(page.frameLocator('iframe'));
  await expect.poll(() => fittedHeight(page)).toBeGreaterThan(before);
  expect(warnings).toEqual([]);
});

test('an AMP page learns the height', async ({ page, blog, server }) => {
  await page.goto(
    blog.publish(`<iframe title="Calculator" sandbox="allow-scripts" width="400" height="500"></iframe><script>
      addEventListener('message', ({ data }) => {
        if (data.sentinel === 'amp' && data.type === 'embed-size') document.querySelector('iframe').height = data.height;
      });
      document.querySelector('iframe').src = '${server.url}/widget/frame?compact=true';
    </script>`),
  );
  expect(await fittedHeight(page)).toBeGreaterThan(900);
});

test('a frame in a page that is not its host’s gets no answer', async ({ page, blog, server }) => {
  await page.goto(
    blog.publish(`<iframe title="Calculator" width="400" height="500"></iframe><script>
      messages = [];
      addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
      document.querySelector('iframe').src = '${server.url}/widget/frame';
    </script>`),
  );
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Calculate Retirement' }),
  ).toBeVisible();
  const messages = () => page.evaluate(() => (window as unknown as { messages: string[] }).messages);
  await expect.poll(async () => (await messages()).length).toBeGreaterThan(2);
  // Without a secret or the first message of iframe-resizer, the frame uses neither protocol.
  expect((await messages()).filter((message) => /secret|iFrameSizer/.test(message))).toEqual([]);
});

for (const path of ['/', '/embed?current-age=40&theme=dark', '/widget/frame?theme=dark']) {
  test(`${path} has links to its oEmbed data`, async ({ server }) => {
    const head = (await (await fetch(server.url + path)).text()).replace(/<\/head>.*/s, '');
    for (const [type, format] of [
      ['application/json', 'json'],
      ['text/xml', 'xml'],
    ] as const) {
      const query = new URLSearchParams({ url: server.url + path, format });
      const [link = ''] = head.match(new RegExp(`<link[^<>]*type="${type}\\+oembed"[^<>]*>`)) ?? [];
      expect(link.replaceAll('&amp;', '&')).toContain(`href="${server.url}/oembed?${query}"`);
      const response = await fetch(`${server.url}/oembed?${query}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        `${type}; charset=utf-8`,
      ]);
    }
  });
}
