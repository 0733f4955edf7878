/** The scripts that the embed's script loads on demand, with the module in `calculator/` that each is built from. */
export declare const scriptsOnDemand: {
  readonly 'result-details.js': 'src/result-details.tsx';
  readonly 'outlook.js': 'src/outlook.tsx';
  readonly 'household.js': 'src/household.tsx';
  readonly 'saving.js': 'src/saving.ts';
  readonly 'es.js': 'src/spanish/es.ts';
  readonly 'four-percent.js': 'src/tools/four-percent.tsx';
  readonly 'allocation.js': 'src/tools/allocation.tsx';
  readonly 'social-security.js': 'src/tools/social-security.tsx';
  readonly 'traditional-roth.js': 'src/tools/traditional-roth.tsx';
};
/** The files of the embed that pages load by version, and its checksums. */
export declare const versionedFiles: readonly string[];
/** Copies the files of the embed's build, with the names that `calculator/published` has for earlier versions. */
export declare function copyEmbed(folder: string): void;
