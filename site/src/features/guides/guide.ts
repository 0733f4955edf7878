import type { ReactNode } from 'react';
import type { GuideSlug } from '../../paths.ts';

export type { GuideSlug };

export interface GuideSection {
  /** What the address of the section ends in; unlike any other id of the page. */
  id: string;
  heading: string;
  body: ReactNode;
}

export interface GuideSource {
  title: string;
  publisher: string;
  year: string;
  href?: string;
}

/** What is said of a guide where its text is not. */
export interface GuideFacts {
  slug: GuideSlug;
  /** At most 45 characters, so that the product's name still fits into the page's title. */
  title: string;
  /** On its card and in search results: 50 to 160 characters. */
  summary: string;
  /** How long it takes to read. */
  minutes: number;
  /** The day on which its figures were last checked, as YYYY-MM-DD. */
  updated: string;
}

export interface Guide extends GuideFacts {
  /** What stands below the title. */
  lead: string;
  sections: readonly GuideSection[];
  sources: readonly GuideSource[];
}
