/** The further files of this version, which the calculator loads on demand. Their exports keep their names. */
interface Files {
  'outlook.js': typeof import('./outlook.tsx');
  'saving.js': typeof import('./saving.ts');
}

/**
 * Loads a file from the folder of this version. With import(), because pages with Trusted Types reject script URLs set by
 * scripts; the nonce of the calculator's script applies to it.
 *
 * @param site The origin of the main site.
 * @throws if the file cannot be loaded, or the page's policy forbids it.
 */
export async function loadFile<Name extends keyof Files>(site: string, name: Name): Promise<Files[Name]> {
  return import(`${site}/widget/${VERSION}/${name}`);
}
