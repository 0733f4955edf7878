import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { PHONE } from '../theme/media-queries.ts';
import { font, radius, space, vars } from '../theme/vars.css.ts';
import { label } from './button.css.ts';
import { TOAST_WIDTH_REM, TOASTS_BOTTOM, TOASTS_OFFSET_PX } from './toaster.css.ts';

const DIALOG_WIDTH_REM = 30;
const REM_PX = 16;
/** Distance between a dialog and a toast next to it. */
const TOAST_GAP_PX = 32;
/** Width of the narrowest window in which toasts fit next to the centered dialog. */
const WIDTH_WITH_TOASTS_PX =
  DIALOG_WIDTH_REM * REM_PX + 2 * (TOAST_WIDTH_REM * REM_PX + TOASTS_OFFSET_PX + TOAST_GAP_PX);

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const backdrop = style({ position: 'fixed', inset: 0, zIndex: 30, background: 'rgb(11 18 20 / 56%)' });

export const positioner = style({
  position: 'fixed',
  inset: 0,
  // Same z-index as the backdrop, so that a second dialog's backdrop covers the first dialog.
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  overflow: 'auto',
  // On narrow windows, the dialog is above the toasts, which would cover its buttons.
  '@media': {
    [`screen and (max-width: ${WIDTH_WITH_TOASTS_PX - 1}px)`]: {
      bottom: `var(${TOASTS_BOTTOM}, 0px)`,
    },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  width: `min(${DIALOG_WIDTH_REM}rem, 100%)`,
  padding: space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.motion.base} ease-out`,
});

export const title = style({ fontSize: font.size.xl });

/** Places the dialog at the bottom of narrow windows. */
export const sheetPositioner = style([
  positioner,
  // The sticky buttons must not cover the focused field, even in two rows.
  { scrollPaddingBottom: '9rem', '@media': { 'screen and (max-width: 40rem)': { alignItems: 'end' } } },
]);

export const description = style({ color: vars.color.secondary });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] });

// On a phone, the page shows above most questions.
globalStyle(`${sheetPositioner} > *`, { '@media': { [PHONE]: { gap: space[3], padding: space[4] } } });

// A question may be higher than the window.
globalStyle(`${sheetPositioner} ${actions}`, {
  position: 'sticky',
  // At the edge of the window, without a gap in which the question would show.
  bottom: `calc(-1 * ${space[4]})`,
  margin: `calc(-1 * ${space[3]})`,
  padding: space[3],
  background: vars.color.surface,
});
// Three buttons fit in one row of a phone.
globalStyle(`${sheetPositioner} ${actions} > *`, { '@media': { [PHONE]: { paddingInline: space[2] } } });

// Stacked buttons are equally wide.
globalStyle(`${actions} > *`, { '@media': { [PHONE]: { flexGrow: 1 } } });

/** Two buttons of the same size next to each other. */
export const equalActions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
});
// Less padding, so that a long label in large text does not widen the dialog.
globalStyle(`${equalActions} > *`, { paddingInline: space[2] });

/** Name of the item to delete. */
export const itemName = style([
  label,
  { marginTop: space[3], overflowWrap: 'anywhere', color: vars.color.text },
]);
