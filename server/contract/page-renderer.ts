/** The exports of the site's server entry. The site is built separately, so the server knows only this interface. */
export interface PageRenderer {
  /** Sources of the inline scripts on every page; their hashes are part of the Content-Security-Policy. */
  readonly inlineScripts: readonly string[];
  /** The inline script that sets the theme, for pages that the server renders without the site. */
  readonly colorModeScript: string;
  /** Dates (YYYY-MM-DD) of the last change, by path, of pages that have one. */
  readonly lastModified: Readonly<Record<string, string>>;
  /** True while the testimonials and user counts are the examples that the product comes with; false by default. */
  readonly hasExampleClaims?: boolean;
  /** True once the legal pages name the operator of the site; false by default. */
  readonly namesOperator?: boolean;
  /** Returns the variant of a page that a URL shows. Pages are rendered and cached by variant. */
  variantOf(path: string, search: string): PageVariant;
  /** Renders a page without any member's data, which the browser fetches later. */
  render(request: PageRequest): Promise<RenderedPage>;
}

/** Reads the response of a public endpoint, as for an anonymous visitor. */
export type ReadPublic = (path: string) => Promise<unknown>;

/** Values in a URL: `fixed` are defined by the site, `stored` belong to stored posts, `arbitrary` can be made up by a visitor. */
export type PageValues = 'fixed' | 'stored' | 'arbitrary';

/** One of the pages that a route has for different URLs. */
export interface PageVariant {
  /** Path and query to render. All URLs that show the same page have the same one. */
  readonly url: string;
  /** Classifies the values in the URL. `read` is the same function as for rendering. */
  values(read: ReadPublic): Promise<PageValues>;
}

export interface PageRequest {
  /** Absolute. */
  readonly url: string;
  /** True if the request has a session cookie, valid or not. */
  readonly hasSession: boolean;
  /** True if the request has an admin's session cookie, valid or not. */
  readonly hasAdminSession: boolean;
  /** True to leave out the testimonials and user counts; false by default. */
  readonly hideClaims?: boolean;
  /** Rejects with an error of `status` 404 if there is no such resource, and with another error during an outage. */
  readonly read: ReadPublic;
  /** Limits the work that follows the reads; unlimited by default. Rejects if too much is waiting. */
  readonly queue?: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Target of a redirect; absent for a page. */
  readonly location?: string;
  readonly noindex: boolean;
  /** True if the page is the same for everyone until the data that it shows changes. */
  readonly isCacheable: boolean;
  /** True if the URL may contain a secret: the response is not cached, and its links send no `Referer`. False by default. */
  readonly isConfidential?: boolean;
}
