import { defaultInputs, inTodaysDollars, projectGrowth, roundAmount } from '@whenabouts/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, number, press, slider, type } from '../../../test/number-fields.ts';
import { button, definitionOf, emulateMedia, expectText, openTable } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../../test/samples.ts';

const outlook = page.getByRole('region', { name: 'Your Retirement Outlook' });
const title = outlook.getByRole('heading', { name: 'Your Retirement Outlook' });
const chart = outlook.getByRole('figure', { name: /^At 65: .* to / });
const choice = (name: 'Future dollars' | 'Today’s dollars') => page.getByRole('radio', { name });

/** The section of a heading. */
const card = (name: string) =>
  outlook.getByRole('heading', { name, exact: true }).element().closest('section') as HTMLElement;

async function show(path = '/'): Promise<void> {
  await renderPage(path);
}

async function showResults(path = '/'): Promise<void> {
  await show(path);
  await button('Calculate Retirement').click();
  await expectText(outlook, '$1,015,810');
}

test('results appear after the first Calculate, take the focus, and update with every change', async () => {
  await show();
  await expectText(
    page.getByRole('form', { name: 'Your Information' }),
    'Calculations happen in your browser',
  );
  await press(slider('Monthly Contributions'), 'ArrowRight');
  await expectText(outlook, 'Ready to see your future?');
  await expect.element(page.getByRole('button', { name: /^Save Plan/ })).not.toBeInTheDocument();

  await press(button('Calculate Retirement'), 'Enter');
  await expectText(outlook, '$1,076,809');
  await expect.element(title).toHaveFocus();
  const names: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await userEvent.keyboard('{Tab}');
    names.push(document.activeElement?.textContent);
  }
  expect(names).toContain('Save Plan (Login Required)');
  await press(slider('Monthly Contributions'), 'ArrowLeft');
  await expectText(outlook, '$1,015,810');
  await press(slider('Target Retirement Age'), 'ArrowRight');
  await expect.poll(() => card('Time Until Retirement').textContent).toContain('31 years');
});

test('the result names its limits and dollars, and links to its inputs', async () => {
  await showResults();
  for (const text of [
    'An estimate, not advice. Future dollars are the amount on your statement when you retire',
    'If you keep saving $500 a month\u2060, at 65 you would have about $484,000 in today’s dollars ' +
      '($1.0 million in future dollars). Drawing 4% a year, that pays $1,610 a month.',
    '$484,000in today’s dollars ($1,015,810 in future dollars)At 7% every year, contributions staying $500.',
    '$1,610 per monthin today’s dollars ($3,386 in future dollars)',
    'About 28% of what you earn today, in today’s dollars',
    'Conservative (3%) 5% a year$760 ($1,599)',
    'Moderate (4%) 7% a year$1,610 ($3,386)',
    'Aggressive (5%) 9% a year$3,280 ($6,883)',
  ]) {
    await expectText(outlook, text);
  }
  await outlook.getByText('How we calculate').click();
  await expect
    .element(page.getByText(/^Your savings earn a twelfth of the yearly return each month/))
    .toBeVisible();
  await outlook.getByRole('button', { name: '$500 a month' }).click();
  await expect.element(box('Monthly Contributions')).toHaveFocus();
  await outlook.getByRole('button', { name: '65', exact: true }).click();
  await expect.element(box('Target Retirement Age')).toHaveFocus();
});

test('the switch shows future dollars everywhere, and today’s dollars next to them', async () => {
  await showResults();
  await expect.element(choice('Today’s dollars')).toBeChecked();
  await press(choice('Today’s dollars'), 'ArrowRight');
  await expect.element(choice('Future dollars')).toHaveFocus();
  for (const text of [
    '$1,015,810in future dollars ($484,000 in today’s dollars)',
    '$3,386 per month',
    'If you keep saving $500 a month\u2060, at 65 you would have about $1.0 million in future dollars ($484,000 in today’s dollars)',
  ]) {
    await expectText(outlook, text);
  }
  expect(definitionOf(outlook, 'Moderate (4%)')).toBe('$3,386 ($1,610)');
  expect(definitionOf(outlook, '50th percentile')).toBe('$1,015,931 ($484,000)');
  await expectText(chart, 'in future dollars');
  await expectText(chart, 'In today’s dollars, they reach');
  const last = (await openTable(chart)).at(-1);
  expect(last).toContain('$484,000');
  expect(last).toContain('$1,015,810');
});

