import { bulletList, document, heading, listItem, orderedList, paragraph } from './blocks.ts';
import { hardBreak, image, text } from './inline.ts';
import { emphasis, link, strong, underline } from './marks.ts';

/**
 * All nodes and marks of a post. The order matters: the first block type is the default, and marks are nested in
 * this order, the outermost first, so that a link with a bold word in it stays one link.
 */
export const schema = [
  document,
  paragraph,
  heading,
  bulletList,
  orderedList,
  listItem,
  hardBreak,
  image,
  text,
  link,
  strong,
  emphasis,
  underline,
].flat();
