import { currentScript } from './current-script.ts';

/** The further files of this version, which the calculator loads on demand. Their exports keep their names. */
interface Files {
  'outlook.js': typeof import('./outlook.tsx');
  'presets.js': typeof import('./presets.ts');
  'saving.js': typeof import('./saving.ts');
}

let failures = 0;

/**
 * Loads a file from the folder of this version. With import(), because pages with Trusted Types reject script URLs set by
 * scripts; the nonce of the calculator's script applies to it.
 *
 * @param site The origin of the main site; if it is undefined, there is no file.
 * @throws if the file cannot be loaded, or the page's policy forbids it.
 */
export async function loadFile<Name extends keyof Files>(
  site: string | undefined,
  name: Name,
): Promise<Files[Name]> {
  // Browsers may not request the same URL again after a failure. Pages that pin the version have the checksum of the URL
  // without a query.
  const query = failures && !currentScript?.integrity ? `?${failures}` : '';
  try {
    return await import(`${site}/widget/${VERSION}/${name}${query}`);
  } catch (error) {
    failures++;
    throw error;
  }
}
