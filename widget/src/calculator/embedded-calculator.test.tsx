import {
  calculateRetirement,
  defaultInputs,
  formatDollars,
  inTodaysDollars,
  roundAmount,
  scenarioNames,
} from '@whenabouts/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readOptions } from '../options/options.ts';
import { EmbeddedCalculator } from './embedded-calculator.tsx';

const importOnDemand = vi.hoisted(() => vi.fn());
vi.mock('../loading/import-on-demand.ts', () => ({ loadedFiles: {}, importOnDemand }));
beforeEach(() => {
  importOnDemand.mockReset().mockImplementation(() => import('../entries/result-details.tsx'));
});

type Attributes = Readonly<Record<string, string>>;

/** The events of the rendered calculator. */
const events: [name: string, detail: object][] = [];
beforeEach(() => void events.splice(0));

const element = (attributes: Attributes, site: string | undefined) => (
  <EmbeddedCalculator
    options={readOptions((name) => attributes[name] ?? null).options}
    site={site}
    translation={undefined}
    height={1400}
    onEvent={recordEvent}
  />
);

function recordEvent(name: string, detail: object): void {
  events.push([name, detail]);
}

/** Renders the calculator with these attributes. Returns a function that changes them. */
async function show(attributes: Attributes = {}, site: string | undefined = 'https://example.org') {
  const { rerender } = await render(element(attributes, site));
  return (changed: Attributes) => rerender(element(changed, site));
}

const slider = page.getByRole('slider');
const box = (name: string) => page.getByRole('textbox', { name: `${name}, exact amount` });
const results = page.getByRole('region', { name: 'Your Retirement Outlook' });
const calculate = () => page.getByRole('button', { name: 'Calculate Retirement' }).click();

/** Calculates, and waits for the result's cards, which load on demand. */
async function calculateWithCards(): Promise<void> {
  await calculate();
  await expect.element(page.getByRole('heading', { name: 'Projected Retirement Savings' })).toBeVisible();
}

describe('inputs', () => {
  test('readers see only the listed inputs, and the values of the others', async () => {
    const change = await show({
      inputs: 'current-age,monthly-savings',
      'annual-income': '90000',
      'expected-return': '6',
    });
    expect(slider.elements()).toHaveLength(2);
    await expect
      .element(
        page.getByText(
          'Set by this page: Target Retirement Age: 65 years; Current Retirement Savings: $50,000; Annual Income: $90,000; Expected Annual Return (%): 6 percent per year.',
        ),
      )
      .toBeVisible();
    await calculate();
    await results.getByRole('button', { name: '$500 a month' }).click();
    await expect.element(box('Monthly Contributions')).toHaveFocus();
    // A number without a field is not a button.
    await expect.element(results.getByRole('button', { name: '65' })).not.toBeInTheDocument();
    await change({});
    expect(slider.elements()).toHaveLength(6);
  });

  test('a current age above the fixed retirement age has a message at its field', async () => {
    await show({ inputs: 'current-age', 'retirement-age': '50' });
    await box('Current Age').fill('60');
    await calculate();
    await expect.element(box('Current Age')).toHaveFocus();
    await expect
      .element(box('Current Age'))
      .toHaveAccessibleDescription('Your current age must be below your target retirement age of 50.');
  });

  test('Enter shows the message about text that is not a number before any result', async () => {
    await show();
    const contributions = box('Monthly Contributions');
    await contributions.fill('7,5');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Please enter a number, such as 500.')).toBeVisible();
    await expect.element(contributions).toHaveFocus();
    expect(events.map(([name]) => name)).not.toContain('calculate');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toHaveFocus();
  });

  test('a changed attribute changes its input, and the others keep what the reader entered', async () => {
    const change = await show({ preset: 'catch-up-50' });
    await expect.element(box('Current Age')).toHaveValue('50');
    await box('Monthly Contributions').fill('800');
    await change({ preset: 'catch-up-50', 'current-age': '52' });
    await expect.element(box('Current Age')).toHaveValue('52');
    await expect.element(box('Monthly Contributions')).toHaveValue('800');
    await change({ preset: 'starting-25' });
    await expect.element(box('Current Age')).toHaveValue('25');
    // The box keeps the typed text until it loses the focus.
    await expect.element(page.getByRole('slider', { name: 'Monthly Contributions' })).toHaveValue('300');
  });
});

