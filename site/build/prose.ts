import mdx from '@mdx-js/rollup';
import { type Plugin, parseAst } from 'vite';

interface Node {
  type: string;
  depth?: number;
  value?: string;
  children?: Node[];
}

/** The id at the end of a heading, such as "[#at-30]". */
const ID = /\s*\[#([\w-]+)\]$/;

/**
 * Makes a section of each heading of level 2 and what follows it, and exports `sections`, their ids and headings, for the
 * table of contents.
 */
function remarkSections() {
  return (tree: Node) => {
    const sections: { id: string; heading: string }[] = [];
    const children: object[] = [];
    for (const node of tree.children ?? []) {
      if (node.type === 'heading' && node.depth === 2) {
        const text = node.children?.map(({ value }) => value).join('') ?? '';
        const id = ID.exec(text)?.[1];
        if (id === undefined)
          throw new Error(`The heading “${text}” needs an id at its end, such as [#my-section]`);
        const estree = parseAst(`({ ...sections[${sections.length}] })`);
        const attributes = [{ type: 'mdxJsxExpressionAttribute', data: { estree } }];
        children.push({ type: 'mdxJsxFlowElement', name: 'section', attributes, children: [] });
        sections.push({ id, heading: text.replace(ID, '') });
      } else if (node.type === 'mdxjsEsm') children.push(node);
      else (children.at(-1) as Node).children?.push(node);
    }
    const estree = parseAst(`export const sections = ${JSON.stringify(sections)}`);
    tree.children = [{ type: 'mdxjsEsm', data: { estree } } as Node, ...(children as Node[])];
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

/** Options of the compiler for the prose in `site/content`. */
export const proseOptions = {
  remarkPlugins: [remarkSections],
  rehypePlugins: [rehypeWithoutLineBreaks],
};

/** Compiles the prose in `site/content`. */
export const prose = (): Plugin => ({ ...mdx(proseOptions), enforce: 'pre' }) as Plugin;
