import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '../../../theme/vars.css.ts';

export const differences = style({
  display: 'grid',
  gap: space[2],
  maxWidth: size.prose,
  paddingInlineStart: '1.2em',
  '@media': { print: { gap: 0, maxWidth: 'none', fontSize: '9pt' } },
});

export const versionButtons = style({ display: 'inline-flex', flexWrap: 'wrap', columnGap: space[4] });
// Without padding, the labels line up with the cells above.
globalStyle(`${versionButtons} > button`, { paddingInline: 0 });
