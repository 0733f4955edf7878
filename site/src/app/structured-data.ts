import { PRODUCT_NAME } from '@whenabouts/core';
import type { Post } from '@whenabouts/server/contract';
import { postKeys } from '../api/posts.ts';
import type { GuideSummary } from '../features/guides/guide.ts';
import { guideSummary } from '../features/guides/guides.ts';
import { type GuideSlug, paths } from '../paths.ts';
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
  const post = module === 'src/features/blog/post-page.tsx' ? data.fallback[postKeys.one(slug)] : undefined;
  if (post) return describePost(post as Post, data.origin);
  if (module !== 'src/features/guides/guide-route.tsx') return undefined;
  return describeGuide(guideSummary(slug as GuideSlug), data.origin);
}

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
      author: { '@type': 'Person', name: post.author.name, jobTitle: post.author.title },
      publisher: publisher(origin),
      articleSection: post.category,
      ...(post.tags && { keywords: post.tags.join(', ') }),
      mainEntityOfPage: origin + path,
      url: origin + path,
    },
    breadcrumbs(origin, { name: 'Blog', path: paths.blog }, { name: post.title, path }),
  ];
}

function describeGuide(guide: GuideSummary, origin: string): object[] {
  const path = paths.guide(guide.slug);
  return [
    {
      '@type': 'Article',
      headline: guide.title,
      description: guide.summary,
      image: `${origin}/share.png`,
      datePublished: guide.updated,
      dateModified: guide.updated,
      author: publisher(origin),
      publisher: publisher(origin),
      articleSection: 'Guides',
      mainEntityOfPage: origin + path,
      url: origin + path,
    },
    breadcrumbs(origin, { name: 'Guides', path: paths.guides }, { name: guide.title, path }),
  ];
}

const publisher = (origin: string) => ({ '@type': 'Organization', name: PRODUCT_NAME, url: origin });

/** Returns the breadcrumbs from the home page to the page. */
function breadcrumbs(origin: string, ...places: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...places].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
