import { globalStyle, style } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/vars.css.ts';
import { figure } from './guide-chart.css.ts';

export const line = style({ listStyle: 'none', fontSize: font.size.sm });

/** An age on the timeline: a dot, and a line to the next dot. */
export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'baseline',
  paddingBlockEnd: space[4],
  paddingInlineStart: space[5],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.75em -0.75em',
    insetInlineStart: '6px',
    borderInlineStart: `2px solid ${vars.color.fanEdge}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    top: '0.45em',
    insetInlineStart: 0,
    width: '14px',
    height: '14px',
    border: `3px solid ${vars.color.fanMedian}`,
    borderRadius: '50%',
    background: vars.color.surface,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
});

// Overrides the list styles of running text.
globalStyle(`${figure} ol${line}`, { padding: 0 });
globalStyle(`${figure} li${stop}`, { margin: 0 });
globalStyle(`${figure} li${stop}:last-child`, { paddingBlockEnd: 0 });

export const age = style({
  fontFamily: font.display,
  fontSize: font.size.md,
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums',
});
