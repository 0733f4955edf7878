import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '../../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';

export const details = style({
  minWidth: 0,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    print: { border: 0, breakInside: 'avoid' },
    // The content is rendered by a script.
    '(scripting: none)': { display: 'none' },
  },
});

// Paper cannot be opened.
globalStyle(`${details}::details-content`, {
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
    padding: `${space[2]} ${space[1]}`,
    borderRadius: radius.small,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: vars.color.accentSoft },
    },
  },
]);

export const title = style({ gridArea: '1 / 1', fontSize: font.size.lg });

export const about = style({ gridArea: '2 / 1', color: vars.color.secondary, fontSize: font.size.sm });

export const chevron = style({
  gridArea: '1 / 2 / 3',
  color: vars.color.accent,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: '180deg' } },
});

export const content = style([
  stack[5],
  { padding: `${space[3]} 0 ${space[6]}`, '@media': { print: { gap: space[2], padding: 0 } } },
]);

/** Links to the parts of the page. On a phone, one line that scrolls sideways. */
export const links = style([
  notPrinted,
  {
    display: 'flex',
    gap: space[2],
    minWidth: 0,
    padding: '4px',
    margin: '-4px',
    overflowX: 'auto',
    '@media': { [WIDE]: { flexWrap: 'wrap' }, '(scripting: none)': { display: 'none' } },
  },
]);
globalStyle(`${links} > a`, {
  flex: 'none',
  alignContent: 'center',
  minHeight: size.tap,
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.pill,
  fontSize: font.size.sm,
  textDecoration: 'none',
});
