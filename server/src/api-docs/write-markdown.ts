import type { Block, Reference, Section, Term } from './blocks.ts';

/** The reference as one page of Markdown. */
export function markdownOf({ title, sections }: Reference): string {
  const head = [
    `# ${title}`,
    'Written by `npm run docs` from the contract in `server/contract`; a test compares.',
  ];
  return `${[...head, ...sections.flatMap((section) => sectionLines(section, 2))].join('\n\n')}\n`;
}

function sectionLines({ title, call, blocks, sections }: Section, level: number): string[] {
  return [
    `${'#'.repeat(level)} ${title}`,
    ...(call ? [`\`${call.method} ${call.path}\``] : []),
    ...blocks.map(blockLines),
    ...sections.flatMap((section) => sectionLines(section, level + 1)),
  ];
}

function blockLines(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'code') return `\`\`\`${block.language}\n${block.code}\n\`\`\``;
  if (block.kind === 'facts') return block.terms.map(({ name, words }) => `- ${name}: ${words}`).join('\n');
  const lines = block.terms.map(termLine).join('\n');
  return block.title === undefined ? lines : `${block.title}:\n\n${lines}`;
}

function termLine({ name, type, words }: Term): string {
  const kind = type === undefined ? '' : ` (${type})`;
  return `- \`${name}\`${kind}${words === '' ? '' : `: ${words}`}`;
}
