import { type ChildNode, Element, Text } from 'domhandler';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const BLOCKS = setOf('p h1 h2 h3 h4 h5 h6 ul ol blockquote pre table hr figure');
export const CONTAINERS = setOf(
  'address article aside body center dd details div dl dt fieldset figcaption footer header html main nav section summary li td th tr tbody thead tfoot caption picture',
);
/** Elements that show a file or a page of another site: a link replaces them. */
export const EMBEDS = setOf('iframe video audio embed object');
/** Elements that are removed with their content. */
export const REMOVED = setOf(
  'script style template title head noscript noembed noframes svg math canvas form input button textarea select option link meta base applet xmp plaintext dialog',
);
export const MARKS = setOf('strong em u code');
/** Formats that the editor does not have. */
export const UNFORMATTED = setOf('s del strike sup sub mark');

export const isBlank = (node: ChildNode): boolean => node instanceof Text && node.data.trim() === '';
export const isBlock = (node: ChildNode): boolean =>
  node instanceof Element &&
  (BLOCKS.has(node.name) || CONTAINERS.has(node.name) || EMBEDS.has(node.name) || hasBlock(node));
export const isList = (node: ChildNode): node is Element =>
  node instanceof Element && /^[uo]l$/.test(node.name);
export const hasBlock = ({ children }: Element): boolean => children.some(isBlock);
export const hasImage = (node: ChildNode): boolean =>
  node instanceof Element && (node.name === 'img' || node.children.some(hasImage));
