import { check } from 'recheck';

// The analyzer also exists as a native and a Java program. The JavaScript version gives the same results everywhere.
process.env.RECHECK_BACKEND = 'pure';

/** The slowest analysis takes a few seconds on a busy machine. A match that lasts longer counts as slow. */
const TIMEOUT_MS = 60_000;
const timeouts = { timeout: TIMEOUT_MS, attackTimeout: TIMEOUT_MS, incubationTimeout: TIMEOUT_MS };

export interface RegexLiteral {
  readonly source: string;
  readonly flags: string;
}

/** Returns why a regular expression may take more than linear time, or undefined if it does not. */
export async function analyzeRegex({ source, flags }: RegexLiteral): Promise<string | undefined> {
  const diagnostics = await check(source, flags, timeouts);
  if (diagnostics.status === 'safe') return undefined;
  const reason =
    diagnostics.status === 'vulnerable' ? diagnostics.complexity.summary : diagnostics.error.kind;
  return `${diagnostics.status} (${reason})`;
}
