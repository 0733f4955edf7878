import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../theme/media-queries.ts';
import { size, space, vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

// Not sticky: the editor has its own sticky bar, and two would leave no room on a phone.
export const header = style({
  background: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const place = style({ color: vars.color.secondary });

/** Hidden on phones. */
export const wideOnly = style({ '@media': { [PHONE]: { display: 'none' } } });

/** Links and buttons of the header: on phones, they fit next to the logo. */
export const tools = style({});
globalStyle(`${tools} > *`, {
  '@media': { [PHONE]: { paddingInline: space[2] } },
});

/** Read by screen readers at every width. */
export const visibleWhenWide = style({
  '@media': { [PHONE]: visuallyHidden },
});

export const footer = style({
  width: '100%',
  maxWidth: size.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[4]}`,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
