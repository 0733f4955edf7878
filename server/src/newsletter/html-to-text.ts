import { Parser } from 'htmlparser2';

const BLOCKS: readonly string[] = ['p', 'h2', 'h3', 'ul', 'ol'];

interface List {
  /** Number of the next item; undefined in a list with bullets. */
  next: number | undefined;
}

/**
 * Writes sanitized HTML as plain text: paragraphs are separated by blank lines, list items start with a dash or a number,
 * and the URL of a link follows its text. `url` is the base of relative URLs.
 */
export function htmlToText(html: string, url: string): string {
  let text = '';
  const lists: List[] = [];
  const links: { href: string; from: number }[] = [];

  const startLine = () => {
    if (text !== '' && !text.endsWith('\n')) text = `${text.trimEnd()}\n`;
  };
  const startBlock = () => {
    text = text.trimEnd();
    if (text !== '') text += '\n\n';
  };
  const startItem = () => {
    const list = lists.at(-1);
    startLine();
    text += `${'  '.repeat(Math.max(0, lists.length - 1))}${list?.next === undefined ? '-' : `${list.next++}.`} `;
  };
  const endLink = () => {
    const link = links.pop();
    const href = link && URL.parse(link.href, url)?.href;
    if (link && href && href !== text.slice(link.from).trim()) text += ` (${href})`;
  };

  const parser = new Parser({
    onopentag: (tag, { href = '', alt = '' }) => {
      // A list inside an item continues it, and so does the first paragraph of an item.
      const isInItem = lists.length > 0;
      if (tag === 'br') text = `${text.trimEnd()}\n`;
      else if (tag === 'li') startItem();
      else if (BLOCKS.includes(tag) && !isInItem) startBlock();
      if (tag === 'ul' || tag === 'ol') lists.push({ next: tag === 'ol' ? 1 : undefined });
      if (tag === 'a') links.push({ href, from: text.length });
      if (tag === 'img' && alt !== '') text += `[Image: ${alt}]`;
    },
    ontext: (part) => {
      const line = part.replaceAll(/\s+/g, ' ');
      text += text === '' || /\s$/.test(text) ? line.trimStart() : line;
    },
    onclosetag: (tag) => {
      if (tag === 'a') endLink();
      if (tag === 'ul' || tag === 'ol') lists.pop();
      if (BLOCKS.includes(tag) && lists.length === 0) startBlock();
    },
  });
  parser.end(html);
  return text.trim();
}
