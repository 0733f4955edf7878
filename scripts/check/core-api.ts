// Compares what the built package @whenabouts/core exports with core/api.txt, so that a breaking change is seen, and its size
// with a limit. With --write, writes core/api.txt.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';

const REPORT = 'core/api.txt';
/** In bytes of brotli: all of the package. Bundlers leave out what an application does not import. */
const LIMIT = 60_000;

/** Returns the declarations that a rolled-up file of types exports, in order of their names and without comments. */
export function apiReport(declarations: string): string {
  const source = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.Latest);
  const exported = new Set<string>();
  const texts = new Map<string, string>();
  const printer = ts.createPrinter({ removeComments: true });
  for (const statement of source.statements) {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const { name } of statement.exportClause.elements) exported.add(name.text);
    }
    const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        texts.set(print(declaration.name), `const ${printConstant(declaration, print)}`);
      }
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      texts.set(statement.name?.text ?? '', print(statement).replace(/^declare /, ''));
    }
  }
  const names = [...exported].sort((a, b) => a.localeCompare(b, 'en'));
  return `${names.map((name) => texts.get(name) ?? name).join('\n')}\n`;
}

/** Prints the names of a table's entries without their values: a new figure of law does not change the API. */
function printConstant(
  { name, type, initializer }: ts.VariableDeclaration,
  print: (node: ts.Node) => string,
): string {
  if (initializer) return `${print(name)} = ${print(initializer)};`;
  if (!type || !ts.isTypeLiteralNode(type)) return `${print(name)}: ${type ? print(type) : 'unknown'};`;
  const entries = type.members.map((member) => (member.name ? print(member.name) : print(member)));
  return `${print(name)}: { ${entries.join(', ')} };`;
}

async function checkApi(): Promise<number> {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const report = apiReport(await readFile('core/dist/index.d.ts', 'utf8'));
  if (values.write) await writeFile(REPORT, report);
  const { length } = brotliCompressSync(await readFile('core/dist/index.js'));
  console.log(`core/dist/index.js has ${length} of ${LIMIT} bytes compressed.`);
  const earlierReport = await readFile(REPORT, 'utf8').catch(() => '');
  const lines = new Set(earlierReport.split('\n'));
  const addedLines = report.split('\n').filter((line) => !lines.has(line));
  const removedLines = earlierReport.split('\n').filter((line) => !report.split('\n').includes(line));
  if (report !== earlierReport) {
    for (const line of removedLines) console.error(`- ${line}`);
    for (const line of addedLines) console.error(`+ ${line}`);
    console.error(
      'The API of @whenabouts/core has changed. If it should: node scripts/check/core-api.ts --write',
    );
  }
  return report === earlierReport && length <= LIMIT ? 0 : 1;
}

if (import.meta.main) process.exitCode = await checkApi();
