import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../theme/vars.css.ts';
import { label } from './button.css.ts';
import { TOASTS_HEIGHT } from './toaster.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const backdrop = style({ position: 'fixed', inset: 0, zIndex: 30, background: 'rgb(11 18 20 / 56%)' });

export const positioner = style({
  position: 'fixed',
  inset: 0,
  // As high as the backdrop: that of a second dialog covers the first one.
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  overflow: 'auto',
  // The window is too narrow for toasts next to a dialog: it ends above them, so that they never cover its buttons.
  '@media': { 'screen and (max-width: 1343px)': { bottom: `var(${TOASTS_HEIGHT}, 0px)` } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  width: 'min(30rem, 100%)',
  padding: space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.motion.base} ease-out`,
});

export const title = style({ fontSize: font.size.xl });

export const description = style({ color: vars.color.secondary });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] });

// Stacked buttons are equally wide.
globalStyle(`${actions} > *`, { '@media': { 'screen and (max-width: 480px)': { flexGrow: 1 } } });

/** Two buttons of the same size next to each other. */
export const equalActions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
});
// A label in large text is broken before it widens the dialog.
globalStyle(`${equalActions} > *`, { paddingInline: space[2] });

/** The name of what is deleted. */
export const subject = style([
  label,
  { marginTop: space[3], overflowWrap: 'anywhere', color: vars.color.text },
]);
