import { calculator, expect, test } from './fixtures.ts';
import { version } from './host-server.ts';

for (const { tool, question, control, answer } of [
  {
    tool: 'four-percent',
    question: 'How long do savings last?',
    control: 'Withdrawal',
    answer: 'in today’s dollars',
  },
  { tool: 'allocation', question: 'How much belongs in stocks?', control: 'Age', answer: 'in stocks' },
  {
    tool: 'social-security',
    question: 'When should you claim Social Security?',
    control: 'Claiming Age',
    answer: 'full benefit',
  },
  {
    tool: 'traditional-roth',
    question: 'Pay the tax now, or later?',
    control: 'Traditional',
    answer: 'after tax, in future dollars',
  },
]) {
  test(`the tool ${tool} loads only its own file and follows its sliders in a column of 320 px`, async ({
    open,
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 320, height: 900 });
    // 'self' is for the test's own files.
    await open({
      element: calculator(`tool="${tool}"`),
      csp: "default-src 'none'; script-src {cdn} 'self'; img-src 'self'; require-trusted-types-for 'script'",
    });
    const region = page.getByRole('region', { name: question });
    await expect(region).toContainText(answer);
    const files = requests.filter((path) => path.startsWith(`/widget/${version}/`));
    expect(files).toEqual([`/widget/${version}/${tool}.js`]);
    const sentence = region.locator('h2 + p');
    const before = await sentence.textContent();
    await region.getByRole('slider', { name: control }).first().press('ArrowRight');
    await expect(sentence).not.toHaveText(before ?? '');
    await region.getByText('Show as a table').click();
    await expect(region.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toHaveCount(0);
    // The reserved height is no longer needed.
    await expect(page.locator('retirement-calculator div:has(> [data-theme])').first()).toHaveCSS(
      'min-height',
      '0px',
    );
  });
}

test('a second element with the same tool, added later, has the styles of the first', async ({
  open,
  page,
}) => {
  await open({ element: calculator('tool="allocation"') });
  const headings = page.getByRole('heading', { name: 'How much belongs in stocks?' });
  await expect(headings).toHaveCSS('font-size', '20px');
  await page.evaluate(() => {
    const first = document.querySelector('retirement-calculator') as HTMLElement;
    first.after(first.cloneNode(true));
  });
  await expect(headings.nth(1)).toHaveCSS('font-size', '20px');
});

test('an element that changes its tool shows the new one, and the calculator without the attribute', async ({
  open,
  page,
}) => {
  await open({ element: calculator('tool="allocation" theme="dark"') });
  await expect(page.getByRole('region', { name: 'How much belongs in stocks?' })).toBeVisible();
  const host = page.locator('retirement-calculator');
  await host.evaluate((element) => element.setAttribute('tool', 'social-security'));
  await expect(page.getByRole('region', { name: 'When should you claim Social Security?' })).toBeVisible();
  await expect(page.getByText('How much belongs in stocks?')).toHaveCount(0);
  await host.evaluate((element) => element.removeAttribute('tool'));
  await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
});
