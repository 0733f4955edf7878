import { PRODUCT_NAME } from '@whenabouts/core';
import { type Author, categoryPicture, type Post } from '@whenabouts/server/contract';
import { postKeys } from '../api/posts.ts';
import { explainersPaths } from '../features/explainers/explainer-names.ts';
import { FACTS_CHECKED } from '../features/facts/facts-checked.ts';
import { type GuideSummary, guides } from '../features/guides/guides.ts';
import { type GuideSlug, paths } from '../paths.ts';
import { scriptJson } from '../script-json.ts';
import type { PageData } from './page-data.ts';
import { publicPages } from './sitemap/public-pages.ts';

/**
 * Returns a page's schema.org data for search engines as a JSON block; empty if the page has none.
 *
 * @param pattern Path of the page's route, such as "/blog/:slug".
 * @param slug The slug in the URL; only used for posts.
 */
export function structuredDataTag(pattern: string, slug: string, data: PageData): string {
  const graph = describePage(pattern, slug, data);
  if (!graph) return '';
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json}</script>`;
}

function describePage(pattern: string, slug: string, data: PageData): object[] | undefined {
  if (pattern === paths.home || pattern === paths.calculatorPage) return describeSite(data.origin);
  const post = pattern === paths.post(':slug') ? data.fallback[postKeys.post(slug)] : undefined;
  if (post) return describePost(post as Post, data.origin);
  const guide = guides.find((guide) => pattern === paths.guide(guide.slug));
  if (guide) return describeGuide(guide, data.origin);
  const trail = trails[pattern];
  if (!trail) return undefined;
  const crumbs = breadcrumbs(data.origin, ...trail);
  return pattern === paths.facts ? [describeFacts(data.origin), crumbs] : [crumbs];
}

const GUIDES = { name: 'Guides', path: paths.guides };

/** Breadcrumbs below the home page, by the page's path. */
const trails: Readonly<Record<string, readonly Breadcrumb[]>> = {
  [paths.outlook]: [{ name: 'Outlook', path: paths.outlook }],
  [paths.blog]: [{ name: 'Blog', path: paths.blog }],
  [paths.embed]: [crumbOf(paths.embed)],
  ...Object.fromEntries(explainersPaths.map((path) => [path, [GUIDES, crumbOf(paths.explainers)]])),
  [paths.facts]: [GUIDES, crumbOf(paths.facts)],
  [paths.guides]: [GUIDES],
  [paths.howWeCalculate]: [GUIDES, crumbOf(paths.howWeCalculate)],
};

/** Returns the breadcrumb of a public page, with its title in the sitemap. */
function crumbOf(path: string): Breadcrumb {
  const page = publicPages.find((page) => page.path === path);
  if (!page) throw new Error(`${path} is not a public page`);
  return { name: page.title, path };
}

function describeSite(origin: string): object[] {
  const organization = publisher(origin);
  return [
    {
      '@type': 'WebSite',
      name: PRODUCT_NAME,
      url: `${origin}/`,
      inLanguage: 'en',
      publisher: { '@id': organization['@id'] },
    },
    organization,
    {
      '@type': 'WebApplication',
      name: `${PRODUCT_NAME} retirement calculator`,
      url: origin + paths.calculator,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
  ];
}

function describePost(post: Post, origin: string): object[] {
  const path = paths.post(post.slug);
  return [
    {
      '@type': 'Article',
      headline: post.title,
      description: post.metaDescription ?? post.excerpt,
      image: post.coverImage,
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      author: describeAuthor(post.author),
      publisher: publisher(origin),
      articleSection: post.category,
      ...(post.tags && { keywords: post.tags.join(', ') }),
      mainEntityOfPage: origin + path,
      url: origin + path,
    },
    breadcrumbs(origin, { name: 'Blog', path: paths.blog }, { name: post.title, path }),
  ];
}

/**
 * Describes an author, of whom posts store only a name and a title. A name that begins with the product's name is our
 * team, like the one that new posts have; all other authors are persons.
 */
function describeAuthor({ name, title }: Author): object {
  return name.startsWith(PRODUCT_NAME)
    ? { '@type': 'Organization', name }
    : { '@type': 'Person', name, jobTitle: title };
}

function describeFacts(origin: string): object {
  return {
    '@type': 'Dataset',
    name: crumbOf(paths.facts).name,
    description:
      'Contribution limits, Social Security, Medicare and tax figures, each with its year, its source and the day of the last check.',
    url: origin + paths.facts,
    dateModified: FACTS_CHECKED,
    isAccessibleForFree: true,
    creator: publisher(origin),
  };
}

/** The blog's category of each guide. Its cover is the guide's image for search engines. */
const guideCategories: Readonly<Record<GuideSlug, Post['category']>> = {
  'retirement-planning': 'Planning',
  'investment-strategies': 'Investing',
  'social-security': 'Social Security',
  'tax-planning': 'Taxes',
  healthcare: 'Health',
};

function describeGuide(guide: GuideSummary, origin: string): object[] {
  const path = paths.guide(guide.slug);
  return [
    {
      '@type': 'Article',
      headline: guide.title,
      description: guide.summary,
      image: origin + categoryPicture(guideCategories[guide.slug]),
      datePublished: guide.published,
      dateModified: guide.updated,
      author: publisher(origin),
      publisher: publisher(origin),
      articleSection: 'Guides',
      mainEntityOfPage: origin + path,
      url: origin + path,
    },
    breadcrumbs(origin, GUIDES, { name: guide.title, path }),
  ];
}

const publisher = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: PRODUCT_NAME,
  url: origin,
  logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
});

interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** Returns the breadcrumbs from the home page to the page. */
function breadcrumbs(origin: string, ...trail: readonly Breadcrumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
