// Fails if a regular expression that may see input takes more than linear time.
import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';

// The analyzer also exists as a native and a Java program. The JavaScript version gives the same results everywhere.
process.env.RECHECK_BACKEND = 'pure';

/** Sources whose regular expressions may see input. */
const SOURCES = '{server/{contract,src},core/src,calculator/src,widget/src,site/src}/**/*.{ts,tsx}';
/** Begins the comment that states why a regular expression need not be linear, on its line or the line above. */
const EXEMPTION = /\/\/ Not linear: \S/;
/** The slowest analysis takes a few seconds on a busy machine. */
const TIMEOUT_MS = 60_000;

interface Regex {
  /** File and line. */
  readonly location: string;
  /** Undefined if the regular expression is built at run time. */
  readonly literal?: { readonly source: string; readonly flags: string };
}

const results = new Map<string, ReturnType<typeof check>>();

/** Returns a line for each regular expression in a source file that may take more than linear time. */
export async function slowRegexesIn(file: string, text: string): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const { location, literal } of regexesIn(file, text)) {
    if (!literal) {
      slow.push(`${location}: write the regular expression as a literal, so that it can be checked`);
      continue;
    }
    const { source, flags } = literal;
    const key = `/${source}/${flags}`;
    const result = results.get(key) ?? check(source, flags, { timeout: TIMEOUT_MS });
    results.set(key, result);
    const diagnostics = await result;
    if (diagnostics.status === 'safe') continue;
    const reason =
      diagnostics.status === 'vulnerable' ? diagnostics.complexity.summary : diagnostics.error.kind;
    slow.push(`${location}: ${key} is ${diagnostics.status} (${reason})`);
  }
  return slow;
}

/** Returns the regular expressions of a file that have no exemption. */
function regexesIn(file: string, text: string): readonly Regex[] {
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

if (import.meta.main) {
  const files = globSync(SOURCES).filter((file) => !file.includes('.test.'));
  const slow = await Promise.all(files.map((file) => slowRegexesIn(file, readFileSync(file, 'utf8'))));
  for (const line of slow.flat()) console.error(line);
  if (slow.flat().length > 0) {
    console.error('Rewrite them, or give the reason in a comment: // Not linear: …');
    process.exitCode = 1;
  }
}