test('a saved plan shows both dollars and has the same switch', async () => {
  await renderPage('/view-plan/1', {
    member: sampleMember,
    api: {
      'GET /api/retirement-plans/{id}': samplePlan(),
      'GET /api/retirement-plans/{id}/records': [],
    },
  });
  const main = page.getByRole('main');
  await expectText(main, '$484,000in today’s dollars ($1,015,810 in future dollars)');
  await expectText(main, '$1,610 per monthin today’s dollars ($3,386 in future dollars)');
  await choice('Future dollars').click();
  await expectText(main, '$1,015,810in future dollars ($484,000 in today’s dollars)');
  await expectText(main, 'A month at 65, in future dollarsSavings $3,390');
});

test('the result says what a month at the desired age is paid from, and when the visitor could stop', async () => {
  await showResults();
  await expectText(
    outlook,
    'A month at 65, in today’s dollarsSavings $1,610 · Social Security $2,260 · missing $560 of the $4,430 you’d spend',
  );
  await expectText(outlook, 'You could stop at 69.You’d like 65: that works in 4 out of 10 futures.');
  await choice('Future dollars').click();
  await expectText(
    outlook,
    'A month at 65, in future dollarsSavings $3,390 · Social Security $4,750 · missing $1,150 of the $9,290 you’d spend',
  );
  await choice('Today’s dollars').click();
  await type('Monthly Contributions', '3000');
  await expectText(
    outlook,
    /Savings \$[\d,]+ · Social Security \$2,260 · \$[\d,]+ more than the \$[\d,]+ you’d spend/,
  );
  await type('Monthly Contributions', '0');
  await type('Current Retirement Savings', '0');
  await expectText(outlook, 'Savings $0 · Social Security $2,260 · missing $');
  await expectText(
    outlook,
    /You could stop at 7\d:You claim Social Security of \$[\d,]+ a month in today’s dollars/,
  );
  await type('Target Retirement Age', '58');
  await expectText(outlook, /Social Security \$[\d,]+ from 62 · missing/);
  await outlook.getByRole('link', { name: 'What would change it' }).click();
  await expect.poll(() => location.pathname).toBe('/outlook');
});

test('the conservative scenario never goes below 1%', async () => {
  await show();
  await type('Expected Annual Return (%)', '1');
  await button('Calculate Retirement').click();
  await expectText(outlook, 'Conservative 1% a year');
  await expectText(outlook, 'Moderate 1% a year');
  await expectText(outlook, 'Aggressive 3% a year');
});

test('the growth chart has a name, a table with the engine’s numbers, and lines that need no colors', async () => {
  await showResults();
  await choice('Future dollars').click();
  await expect.element(chart).toHaveAccessibleName('At 65: $640,000 to $1.7 million in future dollars');
  await expect
    .element(chart.getByText(/^Savings by age at 7% every year \(moderate\) and 2 points less or more/))
    .toBeVisible();
  const rows = await openTable(chart);
  const { ages, balances } = projectGrowth(defaultInputs);
  const dollars = (amount = 0) => `$${amount.toLocaleString('en-US')}`;
  expect(rows).toEqual(
    ages.map((age, year) => [
      String(age),
      dollars(balances.conservative[year]),
      dollars(balances.moderate[year]),
      dollars(balances.aggressive[year]),
      dollars(roundAmount(inTodaysDollars(balances.moderate[year] ?? 0, year))),
    ]),
  );
  const columns = chart.getByRole('columnheader').elements();
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Age',
    'Conservative',
    'Moderate',
    'Aggressive',
    'Moderate, today’s dollars',
  ]);
  expect(chart.getByRole('rowheader').elements()).toHaveLength(ages.length);
  const dashes = () =>
    [...chart.element().querySelectorAll('svg path')]
      .map((path) => getComputedStyle(path))
      .filter(({ stroke }) => stroke !== 'none')
      .map(({ strokeDasharray }) => strokeDasharray);
  expect(new Set(dashes()).size).toBe(3);
  await expectText(chart, /Aggressive.*Moderate.*Conservative|Conservative.*Moderate.*Aggressive/s);
  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  expect(new Set(dashes()).size).toBe(3);
});

test('the title of the growth chart is true if all scenarios end at the same amount', async () => {
  await show();
  await type('Current Age', '64');
  await type('Current Retirement Savings', '1000000');
  await type('Expected Annual Return (%)', '2');
  await button('Calculate Retirement').click();
  await choice('Future dollars').click();
  await expectText(outlook, 'At 65: $1.0 million in future dollars in every scenario');
  await expect.element(chart).not.toBeInTheDocument();
  await type('Current Age', '35');
  await expect.element(chart).toBeVisible();
});

