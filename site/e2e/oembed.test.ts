import { fileURLToPath } from 'node:url';
import { calculateIn, fittedHeight } from './calculator-frame.ts';
import { expect, test } from './fixtures.ts';

const RESIZER = fileURLToPath(import.meta.resolve('iframe-resizer/js/iframeResizer.min.js'));

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
  await page.evaluate(() => {
    // Messages after the first one do not have the frame's id.
    const frame = document.querySelector('iframe') as unknown as { iFrameResizer: { resize(): void } };
    frame.iFrameResizer.resize();
  });
  await calculateIn(page.frameLocator('iframe'));
  await expect.poll(() => fittedHeight(page)).toBeGreaterThan(before);
  expect(warnings).toEqual([]);
});

test('an AMP page is told the height of the frame', async ({ page, blog, server }) => {
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

test('a page that knows neither WordPress’s secret nor iframe-resizer gets no messages of these protocols', async ({
  page,
  blog,
  server,
}) => {
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
