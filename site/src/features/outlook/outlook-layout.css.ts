import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/vars.css.ts';

const WIDE = 'screen and (min-width: 60rem)';

export const layout = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: space[8] },
    print: {
      gap: `${space[2]} ${space[5]}`,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas:
        '"intro intro" "chance fan" "levers levers" "income history" "versions versions" "full full"',
    },
  },
});

export const intro = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '@media': { [WIDE]: { gridColumn: '1 / -1' }, print: { gridArea: 'intro', gap: space[2] } },
});

export const fullWidth = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridColumn: '1 / -1' }, print: { gridArea: 'full' } },
});

export const sections = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { display: 'contents' } },
});

export const charts = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [WIDE]: {
      // Not a grid: its rows would leave gaps below short charts, because the heights differ a lot.
      display: 'flow-root',
      gridColumn: '1 / -1',
    },
    print: { display: 'contents' },
  },
});

const column = (gridArea: string, side: 'left' | 'right', marginTop?: string) =>
  style({
    minWidth: 0,
    '@media': {
      [WIDE]: { float: side, clear: side, width: `calc(50% - ${space[8]} / 2)`, marginTop },
      print: { gridArea, breakInside: 'avoid' },
    },
  });
export const fan = column('fan', 'left');
export const income = column('income', 'right');
export const history = column('history', 'left', space[7]);
export const versions = column('versions', 'right', space[7]);

const printArea = (gridArea: string) =>
  style({ minWidth: 0, '@media': { print: { gridArea, breakInside: 'avoid' } } });
export const chance = printArea('chance');
export const levers = printArea('levers');

export const heading = style({ width: 'fit-content', '@media': { print: { fontSize: '18pt' } } });

// The printed outlook has two pages, which have room for the charts but not for their tables.
const print = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { print: rule } }) as const;
globalStyle(`${layout} details`, print({ display: 'none' }));
globalStyle(`${layout} figure`, print({ gap: space[2] }));
globalStyle(`${layout} figcaption`, print({ fontSize: '11pt' }));
globalStyle(`${layout} figure p`, print({ fontSize: '8pt', lineHeight: 1.3 }));
