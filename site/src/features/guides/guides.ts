import type { GuideSlug } from '../../paths.ts';

/** Data about a guide for cards, links and search results. */
export interface GuideSummary {
  slug: GuideSlug;
  /** At most 45 characters, so that the product's name fits into the page's title. */
  title: string;
  /** Text of cards and search results: 50 to 160 characters. */
  summary: string;
  /** Reading time. */
  minutes: number;
  /** Date of publication, as YYYY-MM-DD. */
  published: string;
  /** Date of the last check of its numbers, as YYYY-MM-DD. */
  updated: string;
}

/** All guides, in the order of the index. Their texts, in `site/content/guides`, are loaded separately. */
export const guides: readonly GuideSummary[] = [
  {
    slug: 'retirement-planning',
    title: 'Retirement Planning at 30, 45 and 60',
    summary:
      'How much to save, where to put it first, and how to turn it into an income: what matters at 30, at 45 and at 60, with this year’s limits.',
    minutes: 8,
    published: '2026-11-21',
    updated: '2026-11-28',
  },
  {
    slug: 'investment-strategies',
    title: 'Investment Strategies for Retirement',
    summary:
      'Stocks, bonds, fees and patience: how to spread the risk, what one percent costs over 30 years, and what to check before you buy.',
    minutes: 7,
    published: '2026-11-21',
    updated: '2026-11-28',
  },
  {
    slug: 'social-security',
    title: 'Social Security: When to Claim',
    summary:
      'How your benefit is calculated, what claiming at 62, 67 or 70 changes, and what spouses, widows and people who still work should know.',
    minutes: 8,
    published: '2026-11-21',
    updated: '2026-11-28',
  },
  {
    slug: 'tax-planning',
    title: 'Tax Planning for Retirement',
    summary:
      'Traditional or Roth, which account to draw from first, and the withdrawals you must take: how taxes shape what your savings are worth.',
    minutes: 9,
    published: '2026-11-21',
    updated: '2026-11-28',
  },
  {
    slug: 'healthcare',
    title: 'Healthcare in Retirement',
    summary:
      'What Medicare covers and what it leaves to you, the bridge before 65, and how to plan for costs that nobody can know in advance.',
    minutes: 9,
    published: '2026-11-21',
    updated: '2026-11-28',
  },
];

export function guideSummary(slug: GuideSlug): GuideSummary {
  const summary = guides.find((guide) => guide.slug === slug);
  if (!summary) throw new RangeError(`slug must be that of a guide, not ${slug}`);
  return summary;
}
