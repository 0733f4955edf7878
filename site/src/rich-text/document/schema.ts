import { bulletList, document, heading, listItem, orderedList, paragraph } from './blocks.ts';
import { hardBreak, image, text } from './inline.ts';
import { emphasis, link, strong, underline } from './marks.ts';

/**
 * Everything that a post can hold. The order counts: the first block is what a new one becomes, and marks
 * are nested as they stand here, the outermost first, so that a link with a bold word in it stays one link.
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
