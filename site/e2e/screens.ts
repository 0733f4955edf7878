import { expect, type Page } from '@playwright/test';
import { guides } from '../src/features/guides/guides.ts';
import { accountScreens } from './account-screens.ts';
import { adminScreens } from './admin-screens.ts';
import { calculateButton, outlook } from './calculator.ts';
import { explainerScreens } from './explainers.ts';
import { fillInImage, imageCard, openImages } from './images.ts';
import { longestNumbersHash } from './members.ts';
import { open, openNumbers } from './page-actions.ts';
import { savePath } from './partner-site.ts';
import { planScreens } from './plan-screens.ts';
import { addImage, sampleImage } from './sample-images.ts';
import type { Screen } from './screen.ts';

/**
 * A screen for each page of the site, which the checks of layout and accessibility and `screenshots.ts` open. Component
 * tests check dialogs, errors and other states: see `site/test/accessible-screen.ts`.
 */
export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  'the calculator, the outlook and the embed': [
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
    {
      name: 'outlook',
      show: async (page) => {
        await open(page, '/outlook');
        await openNumbers(page);
        await page.getByText('Show as a table').first().click();
      },
    },
    ...explainerScreens,
    {
      name: 'embed',
      onlyInAllPages: true,
      show: async (page) => {
        await open(page, '/embed?kind=frame&theme=auto&current-age=17');
        await expect(page.getByText('Current Age must be a whole number from 18 to 75.')).toBeVisible();
        const preview = page.frameLocator('iframe');
        await expect(preview.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
      },
    },
    {
      name: 'saving, logged out',
      onlyInAllPages: true,
      error: /404.*\/api\/partners\/nobody/,
      show: async (page) => {
        await openSaveOfUnknownPartner(page);
        await expect(page.getByText('We don’t recognize the site this came from.')).toBeVisible();
        await page.getByRole('button', { name: 'Create an account' }).click();
        await page.getByRole('button', { name: 'Create Account', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      },
    },
  ],
  'the blog, the guides and the other texts': [
    { name: 'blog', onlyInAllPages: true, show: (page) => open(page, '/blog') },
    { name: 'post', show: (page) => open(page, '/blog/4-percent-rule') },
    { name: 'guides', onlyInAllPages: true, show: (page) => open(page, '/guides') },
    ...guides.map(({ slug }, index) => ({
      name: `guide to ${slug}`,
      onlyInAllPages: index > 0,
      show: async (page: Page) => {
        await open(page, `/guides/${slug}`);
        for (const summary of await page.getByText('Show as a table').all()) await summary.click();
      },
    })),
    {
      name: 'privacy of the embed',
      onlyInAllPages: true,
      show: (page) => open(page, '/embed/privacy'),
    },
    {
      name: 'accessibility of the embed',
      onlyInAllPages: true,
      show: (page) => open(page, '/embed/accessibility'),
    },
    { name: 'privacy policy', onlyInAllPages: true, show: (page) => open(page, '/privacy-policy') },
    { name: 'terms of service', onlyInAllPages: true, show: (page) => open(page, '/terms-of-service') },
    { name: 'cookie policy', onlyInAllPages: true, show: (page) => open(page, '/cookie-policy') },
    { name: 'how we calculate', onlyInAllPages: true, show: (page) => open(page, '/how-we-calculate') },
    { name: 'facts', onlyInAllPages: true, show: (page) => open(page, '/facts') },
    { name: 'disclaimer', onlyInAllPages: true, show: (page) => open(page, '/disclaimer') },
    { name: 'sitemap', onlyInAllPages: true, show: (page) => open(page, '/sitemap-page') },
    {
      name: 'api reference',
      onlyInAllPages: true,
      show: async (page) => {
        await page.goto('/docs/api#/Plans/createPlan');
        await expect(page.getByText('Idempotency-Key', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'not found',
      onlyInAllPages: true,
      error: /404.*\/nowhere/,
      show: (page) => open(page, '/nowhere'),
    },
  ],
  'the pages of members': [
    { name: 'login', onlyInAllPages: true, show: (page) => open(page, '/login') },
    {
      name: 'register with errors',
      onlyInAllPages: true,
      show: async (page) => {
        await open(page, '/register');
        await page.getByRole('button', { name: 'Create Account' }).click();
        await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      },
    },
    ...accountScreens,
    ...planScreens,
    {
      name: 'images',
      onlyInAllPages: true,
      member: 'confirmed',
      show: async (page) => {
        const name = `${'W'.repeat(190)}.png`;
        await addImage(page.request, sampleImage('sea.png', 30, 400), { description: 'W'.repeat(500) });
        await addImage(page.request, sampleImage(name, 1300, 20), { altText: 'W'.repeat(300) });
        await openImages(page);
        await fillInImage(page, sampleImage(name));
        await expect(imageCard(page, name).first()).toBeVisible();
      },
    },
  ],
  'the admin pages': adminScreens,
};

async function openSaveOfUnknownPartner(page: Page): Promise<void> {
  // From another URL of the same page, the link would change the fragment only.
  await page.goto('about:blank');
  await open(page, savePath({}, 'nobody'));
}
