import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE, WIDE } from '../../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { row, stack } from '../../ui/layout.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/**
 * The page. The areas place the numbers next to the answer where there is room, and the bar, which comes early in the markup, at
 * the bottom of the window.
 */
export const column = style({
  ...oneColumn,
  gap: `${space[5]} ${space[8]}`,
  gridTemplateAreas: '"intro" "headline" "answer" "links" "numbers" "sections" "parts" "closing" "bar"',
  minWidth: 0,
  containerType: 'inline-size',
  '@media': {
    [PHONE]: { rowGap: space[4] },
    [WIDE]: {
      gridTemplateColumns: '24rem minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto auto 1fr',
      gridTemplateAreas:
        '"intro intro" "numbers headline" "numbers answer" "numbers links" "numbers sections" "parts parts" "closing closing" "bar bar"',
    },
    print: {
      gap: `${space[2]} ${space[5]}`,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas:
        '"intro intro" "headline headline" "answer answer" "household household" "chance past" "notes notes" "levers levers" "years years" "compare compare" "check-in check-in" "closing closing"',
      containerType: 'normal',
    },
  },
});
// The bar must not cover the focused control.
globalStyle(`${column} *`, { scrollMarginBottom: '6.5rem' });

export const intro = style({
  gridArea: 'intro',
  ...oneColumn,
  gap: space[4],
  justifyItems: 'start',
});

// Wide content of a printed part must not widen the paper.
globalStyle(`${column} > *`, { minWidth: 0 });

/** Groups the headline, the bar and the details for screen readers, but not in the layout. */
export const wholeAnswer = style({ display: 'contents' });

export const headline = style({ gridArea: 'headline', minWidth: 0 });

export const answer = style({ gridArea: 'answer', minWidth: 0 });

export const links = style([stack[5], { gridArea: 'links', '@media': { print: { display: 'contents' } } }]);

/** As high as the answer next to it, so the sticky numbers end where the parts begin. */
export const numbers = style({
  gridArea: 'numbers',
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

export const sections = style({
  gridArea: 'sections',
  ...oneColumn,
  alignContent: 'start',
  gap: space[6],
  '@media': { [PHONE]: { gap: space[5] }, print: { display: 'contents' } },
});

globalStyle(`${sections} > *`, { minWidth: 0 });

/** The line of ages. It reserves the height that most households need, in a narrow column for a list of the ages. */
export const lineOfAges = style([
  notPrinted,
  // It is rendered by a script.
  { containerType: 'inline-size', '@media': { '(scripting: none)': { display: 'none' } } },
]);
for (const [household, narrow, wide] of [
  ['alone', '23.5rem', '18.25rem'],
  ['couple', '31rem', '24.5rem'],
  ['retired', '16.25rem', '15rem'],
]) {
  globalStyle(`${lineOfAges}[data-household="${household}"] > :last-child`, {
    minHeight: narrow,
    '@container': { '(min-width: 35rem)': { minHeight: wide } },
  });
}

/** The parts that are opened on demand. */
export const parts = style({ gridArea: 'parts', minWidth: 0, '@media': { print: { display: 'contents' } } });

const printArea = (gridArea: string) =>
  style({ minWidth: 0, '@media': { print: { gridArea, breakInside: 'avoid' } } });
export const household = printArea('household');
export const chance = printArea('chance');
export const levers = printArea('levers');
export const yearByYear = printArea('years');
export const pastRetirements = printArea('past');
globalStyle(`${pastRetirements} figure`, { maxWidth: '52rem' });
// A chart without the other one beside it has the whole width of the paper.
for (const alone of [
  `${column}:not(:has(${pastRetirements} > section)) ${chance}`,
  `${column}:not(:has(${chance})) ${pastRetirements}`,
])
  globalStyle(alone, { '@media': { print: { gridColumn: '1 / -1' } } });
export const compare = printArea('compare');
export const checkIn = printArea('check-in');

/** The end of the page. The bar must not cover it. */
export const closing = style({
  gridArea: 'closing',
  display: 'grid',
  gap: space[3],
  paddingBottom: space[3],
});

/** Side by side where there is room for both. */
export const twoCharts = style({
  ...oneColumn,
  alignItems: 'start',
  gap: `${space[6]} ${space[8]}`,
  '@media': {
    [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { columnGap: space[5], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The question is smaller than its answer. */
export const heading = style({
  width: 'fit-content',
  fontSize: `clamp(${font.size.lg}, 1rem + 1.2vw, ${font.size.xl})`,
  '@media': { print: { fontSize: '18pt' } },
});

// The printed outlook has two pages, which have room for the charts but not for their tables.
const print = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { print: rule } }) as const;
globalStyle(`${column} figure details`, print({ display: 'none' }));
globalStyle(`${column} figure`, print({ gap: space[2], alignContent: 'start' }));
globalStyle(`${column} figcaption`, print({ fontSize: '11pt' }));
globalStyle(`${column} figure p`, print({ fontSize: '8pt', lineHeight: 1.3 }));

export const part = style({
  minWidth: 0,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    print: { border: 0, breakInside: 'avoid' },
    // The content is rendered by a script.
    '(scripting: none)': { display: 'none' },
  },
});

// Paper cannot be opened.
globalStyle(`${part}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', height: 'auto' } },
});

export const partSummary = style([
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

export const partTitle = style({ gridArea: '1 / 1', fontSize: font.size.lg });

export const partAbout = style({ gridArea: '2 / 1', color: vars.color.secondary, fontSize: font.size.sm });

export const partChevron = style({
  gridArea: '1 / 2 / 3',
  color: vars.color.accent,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { [`${part}[open] > ${partSummary} > &`]: { rotate: '180deg' } },
});

export const partContent = style({
  ...oneColumn,
  gap: space[5],
  padding: `${space[3]} 0 ${space[6]}`,
  '@media': { print: { gap: space[2], padding: 0 } },
});

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

export const notes = style({
  display: 'grid',
  gap: space[2],
  maxWidth: size.prose,
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `3px solid ${vars.color.you}`,
  background: vars.color.youSoft,
  borderRadius: `0 ${radius.medium} ${radius.medium} 0`,
  fontSize: font.size.sm,
  listStyle: 'none',
  '@media': {
    print: {
      gridArea: 'notes',
      maxWidth: 'none',
      padding: 0,
      border: 0,
      background: 'none',
      fontSize: '9pt',
      gap: 0,
    },
  },
});

/** Links to the parts of the page. On a phone, one line that scrolls sideways. */
export const partLinks = style([
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
globalStyle(`${partLinks} > a`, {
  flex: 'none',
  alignContent: 'center',
  minHeight: size.tap,
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.pill,
  fontSize: font.size.sm,
  textDecoration: 'none',
});
