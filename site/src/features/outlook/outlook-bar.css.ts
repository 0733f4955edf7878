import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

/** Width of the page below which the text is so large that a bar would cover most of the window. */
const LARGE_TEXT = '(max-width: 15rem)';
const LOW_WINDOW = 'screen and (max-height: 30rem)';

/** Stays at the bottom of the window while the page scrolls. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  // As wide as the window on a phone.
  margin: `0 -${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `2px solid ${vars.color.you}`,
  background: vars.color.youSoft,
  '@container': { [LARGE_TEXT]: { position: 'static' } },
  '@media': {
    [LOW_WINDOW]: { position: 'static' },
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

export const summary = style({ fontSize: font.size.sm, lineHeight: 1.3 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
globalStyle(`${actions} button`, { minHeight: size.tap });
// The bar has room for short labels only; screen readers read all of them.
globalStyle(`${actions} button small`, visuallyHidden);
