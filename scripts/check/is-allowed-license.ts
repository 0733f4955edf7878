import satisfies from 'spdx-satisfies';

/** Licenses (SPDX) that let anyone use and redistribute a package. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Returns true if an SPDX expression leaves a choice of allowed licenses; false for text that is not SPDX. */
export function isAllowedLicense(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false;
  }
}
