import { DomUtils, parseDocument } from 'htmlparser2';
import { render } from '../src/entry-server.tsx';

type Node = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

/** The element of a page that was rendered on the server. Its text has plain spaces in place of those that do not break. */
export interface MarkupElement {
  readonly name: string;
  readonly text: string;
  attribute(name: string): string | undefined;
  /** Elements within it that have one of these tag names, in their order. */
  all(...tags: string[]): MarkupElement[];
  /** The first element within it with this tag name. Throws if there is none. */
  first(tag: string): MarkupElement;
  /** The elements directly within it. */
  children(): MarkupElement[];
}

export interface Markup extends MarkupElement {
  /** The element with this id. Throws if there is none. */
  byId(id: string): MarkupElement;
  /** The element with this tag name and this label. Throws if there is none. */
  named(tag: string, name: string): MarkupElement;
  /** The table whose caption matches. Throws if there is none. */
  captioned(caption: RegExp): MarkupElement;
}

/** Renders a page on the server, for a visitor of a site without posts. */
export async function renderMarkup(path: string, { hideClaims = false } = {}): Promise<Markup> {
  const { html } = await render({
    url: `https://whenabouts.test${path}`,
    hasSession: false,
    hasAdminSession: false,
    hideClaims,
    read: async () => [],
  });
  const document = parseDocument(html);
  const root = wrap(document);
  const byId = (id: string) => {
    const found = DomUtils.getElementById(id, document);
    return wrap(existing(found ?? undefined, `element with the id ${id}`));
  };
  const nameOf = (element: MarkupElement) => {
    const label = element.attribute('aria-labelledby');
    return label ? byId(label).text : element.attribute('aria-label');
  };
  return {
    ...root,
    byId,
    named: (tag, name) =>
      existing(
        root.all(tag).find((element) => nameOf(element) === name),
        `${tag} with the name ${name}`,
      ),
    captioned: (caption) =>
      existing(
        root.all('table').find((table) => caption.test(table.all('caption')[0]?.text ?? '')),
        `table ${caption}`,
      ),
  };
}

function wrap(node: Node | Element): MarkupElement {
  const all = (...tags: string[]) =>
    DomUtils.getElementsByTagName((tag) => tags.includes(tag), node.children).map(wrap);
  return {
    name: 'name' in node ? node.name : '',
    text: DomUtils.textContent(node).replaceAll(/[\u00a0\n]/g, ' '),
    attribute: (name) => ('attribs' in node ? node.attribs[name] : undefined),
    all,
    first: (tag) => existing(all(tag)[0], tag),
    children: () => DomUtils.getElementsByTagName(() => true, node.children, false).map(wrap),
  };
}

function existing<T>(found: T | undefined, what: string): T {
  if (!found) throw new Error(`The page has no ${what}`);
  return found;
}

export const textsOf = (elements: readonly MarkupElement[]): string[] => elements.map(({ text }) => text);

/** Returns the texts of the cells of a table's body, row by row. */
export const rowsOf = (table: MarkupElement): string[][] =>
  table
    .first('tbody')
    .all('tr')
    .map((row) => textsOf(row.children()));

/** Returns text and target of each link. */
export const linksOf = (element: MarkupElement): [text: string, href: string | undefined][] =>
  element.all('a').map((link) => [link.text, link.attribute('href')]);
