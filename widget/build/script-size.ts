import { SourceMap, type SourceMapPayload } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after brotli compression that the embed's script may have. */
const BUDGET = 15_000;
/** Bytes after brotli compression that the file of the attribute `outlook` may have. */
const OUTLOOK_BUDGET = 12_000;
/** Bytes that the budget may never be raised above. */
const HARD_LIMIT = 15_360;

/** Parts of the script by the sources that they come from. A source belongs to the first pattern that it matches. */
const PARTS: readonly [name: string, sources: RegExp][] = [
  ['Preact', /(?:^|\/)node_modules\/(?:@preact\/|preact\/)|configure-preact/],
  ['styles, both themes', /virtual:styles|\.css\.ts$/],
  [
    'outlook: sentence, cards, simulation',
    /view\/(?:announcement|assumptions|dollars|outcomes|outlook|result)/,
  ],
  ['inputs: sliders, number boxes', /view\/(?:clamp|inputs|number|parse|slider)/],
  ['calculations and number formats', /(?:^|\/)core\//],
  ['saving: link, field with the link', /\/(?:save-result|load-file|new-id)/],
  ['attributes and their checks', /\/options/],
  ['accent color and its contrast', /\/accent/],
  ['element, mounting, the rest', /./],
];

export interface ScriptSize {
  /** Bytes of the whole script after brotli compression. */
  total: number;
  /** Bytes by which the compressed script shrinks without each part. Parts share what is compressed together. */
  parts: readonly (readonly [name: string, bytes: number])[];
}

/**
 * Measures a minified script.
 *
 * @param header The start of the script, which is not in the map and belongs to no part.
 * @param map Names the source of each character; names and lines may be wrong.
 */
export function measureScript(
  header: string,
  code: string,
  map: Pick<SourceMapPayload, 'mappings' | 'names' | 'sources' | 'version'>,
): ScriptSize {
  const sources = new SourceMap({ ...map, file: '', sourceRoot: '', sourcesContent: [] });
  const total = compressedSize(header + code);
  const rest = PARTS.map(() => header);
  for (const [lineNumber, line] of code.split('\n').entries()) {
    for (const [column, character] of [...line].entries()) {
      const { originalSource = '' } = sources.findEntry(lineNumber, column) as { originalSource?: string };
      const owner = PARTS.findIndex(([, pattern]) => pattern.test(originalSource || 'rest'));
      for (const part of rest.keys()) if (part !== owner) rest[part] += character;
    }
  }
  return { total, parts: PARTS.map(([name], part) => [name, total - compressedSize(rest[part] ?? '')]) };
}

const row = (name: string, bytes: number) =>
  `  ${name.padEnd(40)}${bytes.toLocaleString('en-US').padStart(7)}`;

/** Returns the sizes as a table. */
export function sizeTable({ total, parts }: ScriptSize): string {
  return [
    row(`calculator.js, brotli (budget ${BUDGET.toLocaleString('en-US')})`, total),
    ...parts.map(([name, bytes]) => row(`  ${name}`, bytes)),
  ].join('\n');
}

/** @throws if the script is larger than its budget, or the budget larger than it may ever be. */
export function checkSize(total: number, budget = BUDGET): void {
  if (budget > HARD_LIMIT)
    throw new RangeError(`The budget must not exceed ${HARD_LIMIT} B, was ${budget} B.`);
  if (total > budget)
    throw new RangeError(`calculator.js has ${total} B after brotli, ${total - budget} B too many.`);
}

/**
 * Returns the size of outlook.js as a row of the table.
 *
 * @throws if it is larger than its budget.
 */
export function checkOutlookSize(content: string, budget = OUTLOOK_BUDGET): string {
  const total = compressedSize(content);
  if (total > budget)
    throw new RangeError(`outlook.js has ${total} B after brotli, ${total - budget} B too many.`);
  return row(`outlook.js, brotli (budget ${budget.toLocaleString('en-US')})`, total);
}

/** Compresses as `scripts/build/precompress.ts` does for the server. */
function compressedSize(code: string): number {
  const content = Buffer.from(code);
  const { length } = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  return length;
}
