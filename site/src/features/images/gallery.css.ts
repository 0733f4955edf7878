import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import * as page from '../../ui/page.css.ts';

export const emptyGallery = style([
  page.card,
  { justifyItems: 'center', alignContent: 'center', gap: space[2], minHeight: '20rem', textAlign: 'center' },
]);

export const emptyHeading = style({ fontSize: font.size.lg });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space[4],
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
});

export const thumbnailBox = style({ aspectRatio: '4 / 3', background: vars.color.sunken });

export const thumbnail = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

export const metadata = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: `${space[4]} ${space[4]} 0`,
  overflowWrap: 'anywhere',
});

export const cardTitle = style({ fontFamily: font.text, fontSize: font.size.md, fontWeight: 600 });

export const cardActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  padding: `${space[2]} ${space[1]}`,
});
