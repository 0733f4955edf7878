import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';

export const part = style({
  minWidth: 0,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { border: 0, breakInside: 'avoid' } },
});

/** A part that is rendered when it is opened, which takes a script. */
export const lazyPart = style([part, { '@media': { '(scripting: none)': { display: 'none' } } }]);

// Paper cannot be opened.
globalStyle(`${part}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', height: 'auto' } },
});

export const summary = style([
  notPrinted,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: size.tap,
    padding: `${space[3]} ${space[1]}`,
    borderRadius: radius.small,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: vars.color.accentSoft },
    },
  },
]);

export const title = style({ gridArea: '1 / 1', fontSize: font.size.xl });

export const about = style({ gridArea: '2 / 1', color: vars.color.secondary, fontSize: font.size.sm });

export const chevron = style({
  gridArea: '1 / 2 / 3',
  color: vars.color.accent,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { [`${part}[open] > ${summary} > &`]: { rotate: '180deg' } },
});

export const content = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space[3]} 0 ${space[6]}`,
  '@media': { print: { gap: space[2], padding: 0 } },
});
