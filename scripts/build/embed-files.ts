import { cpSync } from 'node:fs';
import path from 'node:path';

/** The scripts that the embed's script loads on demand, with the module in `calculator/` that each is built from. */
export const scriptsOnDemand = {
  'result-details.js': 'src/result-details.tsx',
  'outlook.js': 'src/outlook.tsx',
  // Loaded by outlook.js.
  'household.js': 'src/household.tsx',
  'es.js': 'src/spanish/es.ts',
  'saving.js': 'src/saving.ts',
  'four-percent.js': 'src/tools/four-percent.tsx',
  'allocation.js': 'src/tools/allocation.tsx',
  'social-security.js': 'src/tools/social-security.tsx',
  'traditional-roth.js': 'src/tools/traditional-roth.tsx',
} as const;

/** The files of the embed that pages load by version, and its checksums. */
export const versionedFiles: readonly string[] = [
  'calculator.js',
  ...Object.keys(scriptsOnDemand),
  'licenses.txt',
  'manifest.json',
];

/** Copies the files of the embed's build, with the names that `calculator/published` has for earlier versions. */
export function copyEmbed(folder: string): void {
  for (const file of [...versionedFiles, 'npm.tgz'])
    cpSync(path.join('calculator/dist', file), path.join(folder, file));
}
