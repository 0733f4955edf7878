import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import { NARROW, stackedValues, WIDE } from './plans-table.css.ts';

export const largeAge = style({
  fontWeight: 600,
  '@media': { [NARROW]: { fontFamily: font.display, fontSize: font.size.xxl, lineHeight: 1.1 } },
});

/** The answer of someone who has retired, a sentence. */
export const spendable = style({
  fontWeight: 600,
  '@media': { [NARROW]: { fontFamily: font.display, fontSize: font.size.lg } },
});

/** Below the text before it in the table, and in a card that has no room for "fewer than 1 of 10". */
export const chance = style({ '@media': { [`${WIDE}, (max-width: 360px)`]: { display: 'block' } } });

/** The parts of the household that the answer includes. In the table as wide as the lines above. */
export const household = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  width: 0,
  minWidth: '100%',
  margin: `${space[1]} 0`,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.xs,
  overflowWrap: 'anywhere',
});
globalStyle(`${household} > li`, {
  minWidth: 0,
  padding: `2px ${space[2]}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
});

/** The line of ages, one of a card's details. The table has no room for it. */
export const ageLine = style({
  width: '100%',
  margin: `${space[2]} 0`,
  '@media': {
    [WIDE]: { display: 'none' },
    [`screen and ${NARROW}`]: { selectors: { 'tr:not([data-open]) &': { display: 'none' } } },
  },
});

/** The placeholder of an age that has not been solved yet, as high as the lines and the dots of a solved age. */
export const pendingAge = style([
  stackedValues,
  {
    width: '100%',
    paddingBottom: '1em',
    borderRadius: radius.small,
    background: vars.color.sunken,
  },
]);
