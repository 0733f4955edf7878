const NO_BREAK_SPACE = '\u00a0';

/** Replaces spaces that a page would collapse with no-break spaces, because the editor shows every space. */
export function preserveSpaces(block: Element): void {
  const leaves = leavesOf(block);
  const last = leaves.at(-1);
  if (last instanceof Text) last.data = withoutEndSpaces(last.data);
  let wouldCollapse = true;
  for (const leaf of leaves) {
    if (!(leaf instanceof Text)) {
      wouldCollapse = leaf.nodeName === 'BR';
      continue;
    }
    let preserved = '';
    for (const character of leaf.data) {
      preserved += character === ' ' && wouldCollapse ? NO_BREAK_SPACE : character;
      wouldCollapse = character === ' ' && !wouldCollapse;
    }
    leaf.data = preserved;
  }
}

function leavesOf(block: Element): Node[] {
  const leaves: Node[] = [];
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text || node.nodeName === 'BR' || node.nodeName === 'IMG') leaves.push(node);
  }
  return leaves;
}

function withoutEndSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end--;
  return text.slice(0, end);
}
