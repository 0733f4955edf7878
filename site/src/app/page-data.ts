/** Data that the server includes in a page, so that the browser does not fetch it again. */
export interface PageData {
  origin: string;
  /** Calendar year of the rendering, so that the browser hydrates the same numbers. */
  year: number;
  /** True if the operator hides the testimonials and user counts. */
  hideClaims: boolean;
  /** Data from the loaders, by SWR key. */
  fallback: Readonly<Record<string, unknown>>;
}

/** Key of the landing page's answer for the default inputs. */
export const HERO_ANSWER_KEY = 'hero-answer';
/** Key of the outlook's results for the default inputs. */
export const INITIAL_OUTLOOK_KEY = 'initial-outlook';

/** Id of the script element with the data. */
export const PAGE_DATA_ID = 'page-data';

/**
 * Reads the data that the server included. Returns defaults for a page without any.
 *
 * @param year The calendar year of the browser.
 */
export function readPageData(year: number): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text
    ? (JSON.parse(text) as PageData)
    : { origin: location.origin, year, hideClaims: false, fallback: {} };
}
