import { setAlign, setBlock } from './blocks.ts';
import { clearFormatting } from './clear-formatting.ts';
import { putImage } from './images.ts';
import { removeLink, setLink } from './links.ts';
import { toggleBulletList, toggleOrderedList } from './lists.ts';
import { toggleEmphasis, toggleStrong, toggleUnderline } from './marks.ts';

export const commands = [
  toggleStrong,
  toggleEmphasis,
  toggleUnderline,
  setBlock,
  setAlign,
  toggleBulletList,
  toggleOrderedList,
  setLink,
  removeLink,
  putImage,
  clearFormatting,
];
