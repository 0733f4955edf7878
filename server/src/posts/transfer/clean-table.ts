import { type ChildNode, Element } from 'domhandler';
import { isBlock } from './html-elements.ts';
import { alignment, attributesOf, withoutOuterSpace } from './html-text.ts';
import type { NestedContent } from './nested-content.ts';

export function cleanTable(table: Element, cleaner: NestedContent): string {
  const rows: string[] = [];
  let before = '';
  const visit = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (!(node instanceof Element)) continue;
      if (node.name === 'tr') rows.push(`<tr>${cleanCells(node, cleaner)}</tr>`);
      else if (node.name === 'caption') before += cleaner.blocks(node.children);
      else visit(node.children);
    }
  };
  visit(table.children);
  return rows.length === 0 ? before : `${before}<table><tbody>${rows.join('')}</tbody></table>`;
}

function cleanCells(row: Element, cleaner: NestedContent): string {
  const cells = row.children.filter((node) => node instanceof Element);
  return cells
    .map((cell) => {
      const { name, children } = cell;
      const tag = name === 'th' ? 'th' : 'td';
      const content = children.some(isBlock)
        ? cleaner.blocks(children)
        : withoutOuterSpace(cleaner.inlines(children));
      return `<${tag}${attributesOf(cell, ['colspan', 'rowspan'])}${alignment(cell)}>${content}</${tag}>`;
    })
    .join('');
}
