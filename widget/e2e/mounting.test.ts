import type { Page } from '@playwright/test';
import { calculate, expect, test } from './fixtures.ts';
import { SILENT_OBSERVER } from './hosts/page-scripts.ts';

const saveLink = (page: Page) => page.getByRole('link', { name: /Save to my account/ });
const calculateButton = (page: Page) => page.getByRole('button', { name: 'Calculate Retirement' });

test('the site is the one of the link inside the element, not of another vendor’s script', async ({
  open,
  server,
}) => {
  const page = await open({
    placement: 'module',
    body: '<div data-retirement-calculator=""><div slot="after-result" hidden><a href="https://blog.example/">Our blog</a></div><a href="{cdn}/">Open the retirement calculator</a></div><script type="text/plain" src="https://vendor.example/widget/v1.js"></script>',
  });
  await calculate(page);
  await expect(saveLink(page)).toHaveAttribute('href', new RegExp(`^${server.cdn}/save#`));
});

test('a copy of the script without a link loads nothing from the page’s own origin', async ({ open }) => {
  const page = await open({ placement: 'copied', element: '<div data-retirement-calculator=""></div>' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await calculate(page);
  expect(requests).toEqual([]);
});

test('the page’s focus style is not around the calculator', async ({ open }) => {
  const page = await open({
    css: '*:focus{outline:2px solid black!important;box-shadow:0 0 0 4px white}',
  });
  await page.getByRole('slider').first().focus();
  const host = page.locator('retirement-calculator');
  await expect(host).toHaveCSS('outline-style', 'none');
  await expect(host).toHaveCSS('box-shadow', 'none');
});

test('on a page that makes all shadow roots closed, an element can be removed and added again', async ({
  open,
}) => {
  const page = await open({
    script:
      "var attach=Element.prototype.attachShadow;Element.prototype.attachShadow=function(){return window.root=attach.call(this,{mode:'closed'})};",
  });
  const shown = () => {
    const { root } = window as unknown as { root?: ShadowRoot };
    return root?.querySelector('form') !== null;
  };
  await page.waitForFunction(shown);
  await page.evaluate(async () => {
    const host = document.querySelector('retirement-calculator') as Element;
    const { parentNode } = host;
    host.remove();
    await new Promise((done) => setTimeout(done, 50));
    parentNode?.append(host);
  });
  expect(await page.evaluate(shown)).toBe(true);
});

test('a calculator in a part of the page that is shown later appears without scrolling, despite a stubbed observer', async ({
  open,
}) => {
  const page = await open({
    script: SILENT_OBSERVER,
    body: '<div id="tab" hidden>{calculator}</div><div id="above" style="height:9000px"></div><div data-retirement-calculator=""></div>',
  });
  await page.waitForFunction(() => Symbol.for('whenabouts') in window);
  await page.locator('#tab').evaluate((tab) => tab.removeAttribute('hidden'));
  await expect(page.locator('retirement-calculator').getByRole('slider')).toHaveCount(6);
  await expect(page.getByRole('slider')).toHaveCount(6);
  // The other calculator comes into view, because the content above shrinks.
  await page.evaluate(() => {
    for (const id of ['tab', 'above']) document.getElementById(id)?.remove();
  });
  await expect(page.getByRole('slider')).toHaveCount(6);
});

for (const element of ['retirement-calculator', 'div']) {
  test(`a <${element}> keeps its state and its styles in another document`, async ({ open }) => {
    const page = await open({
      body: `${element === 'div' ? '<div data-retirement-calculator=""><a href="{cdn}/">Open the calculator</a></div>' : '{calculator}'}<iframe title="Another document" style="width:800px;height:3000px"></iframe>`,
    });
    await calculate(page);
    await expect(saveLink(page)).toBeVisible();
    const styles = (root: Page | ReturnType<Page['frameLocator']>) =>
      root
        .locator('section section')
        .last()
        .evaluate((card) => {
          const { display, backgroundColor, borderRadius } = getComputedStyle(card);
          return { display, backgroundColor, borderRadius };
        });
    const before = await styles(page);
    await page.evaluate(() => {
      const host = document.querySelector(
        'retirement-calculator, div[data-retirement-calculator]',
      ) as Element;
      document.querySelector('iframe')?.contentDocument?.body.append(host);
    });
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeVisible();
    await expect.poll(() => styles(frame)).toEqual(before);
    await frame.getByRole('textbox', { name: 'Current Age' }).fill('40');
    await page.keyboard.press('Tab');
    await expect(frame.getByText('From age 40 to age 65.')).toBeVisible();
  });
}

test('an element that was removed appears in another document later', async ({ open }) => {
  const page = await open({
    body: '{calculator}<iframe title="Another document" style="width:800px;height:3000px"></iframe>',
  });
  await expect(calculateButton(page)).toBeVisible();
  await page.evaluate(async () => {
    const host = document.querySelector('retirement-calculator') as HTMLElement & { ready: boolean };
    host.remove();
    while (host.ready) await new Promise((done) => setTimeout(done));
    document.querySelector('iframe')?.contentDocument?.body.append(host);
  });
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Calculate Retirement' });
  await expect(button).toHaveCSS('background-color', 'rgb(15, 94, 99)');
});

test('on a page without a built-in function, the parts that need it say so', async ({ page, server }) => {
  for (const [attributes, part] of [
    [{ tool: 'allocation' }, 'This tool'],
    [{ outlook: 'true' }, 'The rest of your retirement outlook'],
  ] as const) {
    await page.goto(server.add({ name: 'a page', script: 'delete Array.prototype.at;', attributes }));
    if ('outlook' in attributes) await calculateButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(`${part} didn’t load. Try again`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }
});

test('a calculator that cannot run on the page leaves its link', async ({ page, server }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(server.add({ name: 'a page', script: 'delete Array.prototype.some;' }));
  await expect.poll(() => messages.join()).toContain('this page keeps a part of it from working');
  await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});
