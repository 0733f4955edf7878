import { expect, type Page } from '@playwright/test';
import { accountScreens } from './account-screens.ts';
import { adminScreens } from './admin-screens.ts';
import { calculateButton, outlook } from './calculator.ts';
import { explainerScreens } from './explainers.ts';
import { imageScreens } from './image-screens.ts';
import { longestNumbersHash } from './members.ts';
import { outlookScreens } from './outlook-screens.ts';
import { open } from './page-actions.ts';
import { savePath } from './partner-site.ts';
import { planScreens } from './plan-screens.ts';
import type { Screen } from './screen.ts';
import { visitorScreens } from './visitor-screens.ts';

/** All screens that the checks of layout and accessibility, and `screenshots.ts`, open. */
export const screens: readonly Screen[] = [
  { name: 'calculator', show: (page) => open(page, '/calculator') },
  {
    name: 'results',
    longNumbers: true,
    show: async (page) => {
      await open(page, `/${longestNumbersHash}`);
      await calculateButton(page).click();
      await page.getByRole('main').getByText('How we calculate').click();
      await outlook(page).getByText('Show as a table').click();
      await expect(outlook(page).getByText('$4,471,232,132').first()).toBeVisible();
      await expect(outlook(page).getByText(/[0-9]{4,}%/), 'percentages without separators').toHaveCount(0);
    },
  },
  { name: 'login', show: (page) => open(page, '/login') },
  {
    name: 'register with errors',
    show: async (page) => {
      await open(page, '/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    },
  },
  { name: 'blog', show: (page) => open(page, '/blog') },
  { name: 'blog with nothing found', show: (page) => open(page, '/blog?q=nothing-like-it&year=2025') },
  { name: 'post', show: (page) => open(page, '/blog/4-percent-rule') },
  { name: 'no such post', error: /404.*never-written/, show: (page) => open(page, '/blog/never-written') },
  {
    name: 'embed',
    show: async (page) => {
      await open(page, '/embed?kind=frame&theme=auto&current-age=17');
      await expect(page.getByText('Current Age must be a whole number from 18 to 75.')).toBeVisible();
      const preview = page.frameLocator('iframe');
      await expect(preview.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
    },
  },
  { name: 'privacy of the embed', show: (page) => open(page, '/embed/privacy') },
  { name: 'accessibility of the embed', show: (page) => open(page, '/embed/accessibility') },
  {
    name: 'api reference',
    show: async (page) => {
      await page.goto('/docs/api#/Plans/createPlan');
      await expect(page.getByText('Idempotency-Key', { exact: true })).toBeVisible();
    },
  },
  { name: 'privacy policy', show: (page) => open(page, '/privacy-policy') },
  { name: 'terms of service', show: (page) => open(page, '/terms-of-service') },
  { name: 'cookie policy', show: (page) => open(page, '/cookie-policy') },
  { name: 'how we calculate', show: (page) => open(page, '/how-we-calculate') },
  { name: 'facts', show: (page) => open(page, '/facts') },
  { name: 'disclaimer', show: (page) => open(page, '/disclaimer') },
  { name: 'sitemap', show: (page) => open(page, '/sitemap-page') },
  { name: 'not found', error: /404.*\/nowhere/, show: (page) => open(page, '/nowhere') },
  {
    name: 'saving, logged out',
    error: /404.*\/api\/partners\/nobody/,
    show: async (page) => {
      await openSaveOfUnknownPartner(page);
      await expect(page.getByText('We don’t recognize the site this came from.')).toBeVisible();
      await page.getByRole('button', { name: 'Create an account' }).click();
      await page.getByRole('button', { name: 'Create Account', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: 'saving',
    member: true,
    error: /404.*\/api\/partners\/nobody/,
    show: async (page) => {
      await openSaveOfUnknownPartner(page);
      await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Plan Name' })).toBeFocused();
    },
  },
  { name: 'saving a broken link', show: (page) => open(page, '/save#1.35') },
  { name: 'opening a code', show: (page) => open(page, '/s/ABCD') },
  { name: 'confirming the newsletter', show: (page) => open(page, '/newsletter/confirm?code=unknown') },
  ...planScreens,
  ...visitorScreens,
  ...accountScreens,
  ...adminScreens,
  ...explainerScreens,
  ...outlookScreens,
  ...imageScreens,
];

async function openSaveOfUnknownPartner(page: Page): Promise<void> {
  // From another URL of the same page, the link would change the fragment only.
  await page.goto('about:blank');
  await open(page, savePath({}, 'nobody'));
}

/** Expects that the page is not wider than the window. Names the elements that reach out of it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, reaching } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth - innerWidth,
    reaching: [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100)),
  }));
  expect(width, `reach out of the page: ${reaching.slice(0, 5).join('\n')}`).toBeLessThanOrEqual(0);
}
