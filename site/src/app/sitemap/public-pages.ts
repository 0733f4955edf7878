import { explainerIds, explainerNames, explainerPath } from '../../features/explainers/explainer-names.ts';
import { guides } from '../../features/guides/guides.ts';
import { paths } from '../../paths.ts';

export const pageGroups = ['Start', 'Blog', 'Guides', 'Account', 'About the site'] as const;

export interface PublicPage {
  /** May end in the hash of a section. */
  path: string;
  title: string;
  group: (typeof pageGroups)[number];
}

/** All public pages except blog posts. Titles are also used in breadcrumbs. A test compares the list with the routes. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, title: 'Retirement calculator', group: 'Start' },
  { path: paths.outlook, title: 'Outlook: when can you stop?', group: 'Start' },
  { path: paths.howItWorks, title: 'How it works', group: 'Start' },
  { path: paths.embed, title: 'Embed the calculator', group: 'Start' },
  { path: paths.embedPrivacy, title: 'Privacy and security of the embed', group: 'Start' },
  { path: paths.embedAccessibility, title: 'Accessibility report of the embed', group: 'Start' },
  { path: paths.api, title: 'API for developers', group: 'Start' },
  { path: paths.blog, title: 'All articles', group: 'Blog' },
  { path: paths.atomFeed, title: 'New articles as an Atom feed', group: 'Blog' },
  { path: paths.rssFeed, title: 'New articles as an RSS feed', group: 'Blog' },
  { path: paths.guides, title: 'All guides', group: 'Guides' },
  ...guides.map(({ slug, title }) => ({ path: paths.guide(slug), title, group: 'Guides' as const })),
  { path: paths.explainers, title: 'Retirement Explainers', group: 'Guides' },
  ...explainerIds.map((id) => ({
    path: explainerPath(id),
    title: `Explainer: ${explainerNames[id].label}`,
    group: 'Guides' as const,
  })),
  { path: paths.howWeCalculate, title: 'How we calculate', group: 'Guides' },
  { path: paths.facts, title: 'Figures of US law by year', group: 'Guides' },
  { path: paths.login, title: 'Log in', group: 'Account' },
  { path: paths.register, title: 'Create an account', group: 'Account' },
  { path: paths.forgotPassword, title: 'Forgot password', group: 'Account' },
  { path: paths.about, title: 'About', group: 'About the site' },
  { path: paths.contact, title: 'Contact', group: 'About the site' },
  { path: paths.newsletter, title: 'Newsletter', group: 'About the site' },
  { path: paths.privacy, title: 'Privacy Policy', group: 'About the site' },
  { path: paths.terms, title: 'Terms of Service', group: 'About the site' },
  { path: paths.cookies, title: 'Cookie Policy', group: 'About the site' },
  { path: paths.disclaimer, title: 'Disclaimer', group: 'About the site' },
  { path: paths.sitemap, title: 'Sitemap', group: 'About the site' },
];
