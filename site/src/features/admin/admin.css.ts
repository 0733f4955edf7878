import { style } from '@vanilla-extract/css';
import { WIDE } from '../../theme/media-queries.ts';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import { row, stack } from '../../ui/layout.css.ts';

/** As wide as its text, and so is its focus ring. */
export const heading = style({ width: 'fit-content', fontSize: font.size.lg });

/** Replaces an empty list. */
export const empty = style({
  padding: `${space[8]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  textAlign: 'center',
});

// The author.

/** Three columns on wide screens. */
export const authorFields = style([
  stack[5],
  {
    '@media': {
      [WIDE]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        alignItems: 'start',
      },
    },
  },
]);

// The newsletter.

export const postTitle = style({ fontSize: font.size.lg, fontWeight: 600, overflowWrap: 'anywhere' });

/** The preview next to the forms; above them on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

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
  whiteSpace: 'nowrap',
});

// The partners.

/** Offsets the padding of the first button, so that its label aligns with the text. */
export const actions = style([row, { marginInlineStart: `-${space[3]}` }]);

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
});

export const detailLabel = style({ minWidth: '8rem', color: vars.color.secondary });

export const detailValue = style({ fontWeight: 600, overflowWrap: 'anywhere' });
