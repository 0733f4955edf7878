const NO_BREAK_SPACE = '\u00a0';

/** The editor shows every space that is typed; a page would show one of several, and none at the edges. */
export function preserveSpaces(block: Element): void {
  const leaves = leavesOf(block);
  const last = leaves.at(-1);
  if (last instanceof Text) last.data = last.data.replace(/ +$/, '');
  let wouldCollapse = true;
  for (const leaf of leaves) {
    if (!(leaf instanceof Text)) {
      wouldCollapse = leaf.nodeName === 'BR';
      continue;
    }
    let written = '';
    for (const letter of leaf.data) {
      written += letter === ' ' && wouldCollapse ? NO_BREAK_SPACE : letter;
      wouldCollapse = letter === ' ' && !wouldCollapse;
    }
    leaf.data = written;
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
