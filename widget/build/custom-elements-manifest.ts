import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import ts from 'typescript';

const DESCRIPTION = 'A retirement calculator. Readers’ numbers stay in their browser.';

/**
 * Returns the Custom Elements Manifest of the package, which editors and documentation tools read.
 *
 * @param source The text of `src/options/attributes.ts`, whose comments become the descriptions.
 */
export function createManifest(source: string): Package {
  const path = 'dist/index.js';
  const declaration = describeElement(source);
  const { name, tagName = '' } = declaration;
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }],
      },
    ],
  };
}

/** Returns the attributes and events of the element with their types and descriptions. */
export function describeElement(source: string) {
  const sourceFile = ts.createSourceFile('attributes.ts', source, ts.ScriptTarget.Latest, true);
  return {
    kind: 'class',
    customElement: true,
    name: 'RetirementCalculator',
    tagName: 'retirement-calculator',
    description: DESCRIPTION,
    superclass: { name: 'HTMLElement' },
    attributes: describeMembers(sourceFile, 'CalculatorAttributes'),
    events: describeMembers(sourceFile, 'CalculatorEvents'),
  } satisfies CustomElementDeclaration;
}

interface Member {
  name: string;
  type: { text: string };
  description: string;
}

function describeMembers(sourceFile: ts.SourceFile, interfaceName: string): Member[] {
  const declaration = sourceFile.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
  );
  if (!declaration) throw new Error(`There is no interface ${interfaceName}.`);
  return declaration.members.filter(ts.isPropertySignature).map((member) => ({
    name: ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
    type: { text: (member.type?.getText() ?? '').replace(/ \| undefined$/, '') },
    description: ts
      .getJSDocCommentsAndTags(member)
      .map((comment) => ts.getTextOfJSDocComment(comment.comment))
      .join(' '),
  }));
}
