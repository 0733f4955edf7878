import { style } from '@vanilla-extract/css';
import { focusRing, font, radius, space, vars } from '../../theme/vars.css.ts';
import { button } from '../../ui/button.css.ts';
import { card as cardBase } from '../../ui/page.css.ts';

export const intro = style({ display: 'grid', gap: space[3] });

export const heading = style({ width: 'fit-content', fontSize: font.size.xl });

/** Login prompt: a heading and a paragraph, with two buttons next to them on wide screens. */
export const loginPrompt = style([
  cardBase,
  {
    '@media': {
      'screen and (min-width: 60rem)': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: space[6],
      },
    },
  },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    'screen and (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' },
  },
});

export const dropZone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[3],
  minHeight: '9rem',
  padding: space[4],
  border: `2px dashed ${vars.color.control}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
  color: vars.color.secondary,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    '&:focus-within': focusRing,
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
    },
    '&[data-invalid]': { borderColor: vars.color.danger },
  },
});

export const browseLabel = style({ color: vars.color.accent, fontWeight: 600, textDecoration: 'underline' });

// A fixed height, so that the page does not jump while the preview loads.
export const previewBox = style({ display: 'grid', placeItems: 'center', width: '100%', height: '12rem' });

export const preview = style({
  maxWidth: '100%',
  maxHeight: '12rem',
  minWidth: 0,
  objectFit: 'contain',
  borderRadius: radius.small,
});

export const selectedFile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const fileName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Keeps its width next to a long file name. */
export const removeButton = style([button.quiet, { flex: 'none' }]);

export const progress = style({ display: 'grid', gap: space[2] });

export const progressText = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: font.size.sm,
  color: vars.color.secondary,
  overflowWrap: 'anywhere',
});

export const percent = style({ flex: 'none' });

export const progressBar = style({ width: '100%', height: '12px' });

export const gallery = style({ display: 'grid', gap: space[4] });

export const emptyGallery = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minHeight: '20rem',
  padding: space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  textAlign: 'center',
});

export const emptyHeading = style({ fontSize: font.size.lg });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space[4],
  margin: 0,
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
