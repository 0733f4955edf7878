import { PRODUCT_NAME } from '@whenabouts/core';
import type { Author, Post } from '@whenabouts/server/contract';
import { postKeys } from '../api/posts.ts';
import { FACTS_CHECKED } from '../features/facts/facts-checked.ts';
import type { GuideSummary } from '../features/guides/guide.ts';
import { guides } from '../features/guides/guides.ts';
import { paths } from '../paths.ts';
import type { PageData } from './page-data.ts';

/** Returns a page's schema.org data for search engines as a JSON block; empty if the page has none. `<` is escaped. */
export function structuredDataTag(module: string | undefined, slug: string, data: PageData): string {
  const described = describe(module, slug, data);
  if (!described) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': described });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function describe(module: string | undefined, slug: string, data: PageData): object[] | undefined {
  if (module === 'src/app/landing/landing-page.tsx') return describeSite(data.origin);
  const post = module === 'src/features/blog/post-page.tsx' ? data.fallback[postKeys.post(slug)] : undefined;
  if (post) return describePost(post as Post, data.origin);
  const guide = guides.find((guide) => module === `src/features/guides/${guide.slug}-page.tsx`);
  if (guide) return describeGuide(guide, data.origin);
  const trail = breadcrumbsByModule[module ?? ''];
  if (!trail) return undefined;
  const described = breadcrumbs(data.origin, ...trail);
  return module === 'src/features/facts/facts-page.tsx'
    ? [describeFacts(data.origin), described]
    : [described];
}

const GUIDES = { name: 'Guides', path: paths.guides };

/** Breadcrumbs below the home page, by the page's module. */
const breadcrumbsByModule: Readonly<Record<string, readonly Breadcrumb[]>> = {
  'src/app/outlook/outlook-page.tsx': [{ name: 'Outlook', path: paths.outlook }],
  'src/features/blog/blog-page.tsx': [{ name: 'Blog', path: paths.blog }],
  'src/features/embed/embed-page.tsx': [{ name: 'Embed the calculator', path: paths.embed }],
  'src/features/explainers/explainers-page.tsx': [
    GUIDES,
    { name: 'Retirement Explainers', path: paths.explainers },
  ],
  'src/features/facts/facts-page.tsx': [GUIDES, { name: 'Figures of US law by year', path: paths.facts }],
  'src/features/guides/guides-page.tsx': [GUIDES],
  'src/features/method/method-page.tsx': [GUIDES, { name: 'How we calculate', path: paths.howWeCalculate }],
};

function describeSite(origin: string): object[] {
  return [
    {
      '@type': 'WebSite',
      name: PRODUCT_NAME,
      url: `${origin}/`,
      inLanguage: 'en',
      publisher: publisher(origin),
    },
    publisher(origin),
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

/** Describes an author. A name that begins with the product's name is our team; all other authors are persons. */
function describeAuthor({ name, title }: Author): object {
  return name.startsWith(PRODUCT_NAME)
    ? { '@type': 'Organization', name }
    : { '@type': 'Person', name, jobTitle: title };
}

function describeFacts(origin: string): object {
  return {
    '@type': 'Dataset',
    name: 'Figures of US law by year',
    description:
      'Contribution limits, Social Security, Medicare and tax figures, each with its year, its source and the day of the last check.',
    url: origin + paths.facts,
    dateModified: FACTS_CHECKED,
    isAccessibleForFree: true,
    creator: publisher(origin),
  };
}

function describeGuide(guide: GuideSummary, origin: string): object[] {
  const path = paths.guide(guide.slug);
  return [
    {
      '@type': 'Article',
      headline: guide.title,
      description: guide.summary,
      image: `${origin}/share.png`,
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