describe('the result', () => {
  test('the cards list the amount of each scenario', async () => {
    await show();
    await calculateWithCards();
    const { scenarios } = calculateRetirement(defaultInputs);
    for (const [title, amount] of [
      ['Projected Retirement Savings', 'retirementSavings'],
      ['Estimated Monthly Income', 'monthlyRetirementIncome'],
    ] as const) {
      const card = results.getByRole('heading', { name: title }).element().closest('section');
      const amounts = [...(card?.querySelector('dl')?.querySelectorAll('dd') ?? [])];
      expect(amounts.map(({ textContent }) => textContent)).toEqual(
        scenarioNames.map((name) => {
          const future = scenarios[name][amount];
          return `${formatDollars(roundAmount(inTodaysDollars(future, 30)))} (${formatDollars(future)})`;
        }),
      );
    }
  });

  test('today’s dollars come first, followed by future dollars', async () => {
    await show({ 'current-age': '64' });
    await calculateWithCards();
    for (const text of [
      '$58,400in today’s dollars ($59,811 in future dollars)',
      '$190 per monthin today’s dollars ($199 in future dollars)',
      'have about $58,400 in today’s dollars ($59,800 in future dollars). Drawing 4% a year, that pays $190 a month.',
    ]) {
      expect(results.element().textContent).toContain(text);
    }
  });

  test('numbers are marked for translators to leave alone', async () => {
    await show();
    await calculateWithCards();
    const marked = [...document.querySelectorAll('[translate]')];
    expect(marked.length).toBeGreaterThan(10);
    expect(marked.filter((node) => node.getAttribute('translate') !== 'no')).toEqual([]);
  });

  test('the file with the details of a result loads when the calculator appears', async () => {
    await show();
    expect(importOnDemand).toHaveBeenCalledExactlyOnceWith('https://example.org', 'result-details.js');
  });

  test('if the details of a result do not load, its sentence stays and the reader can try again', async () => {
    importOnDemand.mockRejectedValue(new TypeError('offline'));
    const { container } = await render(element({}, 'https://example.org'));
    await calculate();
    await expect.element(results.getByText('about $484,000', { exact: false }).first()).toBeVisible();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The details of your result didn’t load. Try again');
    // The reserved height stays, so that the page does not move twice.
    expect(container.querySelector<HTMLElement>('[data-theme]')?.parentElement?.style.minHeight).toBe(
      '1400px',
    );
    importOnDemand.mockImplementation(() => import('../entries/result-details.tsx'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Projected Retirement Savings' })).toBeVisible();
    await expect
      .poll(() => container.querySelector<HTMLElement>('[data-theme]')?.parentElement?.style.minHeight)
      .toBe('');
  });

  test('without a known site there are no details of a result and no way to save', async () => {
    await render(element({}, undefined));
    await calculate();
    await expect.element(results.getByText(/you would have about/).first()).toBeVisible();
    expect(importOnDemand).not.toHaveBeenCalled();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /Get a code/ })).not.toBeInTheDocument();
  });
});

describe('events', () => {
  test('events name the changed input without amounts, and readers see that their numbers stay in the browser', async () => {
    await show();
    await box('Monthly Contributions').fill('800');
    await calculate();
    await expect.element(page.getByText(/nothing you enter here is sent anywhere/)).toBeVisible();
    expect(events.slice(-2)).toEqual([
      ['change', { input: 'monthly-savings' }],
      ['calculate', { first: true }],
    ]);
    expect(JSON.stringify(events)).not.toContain('800');
  });

  test('on a page that lists the inputs, a change of the theme is not a new result', async () => {
    const change = await show({ inputs: 'current-age,monthly-savings' });
    await calculate();
    await expect.poll(() => events).toEqual([['calculate', { first: true }]]);
    await change({ inputs: 'current-age,monthly-savings', theme: 'dark' });
    expect(document.querySelector('[data-theme="dark"]')).not.toBeNull();
    expect(events).toHaveLength(1);
  });

  test('with share-values, events have the amounts, and readers see who receives them', async () => {
    await show({ 'share-values': '' });
    await box('Monthly Contributions').fill('800');
    await calculate();
    await expect
      .element(
        page.getByText(/website that shows this calculator receives the numbers you enter and your results/),
      )
      .toBeVisible();
    await expect.element(page.getByText(/nothing you enter here is sent/)).not.toBeInTheDocument();
    const { retirementSavings, monthlyRetirementIncome } = calculateRetirement({
      ...defaultInputs,
      monthlySavings: 800,
    });
    expect(events.slice(-2)).toEqual([
      ['change', { input: 'monthly-savings', value: 800 }],
      [
        'calculate',
        {
          first: true,
          inputs: {
            'current-age': 35,
            'retirement-age': 65,
            'current-savings': 50_000,
            'monthly-savings': 800,
            'annual-income': 70_000,
            'expected-return': 7,
          },
          result: {
            savings: Math.round(inTodaysDollars(retirementSavings, 30)),
            monthlyIncome: Math.round(inTodaysDollars(monthlyRetirementIncome, 30)),
          },
        },
      ],
    ]);
  });

  test('with a tool, each change of the reader is a change and a new result, without amounts', async () => {
    importOnDemand.mockImplementation(() => import('../entries/four-percent.tsx'));
    await show({ tool: 'four-percent', 'share-values': '' });
    await expect.element(slider.first()).toBeVisible();
    expect(events).toEqual([]);
    await box('Withdrawal Rate (%)').fill('5');
    await userEvent.keyboard('{Tab}');
    await box('Years in Retirement').fill('25');
    await userEvent.keyboard('{Tab}');
    expect(events.filter(([name]) => name === 'change')).toContainEqual([
      'change',
      { input: 'withdrawal-rate' },
    ]);
    expect(events.slice(0, 2)).toEqual([
      ['change', { input: 'withdrawal-rate' }],
      ['calculate', { first: true }],
    ]);
    expect(events.slice(-2)).toEqual([
      ['change', { input: 'years' }],
      ['calculate', { first: false }],
    ]);
  });
});

