interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g;
const VOID = ['br', 'img'];

/**
 * Returns the elements of HTML. Throws unless every parser reads it in the same way: lowercase tags, attributes in
 * double quotes, `<` and `>` in tags only, and all elements closed.
 */
export function elementsIn(html: string): HtmlElement[] {
  const text = html.replaceAll(TAG, '');
  const stray = text.search(/[<>]/);
  if (stray >= 0) throw new Error(`not a tag: ${text.slice(Math.max(0, stray - 20)).slice(0, 80)}`);
  const open: string[] = [];
  const elements: HtmlElement[] = [];
  for (const [tag, slash, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (slash) {
      if (attributes !== '' || open.pop() !== name) throw new Error(`${tag} closes no element in ${html}`);
      continue;
    }
    elements.push({ name, attributes: attributesIn(attributes) });
    if (!VOID.includes(name)) open.push(name);
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(' ')} in ${html}`);
  return elements;
}

function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`duplicate attribute ${name}`);
    attributes[name] = decodeEntities(value);
  }
  return attributes;
}

const decodeEntities = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
