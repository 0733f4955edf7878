import type { ChildNode } from 'domhandler';

/** Writes the content of an element, and records what is removed from it. */
export interface NestedContent {
  blocks(nodes: readonly ChildNode[]): string;
  inline(node: ChildNode): string;
  inlines(nodes: readonly ChildNode[]): string;
}
