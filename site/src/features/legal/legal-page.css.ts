import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { prose } from '../../ui/prose.css.ts';

export const updated = style({ fontSize: font.size.sm, color: vars.color.muted });

export const summary = style([
  prose,
  {
    padding: `${space[5]} ${space[5]}`,
    borderInlineStart: `4px solid ${vars.color.fanEdge}`,
    borderRadius: radius.medium,
    background: vars.color.accentSoft,
    '@media': { 'screen and (max-width: 360px)': { padding: space[4] } },
  },
]);
globalStyle(`${summary} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${summary} li:last-child`, { marginBlockEnd: 0 });

// Limits the line length of text, but not the width of tables.
export const section = style([prose, { maxWidth: 'none' }]);
globalStyle(`${section} > *`, { maxWidth: size.prose });
globalStyle(`${section} > table`, { maxWidth: 'none' });
globalStyle(`${section} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${section} > h2`, {
  '@media': { print: { marginBlockStart: space[5], breakAfter: 'avoid' } },
});
