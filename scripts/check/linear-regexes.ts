import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';

// The analyzer can also be a native program or a Java one; JavaScript gives the same results everywhere.
process.env.RECHECK_BACKEND = 'pure';

/** Sources whose regular expressions may see input. */
const SOURCES = '{server/{contract,src},core/src,calculator/src,widget/src,site/src}/**/*.{ts,tsx}';
/** Begins the comment that states why a regular expression need not be linear, on its line or the line above. */
const EXEMPTION = /\/\/ Not linear: \S/;
/** On a busy machine, the slowest one takes a few seconds. */
const TIMEOUT_MS = 60_000;

interface FoundRegex {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Returns a line for each regular expression of the project that may take more than linear time. */
export async function findSlowRegexes(): Promise<readonly string[]> {
  const files = globSync(SOURCES).filter((file) => !file.includes('.test.'));
  return (await Promise.all(files.map((file) => slowRegexesIn(file, readFileSync(file, 'utf8'))))).flat();
}

const results = new Map<string, ReturnType<typeof check>>();

/** Returns a line for each regular expression in a source file that may take more than linear time. */
export async function slowRegexesIn(file: string, text: string): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const found of regexesIn(file, text)) {
    if (typeof found === 'string') {
      slow.push(found);
      continue;
    }
    const { place, source, flags } = found;
    const key = `/${source}/${flags}`;
    const result = results.get(key) ?? check(source, flags, { timeout: TIMEOUT_MS });
    results.set(key, result);
    const diagnostics = await result;
    if (diagnostics.status === 'safe') continue;
    const reason =
      diagnostics.status === 'vulnerable' ? diagnostics.complexity.summary : diagnostics.error.kind;
    slow.push(`${place}: ${key} is ${diagnostics.status} (${reason})`);
  }
  return slow;
}

/** Returns the regular expressions of a file without exemption, and a line for each that is built at run time. */
function regexesIn(file: string, text: string): readonly (FoundRegex | string)[] {
  const found: (FoundRegex | string)[] = [];
  const lines = text.split('\n');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    const place = `${file}:${line + 1}`;
    const isExempt = [line - 1, line].some((at) => EXEMPTION.test(lines[at] ?? ''));
    if (ts.isRegularExpressionLiteral(node) && !isExempt) {
      const end = node.text.lastIndexOf('/');
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (isRegExpCall(node) && !isExempt) {
      found.push(`${place}: write the regular expression as a literal, so that it can be checked`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isRegExpCall = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
