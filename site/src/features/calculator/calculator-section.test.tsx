import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderCalculator } from '../../../test/calculator-page.tsx';
import { noResponse } from '../../../test/fake-api.ts';
import { amountBox } from '../../../test/number-fields.ts';
import { goal } from '../../../test/outlook-page.ts';
import { button, emulateMedia, expectText, expectToast } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../../test/samples.ts';

test('without clipboard access, the link to a result is shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await renderCalculator();
  await button('Calculate Retirement').click();
  await button('Copy link').click();
  await expect
    .element(page.getByRole('textbox', { name: 'Link to this result' }))
    .toHaveValue(`${location.origin}/#plan=35.65.50000.500.70000.7`);
});

test.each([
  ['/#plan=65.35.50000.500.70000.7', 'calculator', '/'],
  ['/outlook#plan=35.65.50000.x.70000.7', 'page', '/outlook'],
])('the invalid link %s shows an error, and the %s starts with its example', async (link, name, after) => {
  await renderPage(link);
  await expectToast('This link doesn’t work', `so the ${name} starts with an example.`);
  expect(location.pathname + location.hash).toBe(after);
  await expect.element(amountBox('Current Age')).toHaveValue('35');
});

test.each(['/', '/outlook'])(
  '%s says on the screen that its numbers came with a link, until one is changed',
  async (path) => {
    await renderPage(`${path}#plan=40.66.100000.750.80000.6`);
    const note = page.getByText('These numbers came with the link that you opened.', { exact: false });
    await expect.element(note).toBeVisible();
    await emulateMedia('print');
    await expect.element(note).not.toBeVisible();
    await emulateMedia('');
    await expect.element(amountBox('Current Age')).toHaveValue('40');
    await amountBox('Monthly Contributions').fill('800');
    await expect.element(note).not.toBeInTheDocument();
  },
);

test('in print, a saved plan is named until one of its numbers is changed', async () => {
  const api = { 'GET /api/retirement-plans/{id}': samplePlan() };
  await renderCalculator({ path: '/?plan=1#calculator', member: sampleMember, api });
  const sheet = page.getByRole('main');
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('500');
  await emulateMedia('print');
  await expect.element(sheet.getByText(`${location.origin}/view-plan/1`)).toBeVisible();
  await emulateMedia('');
  await amountBox('Monthly Contributions').fill('900');
  await emulateMedia('print');
  await expect.element(sheet.getByText(`${location.origin}/#plan=35.65.50000.900.70000.7`)).toBeVisible();
  await expect.element(sheet.getByText('By the sea')).not.toBeVisible();
  await emulateMedia('');
});

test('the calculator names the inputs that the outlook of a plan has beyond its own ranges', async () => {
  const plan = samplePlan({
    currentSavings: 1_000_000,
    assumptions: { outlookInputs: { currentSavings: 1_500_000 } },
  });
  const api = { 'GET /api/retirement-plans/{id}': plan };
  await renderPage('/?plan=1#calculator', { member: sampleMember, api });
  await expect.element(amountBox('Current Retirement Savings')).toHaveValue('1,000,000');
  const form = page.getByRole('form', { name: 'Your Information' });
  const note = form.getByText('Your outlook uses $1,500,000.');
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText(/^Your money lasts to/)).not.toBeInTheDocument();
  await amountBox('Current Retirement Savings').fill('400000');
  await expect.element(note).not.toBeInTheDocument();
});

test('the sentence at the top and the result have the same answer for a plan with changed assumptions', async () => {
  const plan = samplePlan({ assumptions: { monthlySpending: 3_000, contributionsRise: false } });
  const api = { 'GET /api/retirement-plans/{id}': plan };
  await renderPage('/?plan=1#calculator', { member: sampleMember, api });
  const hero = page.getByRole('region', { name: 'Whenabouts. When can you stop working?' });
  await expectText(hero, 'on $3,000 a month');
  await button('Calculate Retirement').click();
  const result = page.getByText(/^You could stop at \d+\.$/);
  await expect.element(result).toBeVisible();
  const age = /\d+/.exec(result.element().textContent ?? '')?.[0];
  expect(age).not.toBe('69');
  await expectText(hero, `you could stop at ${age}.`);
  await expect.element(hero.getByText('contributions rise')).not.toBeInTheDocument();
  await expect
    .element(hero.getByRole('link', { name: 'What would change it' }))
    .toHaveAttribute('href', '/outlook?plan=1#levers');
});

