import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = join(SERVER, '../docs/scaling.md');
const HEADING = '## SQL features that the server uses';

/** Keywords, which are written in capitals, and functions. */
const WORDS = /\b[A-Z][A-Z_]+\b|\b[a-z_]+(?=\()/g;
const STATEMENT =
  /^\s*(?:ALTER|BEGIN|CALL|CHECK|COMMIT|CREATE|DELETE|DO|DROP|EXPLAIN|FLUSH|INSERT|LOCK|PRAGMA|REPLACE|ROLLBACK|SELECT|SET|SHOW|TRUNCATE|UPDATE|WITH)\b/;
/** Methods of the ORM's entity manager that lead to statements, and its locks. */
const ORM_CALLS =
  /\b(?:em|fork\(\))\s*\.(insert\w*|upsert\w*|native\w+|find\w*|count\w*|create\w*|getReference|lock|flush|persist|remove|transactional)(?=[(<])|\b(LockMode\.\w+)/g;

function filesIn(folder: string, suffix: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => suffix.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The SQL statements in string literals and templates of a source file. */
function statementsIn(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return found.filter((text) => STATEMENT.test(text));
}

const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(WORDS) ?? []));

function documented(): readonly string[] {
  const page = readFileSync(DOCUMENT, 'utf8');
  const section = page.slice(page.indexOf(HEADING) + HEADING.length).split('\n## ')[0] ?? '';
  return [...section.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

test('docs/scaling.md names every keyword and function of the server’s SQL, and no other', () => {
  const migrations = filesIn(join(SERVER, 'migrations/mysql'), /\.sql$/).map((sql) =>
    sql.replace(/--.*/g, ''),
  );
  const sources = filesIn(join(SERVER, 'src'), /\.ts$/).flatMap(statementsIn);
  const used = wordsOf([...migrations, ...sources]);
  const listed = wordsOf(documented().filter((code) => !/^(?:em\.|LockMode)/.test(code)));
  expect([...used].filter((word) => !listed.has(word))).toEqual([]);
  expect([...listed].filter((word) => !used.has(word))).toEqual([]);
});

test('so it does with the calls of the ORM', () => {
  const calls = filesIn(join(SERVER, 'src'), /\.ts$/).flatMap((source) => [...source.matchAll(ORM_CALLS)]);
  const used = new Set(calls.map(([, method, lock]) => lock ?? `em.${method}()`));
  const listed = documented().filter((code) => /^(?:em\.|LockMode)/.test(code));
  expect(new Set(listed)).toEqual(used);
});
