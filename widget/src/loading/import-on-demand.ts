import type { FilesOnDemand } from '../files.ts';

/** The exports of loaded files, by file name. */
export const loadedFiles: Partial<FilesOnDemand> = {};

/** The number of imports that failed, or that may never end. */
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
export async function importOnDemand<Name extends keyof FilesOnDemand>(
  site: string,
  name: Name,
): Promise<FilesOnDemand[Name]> {
  const path = `/widget/${VERSION}/${name}`;
  // `document.open()` replaces the page. In Firefox, an import that was running never ends then, and later imports of
  // the same URL wait for it.
  if (lastRoot && lastRoot !== document.documentElement) failures++;
  lastRoot = document.documentElement;
  // A retry needs a new URL, because browsers may cache a failed import. On pages that pin the version, the URL stays the
  // same: the checksum in their import map applies to this URL only.
  const query = failures && !isPinned(path) ? `?${failures}` : '';
  try {
    // The comment tells Webpack and Turbopack, which bundle the npm package, that this is not a module of theirs.
    loadedFiles[name] ??= await import(/* webpackIgnore: true */ `${site}${path}${query}`);
    return loadedFiles[name] as FilesOnDemand[Name];
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
