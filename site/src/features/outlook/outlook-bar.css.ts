import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../theme/vars.css.ts';
import { row } from '../../ui/layout.css.ts';

/** Width of the page below which the text is so large that a bar would cover most of the window. */
const LARGE_TEXT = '(max-width: 15rem)';
/** Width of the page in which the bar has room for one row, without its details. */
const NARROW = '(15rem < width <= 30rem)';
const LOW_WINDOW = 'screen and (max-height: 30rem)';
const inOwnRow = { position: 'static', gridArea: 'bar' } as const;

/** Stays at the bottom of the window while the page scrolls: its area is the whole page, and the last row is its own. */
export const bar = style([
  row,
  {
    gridArea: '1 / 1 / -1 / -1',
    alignSelf: 'end',
    justifyContent: 'space-between',
    position: 'sticky',
    bottom: 0,
    // Ends where the page does, so that nothing is blank below it.
    marginBlockEnd: `-${space[9]}`,
    zIndex: 2,
    paddingBlock: space[2],
    background: vars.color.youSoft,
    // Extends the background, with a line above it, to the edges of the window. Unlike a margin, it never adds a scroll bar.
    borderImage: `linear-gradient(${vars.color.you} 2px, ${vars.color.youSoft} 2px) fill 0 / 0 / 0 100vmax`,
    '@container': { [LARGE_TEXT]: inOwnRow },
    '@media': {
      [LOW_WINDOW]: inOwnRow,
      print: { display: 'none' },
      '(scripting: none)': { display: 'none' },
    },
  },
]);
/** The text of the bar besides the answer. */
export const barDetail = style({});

globalStyle(`${bar} p`, { fontSize: font.size.sm, lineHeight: 1.3 });
globalStyle(`${bar} button`, { minHeight: size.tap, paddingInline: space[3] });

// On a phone, the bar is one row, next to the notice after saving too, and its labels wrap between words.
const narrow = (rule: Parameters<typeof globalStyle>[1]) => ({ '@container': { [NARROW]: rule } }) as const;
globalStyle(`section${bar}, ${bar} div div`, narrow({ flexWrap: 'nowrap', gap: space[1] }));
globalStyle(barDetail, narrow({ display: 'none' }));
globalStyle(
  `${bar} button`,
  narrow({ paddingInline: space[2], fontSize: font.size.xs, overflowWrap: 'normal' }),
);
