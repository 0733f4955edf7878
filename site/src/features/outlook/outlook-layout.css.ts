import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE, printed, WIDE } from '../../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { stack } from '../../ui/layout.css.ts';
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

export const intro = style([stack[4], { gridArea: 'intro', justifyItems: 'start' }]);

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

export const sections = style([
  stack[6],
  {
    gridArea: 'sections',
    alignContent: 'start',
    '@media': { [PHONE]: { gap: space[5] }, print: { display: 'contents' } },
  },
]);

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
export const closing = style([stack[3], { gridArea: 'closing', paddingBottom: space[3] }]);

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
globalStyle(`${column} figure details`, printed({ display: 'none' }));
globalStyle(`${column} figure`, printed({ gap: space[2], alignContent: 'start' }));
globalStyle(`${column} figcaption`, printed({ fontSize: '11pt' }));
globalStyle(`${column} figure p`, printed({ fontSize: '8pt', lineHeight: 1.3 }));

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
