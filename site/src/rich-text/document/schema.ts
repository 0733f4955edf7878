import {
  bulletList,
  codeBlock,
  document,
  heading,
  listItem,
  orderedList,
  paragraph,
  quote,
  table,
  tableCell,
  tableHeader,
  tableRow,
} from './blocks.ts';
import { hardBreak, image, text } from './inline.ts';
import { code, emphasis, link, strong, underline } from './marks.ts';

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
  quote,
  codeBlock,
  table,
  tableRow,
  tableCell,
  tableHeader,
  hardBreak,
  image,
  text,
  link,
  strong,
  emphasis,
  underline,
  code,
].flat();
