import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../theme/media-queries.ts';
import { size, space, vars } from '../../theme/vars.css.ts';

// It is not sticky, because the editor has its own sticky bar, and two would leave no room on a phone.
export const header = style({
  background: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const areaName = style({ color: vars.color.secondary });

export const hiddenOnPhone = style({ '@media': { [PHONE]: { display: 'none' } } });

/** Buttons of the header. Less padding on phones, so that they fit next to the logo. */
export const headerButtons = style({});
globalStyle(`${headerButtons} > *`, {
  '@media': { [PHONE]: { paddingInline: space[2] } },
});

export const footer = style({
  width: '100%',
  maxWidth: size.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[4]}`,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
