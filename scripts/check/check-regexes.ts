// Fails if a regular expression that may see input takes more than linear time.
import { findSlowRegexes } from './linear-regexes.ts';

const slow = await findSlowRegexes();
for (const line of slow) console.error(line);
if (slow.length > 0) {
  console.error('Rewrite them, or give the reason in a comment: // Not linear: …');
  process.exitCode = 1;
}
