import { style } from '@vanilla-extract/css';

/** Hides an element from view but not from screen readers. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Keeps a name or an amount on one line. */
export const unbroken = style({ whiteSpace: 'nowrap' });
