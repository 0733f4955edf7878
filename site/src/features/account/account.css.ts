import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';

export const profileHeader = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '72px',
  height: '72px',
  borderRadius: '50%',
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontFamily: font.display,
  fontSize: font.size.xl,
  fontWeight: 600,
});

export const names = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontSize: font.size.lg, fontWeight: 600 });

export const email = style({ color: vars.color.secondary });

export const detail = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });

export const activeStatus = style({ fontWeight: 600, color: vars.color.success });

/** The member's name in the header. */
export const menuLabel = style({
  // On a phone, the name shares the header with four other items.
  maxWidth: 'min(10rem, 20vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Empty until there is a password. Its line is reserved, so that nothing moves. */
export const strength = style({
  minHeight: '1.5em',
  fontSize: font.size.sm,
  lineHeight: 1.5,
  color: vars.color.secondary,
});

export const rejectedStrength = style([strength, { color: vars.color.danger }]);

export const nameFields = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
});

export const pendingPlan = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.large,
  background: vars.color.youSoft,
});

globalStyle(`${pendingPlan} > h2`, { fontSize: font.size.lg });
