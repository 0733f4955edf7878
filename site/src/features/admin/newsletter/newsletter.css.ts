import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';

const NARROW = 'screen and (max-width: 900px)';

export const postTitle = style({ fontSize: font.size.lg, fontWeight: 600, overflowWrap: 'anywhere' });

/** The preview next to the forms; above them on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const forms = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const heading = style({ width: 'fit-content', fontSize: font.size.lg });

export const term = style({ color: vars.color.secondary });

export const subject = style({ overflowWrap: 'anywhere' });

const previewBox = {
  display: 'block',
  width: '100%',
  height: '32rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
} as const;

export const emailFrame = style(previewBox);

export const plainText = style({
  ...previewBox,
  padding: space[4],
  resize: 'vertical',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: font.size.sm,
});

export const progressText = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const progressBar = style({ width: '100%', height: '12px' });

export const counts = style({ display: 'grid' });

export const count = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[2]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const countValue = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const campaigns = style({ display: 'grid', gap: space[4], padding: 0, listStyle: 'none' });
