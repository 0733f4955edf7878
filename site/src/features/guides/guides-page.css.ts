import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import { button } from '../../ui/button.css.ts';

export const head = style({ display: 'grid', gap: space[3] });

export const cards = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'grid' });

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.fanEdge },
    // The ring is drawn around the card, which is what the link fills.
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const picture = style({ padding: `${space[5]} ${space[5]} 0` });

export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  padding: space[5],
});

export const title = style({ fontSize: font.size.lg, lineHeight: 1.25 });

export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: 'none' },
  },
});

export const summary = style({ color: vars.color.secondary, fontSize: font.size.sm });

export const minutes = style({ fontSize: font.size.sm, color: vars.color.muted });

/** A place that is kept, not a thing to press. */
export const coming = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  padding: space[6],
  border: `1.5px dashed ${vars.color.line}`,
  borderRadius: radius.large,
  textAlign: 'center',
  fontSize: font.size.sm,
  color: vars.color.muted,
});

export const explainers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.large,
  background: vars.color.accentSoft,
});

export const explainersTitle = style({ fontSize: font.size.xl });

export const explainersLink = style([button.primary, { flexShrink: 0 }]);
