const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** What stands in them is text, whatever it looks like. */
const RAW = new Set([
  ...['script', 'style', 'textarea', 'title', 'xmp'],
  ...['iframe', 'noembed', 'noframes', 'plaintext'],
]);
/** A new one ends the one before. */
const SELF_ENDING = new Set(['p', 'li', 'tr', 'td', 'th', 'dt', 'dd', 'option']);

/**
 * Whether elements stand in one another deeper than that. One pass, whose work grows with the text alone, so
 * that it can be asked before anything that takes longer the deeper it is.
 */
export function isNestedDeeper(html: string, most: number): boolean {
  const open: string[] = [];
  const start = /<(\/?)([a-z][^\s/>]*)|<!--/gi;
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const [found, slash, tag = ''] = match;
    const name = tag.toLowerCase();
    const end = found === '<!--' ? endOf(html, '-->', start.lastIndex) : endOfTag(html, start.lastIndex);
    // What is not ended is no tag, and neither is anything behind it.
    if (end === undefined) return false;
    start.lastIndex = end;
    if (found === '<!--') continue;
    if (slash) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
    } else if (RAW.has(name)) {
      const behind = new RegExp(`</${name}[\\s/>]`, 'gi');
      behind.lastIndex = end;
      const match = behind.exec(html);
      if (!match) return false;
      start.lastIndex = match.index;
    } else if (!VOID.has(name) && !(SELF_ENDING.has(name) && open.at(-1) === name)) {
      if (open.push(name) > most) return true;
    }
  }
  return false;
}

function endOf(html: string, what: string, from: number): number | undefined {
  const at = html.indexOf(what, from);
  return at < 0 ? undefined : at + what.length;
}

/** Behind the sign that ends a tag; such a sign within quotes is part of a value. */
function endOfTag(html: string, from: number): number | undefined {
  const edge = /[>=]/g;
  edge.lastIndex = from;
  for (let match = edge.exec(html); match; match = edge.exec(html)) {
    if (match[0] === '>') return edge.lastIndex;
    const quote = /\s*(["'])/y;
    quote.lastIndex = edge.lastIndex;
    const opened = quote.exec(html)?.[1];
    if (opened === undefined) continue;
    const end = endOf(html, opened, quote.lastIndex);
    if (end === undefined) return undefined;
    edge.lastIndex = end;
  }
  return undefined;
}