test('the simulation is drawn on the scale of the scenarios', async () => {
  await showResults();
  const figure = page.getByRole('figure').filter({ hasText: 'Simulation Outcomes' });
  await expectText(figure, 'on the scale above');
  const track = figure.element().querySelector('[aria-hidden]') as Element;
  const [bar, half, median] = [track, ...track.children].map((part) => part.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  // From 0 to the aggressive scenario's $1.6 million, as the bars of the scenarios.
  const share = (median.left + median.width / 2 - bar.left) / bar.width;
  expect(share).toBeGreaterThan(0.55);
  expect(share).toBeLessThan(0.7);
  expect(half.width / bar.width).toBeLessThan(0.05);
});

test.each([320, 375, 1280])(
  'at %d px, the result has buttons to save, copy, print and download within the page',
  async (width) => {
    await page.viewport(width, 800);
    await showResults();
    const buttons = outlook
      .getByRole('button')
      .filter({ hasText: /^(Save Plan \(Login Required\)|Copy link|Print|Download CSV)$/ })
      .elements()
      .map((element) => element.getBoundingClientRect());
    expect(buttons).toHaveLength(4);
    for (const { height, right } of buttons) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(width);
    }
    if (width === 1280) expect(new Set(buttons.map(({ y }) => y)).size).toBe(1);
  },
);

test('at 320 px, the comma after the contribution stays on its line', async () => {
  await page.viewport(320, 700);
  await showResults();
  const element = outlook.getByRole('button', { name: '$500 a month' }).element();
  const range = document.createRange();
  range.setStart(element.nextElementSibling?.firstChild as Text, 0);
  range.setEnd(element.nextElementSibling?.firstChild as Text, 2);
  const [amount = 0, comma = 0] = [element, range].map(
    (part) => [...part.getClientRects()].at(-1)?.bottom ?? 0,
  );
  expect(Math.abs(amount - comma)).toBeLessThan(10);
});

test('on a phone, the line that stays in view names its dollars; in print, both amounts are there', async () => {
  await page.viewport(390, 700);
  await showResults();
  slider('Monthly Contributions').element().dispatchEvent(new Event('focus'));
  expect([...document.querySelectorAll('form p[aria-hidden]')].at(-1)?.textContent).toContain(
    'today’s dollars',
  );
  await emulateMedia('print');
  await expect.element(choice('Future dollars')).not.toBeInTheDocument();
  expect(card('Projected Retirement Savings').textContent).toContain('$1,015,810 in future dollars');
});

test('the scenarios’ amounts are next to their labels, in one column', async () => {
  await showResults();
  for (const name of ['Projected Retirement Savings', 'Estimated Monthly Income']) {
    const list = card(name).querySelector('dl') as Element;
    const [labels = [], amounts = []] = ['dt', 'dd'].map((part) =>
      [...list.querySelectorAll(part)].map((element) => element.getBoundingClientRect()),
    );
    expect(amounts).toHaveLength(3);
    for (const [index, amount] of amounts.entries()) {
      expect(amount.right, name).toBeCloseTo(amounts[0]?.right ?? 0, 0);
      expect(amount.left, name).toBeGreaterThanOrEqual(labels[index]?.right ?? 0);
      expect(amount.top, name).toBeLessThan(labels[index]?.bottom ?? 0);
    }
  }
});

test.each([320, 375, 768, 1280])(
  'at %d px, the example is below the text of the placeholder, and its labels are on one line',
  async (width) => {
    await page.viewport(width, 800);
    await show();
    await expectText(outlook, 'Ready to see your future?');
    const { bottom } = outlook
      .getByText(/^Fill in your information/)
      .element()
      .getBoundingClientRect();
    for (const name of ['Aggressive', 'Moderate', 'Conservative']) {
      const label = outlook.getByText(name, { exact: true }).element().getBoundingClientRect();
      expect(label.top, name).toBeGreaterThanOrEqual(bottom);
      expect(label.height, name).toBeLessThan(20);
    }
  },
);

test('titles of cards are set in 20 px sans, in the color of the text', async () => {
  await showResults();
  const { color } = getComputedStyle(document.body);
  for (const name of ['Time Until Retirement', 'Projected Retirement Savings', 'Enter six numbers']) {
    const style = getComputedStyle(page.getByRole('heading', { name, exact: true }).element());
    expect(style.fontFamily).toMatch(/Public Sans/);
    expect(style.color).toBe(color);
    expect(Number.parseFloat(style.fontSize)).toBeCloseTo(20, 0);
  }
});

