import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../theme/media-queries.ts';
import { font, size, space, vars } from '../../theme/vars.css.ts';
import * as page from '../../ui/page.css.ts';

export const header = style({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' });

/** Has room for the question of a check-in while the records are loaded. */
export const checkIn = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  minHeight: size.tap,
});

/** Has room for the answer before it is calculated, so that nothing below it moves. */
export const answer = style({
  minHeight: '6rem',
  '@media': { [PHONE]: { minHeight: '9rem' } },
});
export const income = style({
  minHeight: '5.5rem',
  '@media': { [PHONE]: { minHeight: '8rem' } },
});

/** The number of characters of a big number; set on each. */
export const characters = '--whenabouts-characters';

export const bigNumbers = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
});

export const bigNumberCard = style([page.card, { containerType: 'inline-size' }]);

/** A long number shrinks to the width of its card. */
export const bigNumber = style([
  page.bigNumber,
  { fontSize: `min(${font.size.xxl}, 170cqi / var(${characters}))`, overflowWrap: 'normal' },
]);

/** The inputs: each value below its label, as many in a row as fit. */
export const detailsCard = style([page.card, { gap: space[1], paddingBlock: space[4] }]);

export const detailsTitle = style({ fontSize: font.size.md });

export const inputs = style({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  marginTop: space[2],
});

/** Labels have one or two lines: the values in a row are aligned. */
export const inputItem = style({ display: 'grid', alignContent: 'space-between' });

export const inputValue = style({ fontWeight: 600 });

/** Prints the assumptions, which cannot be opened on paper. The table would be too long. */
export const results = style({});
globalStyle(`${results} summary`, { '@media': { print: { display: 'none' } } });
globalStyle(`${results} [data-part="assumptions"] details::details-content`, {
  '@media': { print: { contentVisibility: 'visible', height: 'auto' } },
});

export const heading = style({ fontSize: font.size.lg });

export const record = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[3]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

/** The text of a record. The actions are next to it, or below it on narrow pages. */
export const facts = style({ flex: '1 1 18rem', minWidth: 0 });

export const date = style({ fontWeight: 600 });

export const choice = style({
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minHeight: size.tap,
});
