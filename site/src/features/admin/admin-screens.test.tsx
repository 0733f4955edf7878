import type { CampaignStatus, PostSummary } from '@whenabouts/server/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { errorResponse, type Handlers } from '../../../test/fake-api.ts';
import { button, expectFieldError, field } from '../../../test/page-actions.ts';
import { dialogTitled, editorApi } from '../../../test/post-editor.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { admin, partnerRecord, postSummary } from '../../../test/samples.ts';
import { embeddingSiteStatsKey } from '../../api/embedding-sites.ts';

const NOT_LOGGED_IN = errorResponse('unauthenticated', 'Please log in as an admin.');
const longTitle = 'W'.repeat(200);

const showAdmin = (path: string, api: Handlers = {}) =>
  renderPage(path, { session: 'admin', api: { ...editorApi, ...api } });

async function showDashboard(api: Handlers = {}): Promise<void> {
  const posts: PostSummary[] = [
    { ...postSummary, id: 9, title: longTitle, category: '', isDraft: true },
    { ...postSummary, id: 8, title: longTitle, publishedAt: '2099-06-15', category: 'Social Security' },
  ];
  await showAdmin('/admin/dashboard', { 'GET /api/blog-posts': posts, ...api });
  await expect.element(page.getByRole('rowheader').first()).toHaveTextContent(longTitle);
}

/** Opens the page that emails a post to subscribers. */
async function showCampaign(changes: Partial<CampaignStatus> = {}): Promise<void> {
  const email = {
    subject: longTitle,
    preheader: 'W'.repeat(300),
    html: '<p>Text</p>',
    text: 'W'.repeat(300),
  };
  await showAdmin('/admin/newsletter/7', {
    'GET /api/admin/newsletter/previews/{id}': { ...email, version: 3 },
    'GET /api/admin/newsletter/issues/{id}': {
      title: longTitle,
      subscribers: 1_234_567,
      emailsPerMinute: 60,
      ...changes,
    },
  });
  await expect.element(page.getByRole('tab', { name: 'Plain text' })).toBeVisible();
}

const partner = {
  ...partnerRecord,
  id: 'w'.repeat(40),
  name: 'W'.repeat(80),
  origin: `https://${'w'.repeat(60)}.example`,
  saves: [{ day: '2026-03-01', count: 12 }],
};

const showPartners = (api: Handlers = {}) =>
  showAdmin('/admin/partners', { 'GET /api/admin/partners': [partner], ...api });

testScreens({
  'a missing page of the admin area': async () => {
    await renderPage('/admin/nowhere', { api: { 'GET /api/admin/check-auth': NOT_LOGGED_IN } });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the choice of the first password': async () => {
    const newPassword = 'Please choose a new password.';
    await renderPage('/admin/login', {
      api: {
        'GET /api/admin/check-auth': NOT_LOGGED_IN,
        'GET /api/admin/login-options': { singleSignOn: true, password: true },
        'POST /api/admin/login': errorResponse('invalid', 'Please check.', { newPassword }),
      },
    });
    await field('Username').fill(admin.email);
    await field('Password').fill('seven lanterns');
    await button('Log In').click();
    await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  },
  'a dashboard with a draft, a scheduled post and no postal address': async () => {
    await showDashboard({ 'GET /api/admin/newsletter/settings': { postalAddress: '' } });
    await expect.element(page.getByText('Scheduled', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Enter the postal address' })).toBeVisible();
  },
  'the deletion of a post': async () => {
    await showDashboard();
    await button(`Delete ${longTitle}`).first().click();
    await expect.element(dialogTitled('Delete Blog Post')).toBeVisible();
  },
  'the email of a scheduled post as plain text': async () => {
    await showCampaign({ obstacle: 'notPublished' });
    await expect.element(page.getByText(/Only published posts can be sent\./)).toBeVisible();
    await page.getByRole('tab', { name: 'Plain text' }).click();
  },
  'an email whose sending was stopped, with large numbers': async () => {
    const counts = { total: 1_234_567, sent: 1_000_000, waiting: 234_000, failed: 345, skipped: 222 };
    const startedAt = '2026-11-22T08:00:00.000Z';
    await showCampaign({ progress: { ...counts, state: 'stopped', startedAt, retrying: 1234 } });
    await expect.element(page.getByText('Stopped: 1,000,000 of 1,234,567 sent')).toBeVisible();
  },
  'an email without a subject': async () => {
    await showCampaign();
    await field('Subject').fill('');
    await expectFieldError('Subject', 'Please enter a subject.');
  },
  'an invalid postal address of the newsletter': async () => {
    await showAdmin('/admin/newsletter');
    await field('Name and postal address').fill('here');
    await button('Save Address').click();
    await expect.element(page.getByText(/^Please enter a name and a postal address/)).toBeVisible();
  },
  'the team, and a person who is added': async () => {
    const email = `${'w'.repeat(60)}@${'w'.repeat(60)}.example.com`;
    const writer = { id: 2, email, role: 'author', singleSignOn: true, isYou: false } as const;
    await showAdmin('/admin/team', {
      'GET /api/admin/team': [{ id: 1, email: admin.email, role: 'owner', isYou: true }, writer],
    });
    await expect.element(page.getByRole('heading', { name: '2 people' })).toBeVisible();
    await button('Add Person').click();
    await button('Add').click();
    await expectFieldError('Email', 'Please enter a valid email address');
  },
  'a page that the role does not include': async () => {
    await showAdmin('/admin/team', { 'GET /api/admin/check-auth': { ...admin, role: 'author' } });
    await expect.element(page.getByText(/^Only an owner/)).toBeVisible();
  },
  'a new partner with errors': async () => {
    await showPartners();
    await button('Add Partner').click();
    await button('Save').click();
    await expectFieldError('Name', 'Name is required.');
  },
  'partners with their saves by day': async () => {
    await showPartners();
    await page.getByText('Show by day').click();
  },
  'a partner’s private link': async () => {
    const url = `https://whenabouts.example/partner-stats/${'w'.repeat(43)}`;
    await showPartners({ 'POST /api/admin/partner-links/{partner}': { url } });
    await page.getByRole('button', { name: /^Create Private Link/ }).click();
    await expect.element(page.getByRole('textbox', { name: 'Private link' })).toBeVisible();
  },
  'a revoked private link': async () => {
    await renderPage('/partner-stats/revoked', { fallback: { [embeddingSiteStatsKey('revoked')]: null } });
    await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  },
});