describe('branding', () => {
  vi.stubGlobal('ORIGINS_WITHOUT_LINK', []);
  const details = page.getByRole('link', { name: 'Get a detailed retirement plan' });
  const siteLink = page.getByRole('link', { name: 'Calculator by Whenabouts' });

  test('attributes set the title, the text of the button, and the text and the URL of the link', async () => {
    await show({
      heading: 'When can <b>you</b> stop?',
      'button-text': 'Show me',
      'link-text': 'Talk to Ann',
      'link-url': 'https://blog.example/contact',
    });
    await expect
      .element(page.getByRole('heading', { name: 'When can <b>you</b> stop?', level: 2 }))
      .toBeVisible();
    await expect.element(page.getByText(/click Show me to see your retirement outlook/)).toBeVisible();
    await page.getByRole('button', { name: 'Show me' }).click();
    const link = page.getByRole('link', { name: 'Talk to Ann' });
    await expect.element(link).toHaveAttribute('href', 'https://blog.example/contact');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(siteLink).toHaveAttribute('href', 'https://example.org/');
  });

  test('the only link leads to the site if the page sets no link', async () => {
    await show();
    await calculate();
    await expect.element(details).toHaveAttribute('href', 'https://example.org/#contact');
    await expect.element(siteLink).not.toBeInTheDocument();
  });

  test('link-url="none" leaves a small link to the site, except on a page of a listed origin', async () => {
    const change = await show({ 'link-url': 'none' });
    await calculate();
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(siteLink).toBeVisible();
    vi.stubGlobal('ORIGINS_WITHOUT_LINK', [location.origin]);
    await change({ 'link-url': 'none', theme: 'dark' });
    await expect.element(siteLink).not.toBeInTheDocument();
    vi.stubGlobal('ORIGINS_WITHOUT_LINK', []);
  });

  test('the attribute accent sets the color of the sliders’ thumbs', async () => {
    const change = await show({});
    const thumb = () =>
      getComputedStyle(slider.first().element()).getPropertyValue('--whenabouts-view-color-thumb');
    expect(thumb()).toBe('#a94a06');
    await change({ accent: '#b3261e' });
    expect(thumb()).toBe('rgb(179 38 30)');
  });

  test('the attributes font, radius and density set the font, the corners and the gaps', async () => {
    const change = await show({ font: 'Courier New, monospace', radius: '3', density: 'dense' });
    const button = page.getByRole('button', { name: 'Calculate Retirement' });
    const form = page.getByRole('form', { name: 'Your Information' });
    await expect.element(button).toHaveStyle('border-radius: 3px');
    // The site's own font is that of the calculator inside.
    const wrapper = document.querySelector('[data-theme]') as HTMLElement;
    expect(getComputedStyle(wrapper).fontFamily).toBe('"Courier New", monospace');
    const gap = () => Number.parseFloat(getComputedStyle(form.element()).rowGap);
    const denseGap = gap();
    await change({});
    await expect.element(button).toHaveStyle('border-radius: 10px');
    expect(denseGap).toBeCloseTo(gap() * 0.6);
  });
});
