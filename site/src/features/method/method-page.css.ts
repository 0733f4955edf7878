import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space } from '../../theme/vars.css.ts';
import { prose } from '../../ui/prose.css.ts';

export const section = style([prose, { maxWidth: size.prose }]);
globalStyle(`${section} > :last-child`, { marginBlockEnd: 0 });
// Tables, which are regions that can be scrolled.
globalStyle(`${section} > [role="region"]`, {
  marginBlockEnd: space[5],
  fontSize: font.size.sm,
  lineHeight: 1.5,
});
