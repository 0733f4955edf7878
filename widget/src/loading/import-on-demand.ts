/** The files of this version that the calculator loads on demand, with their exports. */
export interface LazyFiles {
  'household.js': typeof import('../entries/household.tsx');
  'allocation.js': typeof import('../entries/allocation.tsx');
  'four-percent.js': typeof import('../entries/four-percent.tsx');
  'social-security.js': typeof import('../entries/social-security.tsx');
  'traditional-roth.js': typeof import('../entries/traditional-roth.tsx');
  'es.js': typeof import('../entries/es.ts');
  'outlook.js': typeof import('../entries/outlook.tsx');
  'result-details.js': typeof import('../entries/result-details.tsx');
  'saving.js': typeof import('../entries/saving.ts');
}

/** The files that have been loaded. */
export const loadedFiles: Partial<LazyFiles> = {};

let failures = 0;

/** The root element of the page at the last import. */
let lastRoot: Element | null = null;

/**
 * Imports a file from the folder of this version. Uses `import()` instead of a script tag: Trusted Types would reject
 * the tag's URL, and `import()` inherits the script's nonce.
 *
 * @param site The origin of the main site.
 * @throws if the file cannot be loaded, or the page's Content Security Policy forbids it.
 */
export async function importOnDemand<Name extends keyof LazyFiles>(
  site: string,
  name: Name,
): Promise<LazyFiles[Name]> {
  const path = `/widget/${VERSION}/${name}`;
  // `document.open()` replaces the page. In Firefox, an import that was running never ends then, and later imports of
  // the same URL wait for it.
  if (lastRoot && lastRoot !== document.documentElement) failures++;
  lastRoot = document.documentElement;
  // A retry needs a new URL, because browsers may cache a failed import. On pages that pin the version, the URL stays the
  // same: the checksum in their import map applies to this URL only.
  const query = failures && !isPinned(path) ? `?${failures}` : '';
  try {
    // The comment tells Webpack and Turbopack, which bundle the npm package, that this is no module of theirs.
    loadedFiles[name] ??= await import(/* webpackIgnore: true */ `${site}${path}${query}`);
    return loadedFiles[name] as LazyFiles[Name];
  } catch (error) {
    failures++;
    throw error;
  }
}

/** Returns true if an import map of the page contains the file and its checksum. */
function isPinned(path: string): boolean {
  const maps = document.querySelectorAll('script[type=importmap]');
  return [...maps].some(({ textContent }) => textContent?.includes(path));
}