test('at 375 px, the table of the savings fits its frame', async () => {
  await page.viewport(375, 800);
  await showResults();
  await openTable(chart);
  const table = outlook.getByRole('table').element();
  const { right } = (table.parentElement as HTMLElement).getBoundingClientRect();
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
});

test('with a result, the page is printed as inputs, date, URL and result, in the light theme', async () => {
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'dark' });
  await show();
  const section = page.getByRole('heading', { name: 'How it works' });
  await emulateMedia('print');
  await expect.element(section).toBeVisible();
  await expect.element(page.getByText(/^Calculated on/)).not.toBeInTheDocument();
  await emulateMedia('');
  await button('Calculate Retirement').click();
  await expectText(outlook, '$1,015,810');
  await emulateMedia('print', { name: 'prefers-color-scheme', value: 'dark' });
  const sheet = page.getByRole('main');
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect.element(sheet.getByText(`Calculated on ${today}`)).toBeVisible();
  await expect.element(sheet.getByText(`${location.origin}/#plan=35.65.50000.500.70000.7`)).toBeVisible();
  expect(definitionOf(sheet, 'Current Retirement Savings')).toBe('$50,000');
  await expect.element(outlook.getByRole('figure').first()).toBeVisible();
  await expect.element(outlook.getByRole('cell', { name: '$1,015,810' }).first()).toBeVisible();
  await expect.element(outlook.getByText(/^An estimate, not advice\./)).toBeVisible();
  for (const hidden of [
    page.getByRole('heading', { level: 1 }),
    slider('Current Age'),
    button('Calculate Retirement'),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    section,
  ]) {
    await expect.element(hidden).not.toBeInTheDocument();
  }
  const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
  expect([backgroundColor, colorScheme]).toEqual(['rgb(250, 248, 243)', 'light']);
});

/** Records every text that appears in a live region, as a screen reader would read it, and stops the clock. */
async function showWithAnnouncements(): Promise<(count: number) => Promise<string[]>> {
  vi.useFakeTimers();
  await show();
  await vi.advanceTimersByTimeAsync(1000);
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[role=status], [role=alert], [aria-live]');
    });
    for (const region of new Set(regions)) {
      const text = region?.textContent?.trim();
      if (text) announced.push(text);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    vi.useRealTimers();
  });
  return async (count) => {
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(500);
        return announced.length;
      })
      .toBeGreaterThanOrEqual(count);
    await vi.advanceTimersByTimeAsync(10_000);
    return announced;
  };
}

test('a result is announced once it is stable, once after each change', async () => {
  const announcements = await showWithAnnouncements();
  await button('Calculate Retirement').click();
  await expect.element(chart).toBeVisible();
  const status = outlook.getByRole('status');
  expect(status.element().getAttribute('aria-live')).toBe('polite');
  for (let moves = 0; moves < 3; moves += 1) {
    await vi.advanceTimersByTimeAsync(400);
    await press(slider('Monthly Contributions'), 'ArrowRight');
  }
  expect(status.element().textContent).toBe('');
  expect(await announcements(1)).toEqual([
    'If you keep saving $650 a month\u2060, at 65 you would have about $572,000 in today’s dollars ' +
      '($1.2 million in future dollars). Drawing 4% a year, that pays $1,910 a month.',
  ]);
  // It is removed, so that nobody hears it again when reading the page.
  expect(status.element().textContent).toBe('');
  await press(slider('Monthly Contributions'), 'ArrowRight');
  expect((await announcements(2)).slice(1)).toEqual([expect.stringMatching(/^If you keep saving \$700 a/)]);
});

test('with a result, a change in the hero announces only the answer of the hero', async () => {
  const announcements = await showWithAnnouncements();
  await button('Calculate Retirement').click();
  expect(await announcements(1)).toEqual([expect.stringMatching(/^If you keep saving \$500 a month/)]);
  await press(number('Your savings each month'), 'ArrowRight');
  await expectText(outlook, '$1,076,809');
  expect((await announcements(2)).slice(1)).toEqual([
    expect.stringMatching(/^At 35, earning \$70,000, with \$50,000 saved and \$550/),
  ]);
  // Leaving the hero does not announce the other answer to the same change.
  (slider('Annual Income').element() as HTMLElement).focus();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await announcements(2)).toHaveLength(2);
  await press(slider('Monthly Contributions'), 'ArrowLeft');
  expect((await announcements(3)).slice(2)).toEqual([expect.stringMatching(/^If you keep saving \$500 a/)]);
});
