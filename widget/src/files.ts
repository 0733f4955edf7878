// The built files, one for each module in `entries/`. The loader, the build, the check of sizes,
// /embed/privacy and the test of the Spanish text read this table.

/**
 * A size as /embed/privacy states it: compressed with Brotli, in bytes, rounded, on the day in its caption.
 * scripts/check/page-size.ts enforces the limits, and finds outdated sizes.
 */
interface StatedSize {
  readonly label: string;
  readonly size: number;
  readonly limit: number;
}

/** The script that pages load, `calculator.js`. */
export const script = {
  entry: 'script.ts',
  label: 'Script',
  size: 19_800,
  limit: 20_000,
} as const satisfies StatedSize & { entry: string };

/** A file that the script loads when it is needed. `Exports` is the type of its module. */
interface FileOnDemand<Exports> extends StatedSize {
  /** The module in `entries/`. */
  readonly entry: string;
  /** Never set: it only holds the type. */
  readonly exports?: Exports;
}

const onDemand = <Exports>(entry: string, stated: StatedSize): FileOnDemand<Exports> => ({
  entry,
  ...stated,
});

export const filesOnDemand = {
  // Loaded once the calculator is near the viewport.
  'result-details.js': onDemand<typeof import('./entries/result-details.tsx')>('result-details.tsx', {
    label: 'Details of a result',
    size: 5_400,
    limit: 5_600,
  }),
  // Loaded after a result, for the attribute `outlook`.
  'outlook.js': onDemand<typeof import('./entries/outlook.tsx')>('outlook.tsx', {
    label: 'Outlook',
    size: 15_300,
    limit: 15_500,
  }),
  // Loaded by the outlook when a reader adds a partner or a benefit cut.
  'household.js': onDemand<typeof import('./entries/household.tsx')>('household.tsx', {
    label: 'Partners and benefit cuts',
    size: 11_700,
    limit: 12_000,
  }),
  // Loaded when a reader saves a result.
  'saving.js': onDemand<typeof import('./entries/saving.ts')>('saving.ts', {
    label: 'Saving a result',
    size: 500,
    limit: 600,
  }),
  // Loaded when a reader emails or prints a result.
  'sending.js': onDemand<typeof import('./entries/sending.ts')>('sending.ts', {
    label: 'Emailing or printing a result',
    size: 2_200,
    limit: 2_300,
  }),
  // Loaded for the attribute `lang="es"`.
  'es.js': onDemand<typeof import('./entries/es.ts')>('es.ts', {
    label: 'Spanish text',
    size: 7_800,
    limit: 10_000,
  }),
  // Loaded for the attribute `tool`, whose value is the name of the file.
  'four-percent.js': onDemand<typeof import('./entries/four-percent.tsx')>('four-percent.tsx', {
    label: '4% rule',
    size: 9_300,
    limit: 10_000,
  }),
  'allocation.js': onDemand<typeof import('./entries/allocation.tsx')>('allocation.tsx', {
    label: 'Stocks and bonds',
    size: 7_100,
    limit: 10_000,
  }),
  'social-security.js': onDemand<typeof import('./entries/social-security.tsx')>('social-security.tsx', {
    label: 'When to claim Social Security',
    size: 7_400,
    limit: 10_000,
  }),
  'traditional-roth.js': onDemand<typeof import('./entries/taxes.tsx')>('taxes.tsx', {
    label: 'Traditional or Roth',
    size: 7_400,
    limit: 10_000,
  }),
};

/** The exports of the files on demand, by file name. */
export type FilesOnDemand = {
  [Name in keyof typeof filesOnDemand]: NonNullable<(typeof filesOnDemand)[Name]['exports']>;
};

/** The files whose sizes /embed/privacy states, by file name. */
export const filesWithStatedSize: Readonly<Record<string, StatedSize>> = {
  'calculator.js': script,
  ...filesOnDemand,
};

/** The entry of the calculator as a module, `calculator-module.js`, which becomes part of the npm package. */
export const packageEntry = 'module.ts';

/** Scripts that the calculator does not load: one for the frame page, one for the installation check. */
export const otherScripts = {
  'frame.js': { entry: 'frame.ts', format: 'iife' },
  // A module, because import() works on pages whose Trusted Types reject script URLs set by scripts.
  'check.js': { entry: 'check.ts', format: 'es' },
} as const;
