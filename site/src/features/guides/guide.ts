import type { GuideSlug } from '../../paths.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';

export interface GuideSource {
  title: string;
  publisher: string;
  year: string;
  href?: string;
}

/** Data about a guide for cards, links and search results. */
export interface GuideSummary {
  slug: GuideSlug;
  /** At most 45 characters, so that the product's name fits into the page's title. */
  title: string;
  /** For cards and search results: 50 to 160 characters. */
  summary: string;
  /** Reading time. */
  minutes: number;
  /** Date of publication, as YYYY-MM-DD. */
  published: string;
  /** Date of the last check of its numbers, as YYYY-MM-DD. */
  updated: string;
}

export interface Guide extends GuideSummary {
  /** Shown below the title. */
  lead: string;
  /** The dollars of the examples; today's dollars by default. */
  examples?: string;
  sections: readonly TextSection[];
  sources: readonly GuideSource[];
}
