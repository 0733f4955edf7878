import mdx from '@mdx-js/rollup';
import { type Plugin, parseAst } from 'vite';

interface Point {
  line: number;
  column: number;
}

interface Node {
  type: string;
  position?: { start: Point; end: Point };
  depth?: number;
  value?: string;
  children?: Node[];
}

interface File {
  /** Throws an error with the file and the line. */
  fail(reason: string, place: Node['position']): never;
}

/** The id at the end of a heading, such as "[#at-30]". */
const ID = /\s*\[#([\w-]+)\]$/;

/**
 * Makes a section of each heading of level 2 and what follows it, and exports `sections`, their ids and headings, for the
 * table of contents.
 */
function remarkSections() {
  return (tree: Node, file: File) => {
    const sections: { id: string; heading: string }[] = [];
    const children: Node[] = [];
    let section: Node[] | undefined;
    for (const node of tree.children ?? []) {
      if (node.type === 'heading' && node.depth === 2) {
        const parts = node.children ?? [];
        if (parts.some(({ type }) => type !== 'text'))
          file.fail('A heading of level 2 must be plain text', node.position);
        const text = parts.map(({ value }) => value).join('');
        const id = ID.exec(text)?.[1];
        if (id === undefined)
          file.fail(`The heading “${text}” needs an id at its end, such as [#my-section]`, node.position);
        if (sections.some((other) => other.id === id))
          file.fail(`There are two sections with the id “${id}”`, node.position);
        const estree = parseAst(`({ ...sections[${sections.length}] })`);
        const attributes = [{ type: 'mdxJsxExpressionAttribute', data: { estree } }];
        section = [];
        children.push({ type: 'mdxJsxFlowElement', name: 'section', attributes, children: section } as Node);
        sections.push({ id, heading: text.replace(ID, '') });
      } else if (node.type === 'mdxjsEsm') children.push(node);
      else if (section) section.push(node);
      else file.fail('No page shows what comes before the first heading of level 2', node.position);
    }
    const estree = parseAst(`export const sections = ${JSON.stringify(sections)}`);
    tree.children = [{ type: 'mdxjsEsm', data: { estree } } as Node, ...children];
  };
}

/** Removes the line breaks between elements and at the end of code, which browsers do not show. */
function rehypeWithoutLineBreaks() {
  const clean = (node: Node): void => {
    if (!node.children) return;
    node.children = node.children.filter(({ type, value }) => type !== 'text' || value !== '\n');
    for (const child of node.children) {
      if (child.type === 'text') child.value = child.value?.replace(/\n$/, '') ?? '';
      clean(child);
    }
  };
  return clean;
}

export const proseOptions = {
  remarkPlugins: [remarkSections],
  rehypePlugins: [rehypeWithoutLineBreaks],
};

export const prose = (): Plugin => ({ ...mdx(proseOptions), enforce: 'pre' }) as Plugin;