test('resetting to defaults takes one click and keeps the focus, before and after Calculate', async () => {
  await renderCalculator();
  const reset = button('Reset to defaults');
  await amountBox('Monthly Contributions').fill('725');
  await reset.click();
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('500');
  await expect.element(page.getByText('Ready to see your future?')).toBeVisible();
  await amountBox('Monthly Contributions').fill('725');
  await button('Calculate Retirement').click();
  // Ages that do not fit hide the results, but not the way back.
  await amountBox('Target Retirement Age').fill('40');
  await amountBox('Current Age').fill('60');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('These ages don’t work together yet')).toBeVisible();
  await reset.click();
  await expect.element(page.getByText(/\$1,015,810 in future/).first()).toBeVisible();
  await expect.element(reset).toHaveFocus();
});

test('numbers are the same after a visit to other pages, until they are reset', async () => {
  await renderPage('/');
  const views = page.getByRole('navigation', { name: 'Views of your numbers' });
  await amountBox('Monthly Contributions').fill('725');
  await views.getByRole('link', { name: 'Outlook' }).click();
  await expect.element(page.getByRole('heading', { name: 'When can you stop?' })).toBeVisible();
  await amountBox('Current Retirement Savings').fill('60000');
  await views.getByRole('link', { name: 'Calculator' }).click();
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('725');
  await expect.element(amountBox('Current Retirement Savings')).toHaveValue('60,000');
  await expect.element(page.getByText('Ready to see your future?')).toBeVisible();

  await button('Reset to defaults').click();
  await visitLogin();
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('500');
  await amountBox('Monthly Contributions').fill('725');
  await button('Calculate Retirement').click();
  await visitLogin();
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('725');
  await expect
    .element(page.getByRole('region', { name: 'Your Retirement Outlook' }))
    .toMatchTextContent('$725');
});

/** Opens the login and returns to the calculator, both by links. */
async function visitLogin(): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Whenabouts, home' }).click();
}

test('an amount may end in k, and text that is not a number restores the amount before it', async () => {
  await renderCalculator();
  const savings = amountBox('Current Retirement Savings');
  await savings.click();
  await userEvent.keyboard('130k{Tab}');
  await expect.element(savings).toHaveValue('130,000');
  await savings.click();
  await userEvent.keyboard('240 thousand{Tab}');
  await expect.element(savings).toHaveValue('130,000');
  await expect.element(page.getByText('Please enter a number, such as 130,000.')).toBeVisible();
});

test('the outlook keeps savings above the calculator’s range during a visit to the calculator', async () => {
  await renderPage('/outlook');
  const views = page.getByRole('navigation', { name: 'Views of your numbers' });
  await amountBox('Current Retirement Savings').fill('2,000,000');
  await views.getByRole('link', { name: 'Calculator' }).click();
  await expect.element(amountBox('Current Retirement Savings')).toHaveValue('1,000,000');
  await amountBox('Monthly Contributions').fill('725');
  await views.getByRole('link', { name: 'Outlook' }).click();
  await expect.element(page.getByRole('heading', { name: 'When can you stop?' })).toBeVisible();
  await expect.element(amountBox('Current Retirement Savings')).toHaveValue('2,000,000');
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('725');
});

test('changes of an open plan and its assumptions are kept between the calculator and the outlook', async () => {
  const api = {
    'GET /api/retirement-plans/{id}': samplePlan({ currentSavings: 70_000, assumptions: { planAge: 100 } }),
  };
  const views = page.getByRole('navigation', { name: 'Views of your numbers' });
  await renderPage('/outlook?plan=1', { member: sampleMember, api });
  await expectText(goal, 'lasts to 100 ');
  await amountBox('Current Retirement Savings').fill('60000');
  await views.getByRole('link', { name: 'Calculator' }).click();
  await expect.element(button('Calculate Retirement')).toBeVisible();
  await expect.element(amountBox('Current Retirement Savings')).toHaveValue('60,000');

  await renderPage('/?plan=1#calculator', { member: sampleMember, api });
  await expect.element(amountBox('Current Retirement Savings')).toHaveValue('70,000');
  await amountBox('Monthly Contributions').fill('900');
  await views.getByRole('link', { name: 'Outlook' }).click();
  await expectText(goal, 'lasts to 100 ');
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('900');
});

test('without a server, the calculator still calculates', async () => {
  const api = { 'GET /api/auth/me': noResponse, 'GET /api/blog-posts': noResponse };
  await renderPage('/', { member: sampleMember, api });
  await amountBox('Monthly Contributions').fill('750');
  await button('Calculate Retirement').click();
  await expect.element(page.getByText(/\$1,320,803 in future/).first()).toBeVisible();
});

test('stored inputs that are invalid are not restored', async () => {
  sessionStorage.setItem('calculatorValues', '{"currentAge":-5}');
  await renderCalculator({ member: sampleMember });
  await expect.element(amountBox('Current Age')).toHaveValue('35');
});
