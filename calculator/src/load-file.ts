/** The further files of this version, which the calculator loads on demand. */
interface Files {
  'outlook.js': typeof import('./outlook.tsx');
  'saving.js': typeof import('./saving.ts');
}

let failures = 0;

/**
 * Loads a file from the folder of this version. With import(), because pages with Trusted Types reject script URLs set by
 * scripts; the nonce of the calculator's script applies to it.
 *
 * @param site The origin of the main site.
 * @throws if the file cannot be loaded, or the page's policy forbids it.
 */
export async function loadFile<Name extends keyof Files>(site: string, name: Name): Promise<Files[Name]> {
  const path = `/widget/${VERSION}/${name}`;
  // Browsers may not request the same URL again after a failure. A page that pins the version has the checksum of the
  // URL without a query.
  const query = failures && !isPinned(path) ? `?${failures}` : '';
  try {
    return await import(`${site}${path}${query}`);
  } catch (error) {
    failures++;
    throw error;
  }
}

/** Returns true if an import map of the page has the file, with its checksum. */
function isPinned(path: string): boolean {
  const maps = document.querySelectorAll('script[type=importmap]');
  return [...maps].some(({ textContent }) => textContent?.includes(path));
}
