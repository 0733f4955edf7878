// Fails if a regular expression that may see input takes more than linear time. Those that have been analyzed are in
// linear-regexes.txt: --write writes it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import recheck from 'recheck/package.json' with { type: 'json' };
import { Tinypool } from 'tinypool';
import ts from 'typescript';
import { analyzeRegex, type RegexLiteral } from './analyze-regex.ts';

/** Sources whose regular expressions may see input. */
const SOURCES = '{server/{contract,src},core/{src,command/src},widget/{src,view,npm},site/src}/**/*.{ts,tsx}';
/** Begins the comment that states why a regular expression need not be linear, on its line or the line above. */
const EXEMPTION = /\/\/ Not linear: \S/;
/** The version of the analyzer, then the regular expressions that it found to be linear. */
const ANALYZED = new URL('./linear-regexes.txt', import.meta.url);
interface Regex {
  /** File and line. */
  readonly location: string;
  /** Undefined if the regular expression is built at run time. */
  readonly literal?: RegexLiteral;
}

/** Results by regular expression, of this run and earlier ones. */
const results = new Map<string, ReturnType<typeof analyzeRegex>>();
/** The regular expressions of the sources. */
const foundRegexes = new Set<string>();

/** Returns a line for each regular expression in a source file that may take more than linear time. */
export async function findSlowRegexes(
  file: string,
  text: string,
  analyze = analyzeRegex,
): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const { location, literal } of findRegexes(file, text)) {
    if (!literal) {
      slow.push(`${location}: write the regular expression as a literal, so that it can be checked`);
      continue;
    }
    const key = `/${literal.source}/${literal.flags}`;
    foundRegexes.add(key);
    const result = results.get(key) ?? analyze(literal);
    results.set(key, result);
    const reason = await result;
    if (reason !== undefined) slow.push(`${location}: ${key} is ${reason}`);
  }
  return slow;
}

/** Returns the regular expressions of a file that have no exemption. */
function findRegexes(file: string, text: string): readonly Regex[] {
  const regexes: Regex[] = [];
  const lines = text.split('\n');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    const location = `${file}:${line + 1}`;
    const isExempt = [lines[line - 1], lines[line]].some((nearby = '') => EXEMPTION.test(nearby));
    if (ts.isRegularExpressionLiteral(node) && !isExempt) {
      const end = node.text.lastIndexOf('/');
      const literal = { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
      regexes.push({ location, literal });
    } else if (isRegExpCall(node) && !isExempt) regexes.push({ location });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return regexes;
}

const isRegExpCall = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';

/** Analyzes in other threads, and reads what the same version of the analyzer has found before. */
async function check(): Promise<readonly string[]> {
  const files = globSync(SOURCES).filter((file) => !file.includes('.test.'));
  const [version, ...linear] = readFileSync(ANALYZED, 'utf8').trimEnd().split('\n');
  if (version === recheck.version) for (const key of linear) results.set(key, Promise.resolve(undefined));
  const filename = new URL('./analyze-regex.ts', import.meta.url).href;
  const pool = new Tinypool({
    filename,
    name: 'analyzeRegex',
    minThreads: 0,
    maxThreads: availableParallelism(),
  });
  const slow = await Promise.all(
    files.map((file) => findSlowRegexes(file, readFileSync(file, 'utf8'), (literal) => pool.run(literal))),
  );
  await pool.destroy();
  return slow.flat();
}

if (import.meta.main) {
  const slow = await check();
  for (const line of slow) console.error(line);
  if (slow.length > 0) {
    console.error('Rewrite them, or give the reason in a comment: // Not linear: …');
    process.exitCode = 1;
  } else if (process.argv.includes('--write')) {
    writeFileSync(ANALYZED, `${[recheck.version, ...[...foundRegexes].sort()].join('\n')}\n`);
  }
}
